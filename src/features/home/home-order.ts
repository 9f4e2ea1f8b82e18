/** Order of the sections on the home page (rule content-1). */
import type { HomeBlock, HomeSection } from '../../model/content.ts';

/** Section types in the service's order; a repeated type keeps its first position. */
export function homeOrder(sections: readonly Pick<HomeSection, 'type'>[]): HomeBlock[] {
  return [...new Set(sections.map(({ type }) => type))];
}

/** Default sections below the page's own first sections, used until the service has sent an order. */
export const defaultLowerSections: readonly HomeBlock[] = ['pool', 'popularBets', 'editors', 'news'];

const first: ReadonlySet<string> = new Set<HomeBlock>(['slider', 'liveEvents', 'highlightedLeagues', 'upcomingEvents']);

/** Cached sections before the next section that the page shows by itself. */
export function sectionsBeforeTopSection(blocks: readonly string[]): readonly string[] {
  const next = blocks.findIndex((block) => first.has(block));
  return next === -1 ? blocks : blocks.slice(0, next);
}

/** Sections except those the page shows by itself. */
export function withoutTopSections(order: readonly HomeBlock[]): readonly HomeBlock[] {
  return order.filter((block) => !first.has(block));
}
