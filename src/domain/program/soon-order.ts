/** Order of the matches that begin soon on the home page (rule content-25). Pure. */
import type { EventHead } from '../../model/program.ts';
import { foldTurkish } from '../text.ts';
import { isMinor, sportOrder } from './search-order.ts';

export type SoonMatch = Pick<EventHead, 'id' | 'sportId' | 'competitionId' | 'competition' | 'name' | 'start'>;

/** Seconds within which leagues count for more than the start. */
const NEAR_SECONDS = 3 * 3_600;

/**
 * Returns the ids of the matches, most important first: those of the next three hours by the weight of their league, as
 * the search has it, the others by start.
 * @param favourites ids of favourite leagues, which come first
 * @param now epoch seconds
 */
export function soonOrder(matches: readonly SoonMatch[], favourites: ReadonlySet<number>, now: number): number[] {
  const keyed = matches.map((match) => ({ id: match.id, keys: orderKeys(match, favourites, now) }));
  keyed.sort((one, other) => compareKeys(one.keys, other.keys));
  return keyed.map(({ id }) => id);
}

/** Sort keys in order of importance; lower comes first. */
function orderKeys(match: SoonMatch, favourites: ReadonlySet<number>, now: number): number[] {
  const { id, sportId, competitionId, competition, name, start } = match;
  if (start - now > NEAR_SECONDS) return [1, start, id];
  const text = competition === null ? '' : foldTurkish(`${competition.name} ${competition.shortName}`);
  return [
    0,
    Number(!favourites.has(competitionId)),
    Number(isMinor(match, foldTurkish(name), { text }, 0)),
    sportOrder(sportId, 0),
    competition?.priority ?? Number.MAX_SAFE_INTEGER,
    start,
    id,
  ];
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (const [index, key] of one.entries()) {
    const difference = key - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
