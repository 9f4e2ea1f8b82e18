import type { Sport } from '../../domain/sports.ts';
import type { ProgramQuery } from '../../routes/program.ts';
import { links } from '../../routes/routes.ts';

/** The list of a sport that has an event: long-term events stand in no bulletin (rule program-7). */
export function listHref(sport: Sport | undefined, longTerm: boolean, query: ProgramQuery = {}): string {
  return longTerm ? links.specialEvents(sport?.slug, query) : links.program(sport?.slug, query);
}
