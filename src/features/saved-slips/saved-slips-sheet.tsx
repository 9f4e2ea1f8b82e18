import { useState } from 'react';
import { SavedSlips, useSavedSlips } from './saved-slips.tsx';

/** The saved slips inside a sheet, whose content scrolls. */
export default function SavedSlipsSheet({ onOpened }: { onOpened: () => void }) {
  const saved = useSavedSlips();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div ref={(here) => setScroller(here?.parentElement ?? null)}>
      <SavedSlips saved={saved} onOpened={onOpened} scroller={scroller} />
    </div>
  );
}
