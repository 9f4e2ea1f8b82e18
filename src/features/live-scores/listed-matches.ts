/** Event ids of the listed matches, for the panel beside the list (rule scores-14). */
import type { CurrentMatch, ScoreSection } from '../../domain/live-scores/sections.ts';

/** The matches in the order of the list; those the program never had have no page and are left out. */
export function listedIds(sections: readonly ScoreSection[]): number[] {
  return sections.flatMap(({ matches }) => matches.flatMap(({ eventId }) => eventId ?? []));
}

/** Returns the id a match has now: an address may name it by the one it had before it ran (rule match-50). */
export function presentId(
  eventId: number,
  matches: readonly Pick<CurrentMatch, 'eventId' | 'listedEventId'>[],
): number {
  const renamed = matches.find(({ listedEventId }) => eventId !== 0 && listedEventId === eventId);
  return renamed?.eventId ?? eventId;
}
