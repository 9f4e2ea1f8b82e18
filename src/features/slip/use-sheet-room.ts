import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { FIRST_STOP, allowFirstStop } from '../../state/overlays/sheet-stop.ts';

/**
 * Keeps the slip's sheet at full height where its first stop has no room for the footer and a selection (rule slip-26),
 * and scrolls to a selection that is added while the sheet is open. No effect outside of a sheet.
 * @param count number of selections
 */
export function useSheetRoom(count: number): RefObject<HTMLFieldSetElement | null> {
  const scroll = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const slip = scroll.current?.parentElement;
    if (slip === null || slip === undefined) return undefined;
    const check = (): void => {
      const isRoomy = hasRoom(scroll.current);
      if (isRoomy !== undefined) allowFirstStop(isRoomy);
    };
    check();
    // During the window's own event Chromium has resized the sheet, but not yet what is in it.
    const observer = new ResizeObserver(check);
    observer.observe(slip);
    return () => observer.disconnect();
  }, []);
  const former = useRef(count);
  useEffect(() => {
    if (count > former.current) showLastSelection(scroll.current);
    former.current = count;
  }, [count]);
  return scroll;
}

/** Returns undefined outside of a sheet with stops. */
function hasRoom(scroll: HTMLElement | null): boolean | undefined {
  const sheet = scroll?.closest<HTMLElement>('dialog[data-stop]');
  const slip = scroll?.parentElement;
  if (sheet === null || sheet === undefined || slip === null || slip === undefined) return undefined;
  const parts = [slip.querySelector('footer'), slip.querySelector('li')];
  const needed = parts.reduce((sum, part) => sum + (part?.offsetHeight ?? 0), 0);
  return FIRST_STOP * innerHeight - (sheet.offsetHeight - slip.offsetHeight) >= needed;
}

function showLastSelection(scroll: HTMLElement | null): void {
  const last = [...(scroll?.querySelectorAll('li') ?? [])].at(-1);
  if (!scroll?.closest('dialog[data-stop]') || last === undefined) return;
  const hidden = last.getBoundingClientRect().bottom - scroll.getBoundingClientRect().bottom;
  if (hidden > 0) scroll.scrollBy({ top: hidden });
}
