import { Activity, memo, useState } from 'react';
import { SpoilerSafeTab } from './spoiler-safe-tab.tsx';
import type { EventTab, EventTabProps } from './tab-definition.ts';

interface MountedTabsProps extends EventTabProps {
  /** The tab on screen; null while something else is shown instead. */
  tab: EventTab | null;
}

/**
 * The tab on screen and the ones shown before: they stay mounted without effects until the match is closed, so they are
 * shown at once when reopened, and their data is refetched.
 */
export function MountedTabs({ tab, view, head }: MountedTabsProps) {
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

/** A hidden tab is not rendered again. */
const KeptTab = memo(
  function KeptTab({ tab, view, head }: KeptTabProps) {
    return <SpoilerSafeTab tab={tab} view={view} head={head} />;
  },
  (before, after) =>
    !after.shown ||
    (before.shown && before.tab === after.tab && before.view === after.view && before.head === after.head),
);
