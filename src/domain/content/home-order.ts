/** What stands on the home page, and in which order (rule content-1). */
import type { HomeBlock, HomeSection } from '../../model/content.ts';

/** Each kind once, where it comes first. */
export function homeOrder(sections: readonly Pick<HomeSection, 'type'>[]): HomeBlock[] {
  return [...new Set(sections.map(({ type }) => type))];
}

/** Below what the page itself shows first, while the service has not said otherwise. */
export const builtInRest: readonly HomeBlock[] = ['pool', 'popularBets', 'editors', 'news'];

const first: ReadonlySet<string> = new Set<HomeBlock>(['slider', 'liveEvents', 'highlightedLeagues', 'upcomingEvents']);

/** The beginning of a kept order up to the next block that the page shows by itself. */
export function restBefore(blocks: readonly string[]): readonly string[] {
  const next = blocks.findIndex((block) => first.has(block));
  return next === -1 ? blocks : blocks.slice(0, next);
}

/** All but what the page shows by itself. */
export function restOf(order: readonly HomeBlock[]): readonly HomeBlock[] {
  return order.filter((block) => !first.has(block));
}
