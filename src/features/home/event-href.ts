import { links } from '../../routes/routes.ts';
import { sportById } from '../../domain/sports.ts';

/** Address of a match's detail; undefined for a sport without such a page (sportsbook §3, `hasMatchDetail`). */
export function eventHref(sportId: number, eventId: number): string | undefined {
  const sport = sportById(sportId);
  return sport?.hasMatchDetail === true ? links.event(sport.slug, eventId) : undefined;
}
