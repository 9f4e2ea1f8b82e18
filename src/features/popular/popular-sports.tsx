import { queryText } from '../../routes/query-text.ts';
import { links } from '../../routes/routes.ts';
import type { SportInfo } from '../../model/event.ts';
import { type Sport, sports } from '../../domain/sports.ts';
import { useTopicValue } from '../../state/engine/live.ts';
import { TabBar } from '../../ui/control/tab-bar.tsx';
import type { PopularOrderOption } from './popular-order.ts';

/** A tab per sport that has events now, and the one on screen in any case. The order goes along. */
export function PopularSports({ current, order }: { current: Sport; order: PopularOrderOption }) {
  const infos = useTopicValue({ kind: 'sports' }, 'sports');
  const tabs = offered(infos, current).map((sport) => ({
    id: sport.slug,
    label: sport.name,
    href: `${links.popularBets(sport.slug)}${queryText({ sirala: order.query })}`,
  }));
  return <TabBar tabs={tabs} current={current.slug} label="Popüler bahislerin sporları" />;
}

/** All sports until the service has told which have events: a tab may leave, none jumps in. */
function offered(infos: readonly SportInfo[] | undefined, current: Sport): Sport[] {
  if (infos === undefined || infos.length === 0) return [...sports];
  const withEvents = new Set(infos.filter((info) => info.total > 0).map((info) => info.sportId));
  return sports.filter((sport) => sport.id === current.id || withEvents.has(sport.id));
}
