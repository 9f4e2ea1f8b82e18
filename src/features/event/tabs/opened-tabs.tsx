import { Activity, memo, useState } from 'react';
import { ShownTab } from './shown-tab.tsx';
import type { EventTab, EventTabProps } from './tab-row.ts';

export interface OpenedTabsProps extends EventTabProps {
  /** The one on screen; null while something else stands in its place. */
  tab: EventTab | null;
}

/**
 * The tab on screen, and those that were: they stay as they were left, without effects, until the match is closed. On the
 * way back they stand at once and are asked for again.
 */
export function OpenedTabs({ tab, view, head }: OpenedTabsProps) {
  const [opened, setOpened] = useState<readonly EventTab[]>([]);
  if (tab !== null && !opened.includes(tab)) setOpened([...opened, tab]);
  return opened.map((each) => (
    <Activity key={each.slug} mode={each === tab ? 'visible' : 'hidden'}>
      <KeptTab tab={each} view={view} head={head} shown={each === tab} />
    </Activity>
  ));
}

interface KeptTabProps extends EventTabProps {
  tab: EventTab;
  shown: boolean;
}

/** Nothing is drawn for what nobody sees. */
const KeptTab = memo(
  function KeptTab({ tab, view, head }: KeptTabProps) {
    return <ShownTab tab={tab} view={view} head={head} />;
  },
  (before, after) =>
    !after.shown ||
    (before.shown && before.tab === after.tab && before.view === after.view && before.head === after.head),
);
