import type { Sport } from '../../domain/sports.ts';
import type { ProgramQuery } from '../../routes/program-routes.ts';
import { entryLinks } from '../../routes/routes.ts';

/** Returns the address of the list that contains a sport's event: long-term events have their own (rule program-7). */
export function eventListHref(sport: Sport | undefined, longTerm: boolean, query: ProgramQuery = {}): string {
  return longTerm ? entryLinks.specialEvents(sport?.slug, query) : entryLinks.program(sport?.slug, query);
}
