import { type Sport, sports } from '../../domain/sports.ts';
import type { SportInfo } from '../../model/event.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { TabBar } from '../../ui/control/tab-bar.tsx';
import { SportIcon } from '../pictures/picture.tsx';

interface SportTabsProps {
  current: Sport;
  /** Accessible name of the tabs. */
  label: string;
  hrefOf: (sportSlug: string) => string;
}

/** A tab per sport that has events now, and always the current one. */
export function SportTabs({ current, label, hrefOf }: SportTabsProps) {
  const infos = useTopicValue({ kind: 'sports' }, 'sports');
  const tabs = offeredSports(infos, current).map((sport) => ({
    id: sport.slug,
    label: sport.name,
    icon: <SportIcon sportId={sport.id} />,
    href: hrefOf(sport.slug),
  }));
  return <TabBar tabs={tabs} current={current.slug} label={label} />;
}

/** All sports until the service's list is loaded, so that tabs may be removed but none is added later. */
function offeredSports(infos: readonly SportInfo[] | undefined, current: Sport): Sport[] {
  if (infos === undefined || infos.length === 0) return [...sports];
  const withEvents = new Set(infos.filter((info) => info.total !== 0).map((info) => info.sportId));
  return sports.filter((sport) => sport.id === current.id || withEvents.has(sport.id));
}
