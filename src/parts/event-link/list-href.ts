import type { Sport } from '../../domain/sports.ts';
import type { ProgramQuery } from '../../routes/program.ts';
import { links } from '../../routes/routes.ts';

/** Returns the address of the list that contains a sport's event: long-term events have their own (rule program-7). */
export function listHref(sport: Sport | undefined, longTerm: boolean, query: ProgramQuery = {}): string {
  return longTerm ? links.specialEvents(sport?.slug, query) : links.program(sport?.slug, query);
}
