/** What stands on the home page, and in which order (rule content-1). */
import { type HomeBlock, type HomeSection, homeBlocks } from '../../model/content.ts';

/** Until the service has said otherwise. */
export const builtInOrder: readonly HomeBlock[] = [
  'slider',
  'liveEvents',
  'highlightedLeagues',
  'upcomingEvents',
  'pool',
  'popularBets',
  'editors',
  'news',
  'html',
];

/** Each kind once, where it comes first; an answer without any is no order. */
export function homeOrder(sections: readonly Pick<HomeSection, 'type'>[]): readonly HomeBlock[] {
  const order = [...new Set(sections.map(({ type }) => type))];
  return order.length === 0 ? builtInOrder : order;
}

/** An order as this device kept it, the names it does not know left out. */
export function keptOrder(names: readonly string[]): readonly HomeBlock[] {
  const known = names.flatMap((name) => homeBlocks.filter((block) => block === name));
  return known.length === 0 ? builtInOrder : [...new Set(known)];
}
