/**
 * Matching of pool matches to sportsbook events by both names and the start, for when the service sends no event id
 * (rule pool-36).
 */
import type { EventHead } from '../../model/program.ts';
import type { PoolEvent } from '../../model/pool.ts';
import { foldTurkish } from '../text.ts';

/** Maximum difference of the starts, in seconds; a match moved by less is still the same match. */
const NEAR_SECONDS = 12 * 3_600;
/** Words of club names that one source writes and another omits. */
const legal = new Set(['as', 'a', 's', 'fk', 'fc', 'sk', 'jk', 'ac', 'afc', 'cf', 'sc', 'kulubu']);

export type PoolEventCandidate = Pick<EventHead, 'id' | 'home' | 'away' | 'start'>;

/** Map of match number → event id; a match with no or several fitting events is omitted. */
export function findPoolEventIds(
  matches: readonly PoolEvent[],
  candidates: readonly PoolEventCandidate[],
): Map<number, number> {
  const sides = candidates.map(({ id, home, away, start }) => ({ id, start, home: words(home), away: words(away) }));
  const found = new Map<number, number>();
  for (const { number, home, away, startsAt } of matches) {
    if (startsAt === null || away === '') continue;
    const [ours, theirs] = [words(home), words(away)];
    const fitting = sides.filter(
      (each) =>
        Math.abs(each.start - startsAt) <= NEAR_SECONDS && areAlike(each.home, ours) && areAlike(each.away, theirs),
    );
    if (fitting.length === 1 && fitting[0] !== undefined) found.set(number, fitting[0].id);
  }
  return found;
}

function words(name: string): string[] {
  const all = foldTurkish(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const own = all.filter((word) => !legal.has(word) && !/^\d+$/.test(word));
  return own.length > 0 ? own : all;
}

/** True when each word of the shorter name equals, begins or is begun by a word of the longer one: "Ç. Rizespor". */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length > 0 && short.every((word) => long.some((each) => each.startsWith(word) || word.startsWith(each)));
}
