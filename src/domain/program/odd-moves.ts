/** Moves of odds over a window of time, from a log of changes (rules moving-2 and moving-3). Odds are hundredths. */
import type { OddMove } from '../../model/program.ts';
import { neededShare } from './odd-meaning.ts';

/** A change of an outcome's odd. */
export interface OddChange {
  /** Epoch seconds. */
  at: number;
  eventId: number;
  marketId: number;
  outcomeNumber: number;
  /** The odd until then. */
  before: number;
}

/** Returns the current odd of an outcome; undefined if it cannot be played now. */
type CurrentOdd = (change: OddChange) => number | undefined;

/** Least change of the needed share that is a move: a tenth of a percentage point. */
const LEAST_CHANGE = 0.001;

/** Change of the share an outcome has to hold (1 / odd), -1 to 1; positive for a fall of the odd. */
export const shareChange = ({ before, odd }: Pick<OddMove, 'before' | 'odd'>): number =>
  neededShare(odd) - neededShare(before);

/**
 * Returns one move for each outcome that changed after `since` and can still be played.
 * @param changes oldest first
 */
export function movesSince(changes: Iterable<OddChange>, since: number, current: CurrentOdd): OddMove[] {
  const byOutcome = new Map<string, OddChange[]>();
  for (const change of changes) {
    if (change.at <= since) continue;
    const key = `${change.eventId}:${change.marketId}:${change.outcomeNumber}`;
    const known = byOutcome.get(key);
    if (known === undefined) byOutcome.set(key, [change]);
    else known.push(change);
  }
  return [...byOutcome.values()].flatMap((own): OddMove[] => {
    const [first] = own;
    const odd = first && current(first);
    if (first === undefined || odd === undefined) return [];
    const { eventId, marketId, outcomeNumber, before } = first;
    const points = own.map(({ at }, place) => ({ at, odd: own[place + 1]?.before ?? odd }));
    return [{ eventId, marketId, outcomeNumber, before, odd, points: [{ at: since, odd: before }, ...points] }];
  });
}

/** The largest falls and rises of odds, by the change of the needed share; equal ones in the order of their ids. */
export function rankMoves(moves: readonly OddMove[], most: number): { falls: OddMove[]; rises: OddMove[] } {
  const ranked = moves
    .filter((move) => Math.abs(shareChange(move)) >= LEAST_CHANGE)
    .toSorted(
      (a, b) =>
        Math.abs(shareChange(b)) - Math.abs(shareChange(a)) ||
        a.eventId - b.eventId ||
        a.marketId - b.marketId ||
        a.outcomeNumber - b.outcomeNumber,
    );
  return {
    falls: ranked.filter(({ before, odd }) => odd < before).slice(0, most),
    rises: ranked.filter(({ before, odd }) => odd > before).slice(0, most),
  };
}
