/**
 * Log of changed odds in a ring of typed arrays: constant memory and constant work for each change (rule moving-4).
 */
import type { OddChange } from '../../../src/domain/program/odd-moves.ts';

/** Changes the log of one sport holds; the oldest is overwritten by a further one. */
export const ODDS_LOG_CAPACITY = 4_096;

export interface OddsLog {
  /** Adds a change; call it in the order of time. */
  append(change: OddChange): void;
  /** The held changes, oldest first. */
  changes(): Iterable<OddChange>;
  /** Time of the newest change that was overwritten, epoch seconds; 0 for none. The log is complete after it. */
  readonly overwrittenAt: number;
  /** Bytes of the ring: 28 for each change. */
  readonly byteLength: number;
}

export function createOddsLog(capacity = ODDS_LOG_CAPACITY): OddsLog {
  const ats = new Uint32Array(capacity);
  const events = new Float64Array(capacity);
  const markets = new Float64Array(capacity);
  const outcomes = new Uint32Array(capacity);
  const odds = new Uint32Array(capacity);
  /** Number of changes added so far. */
  let added = 0;
  let overwrittenAt = 0;

  return {
    append: ({ at, eventId, marketId, outcomeNumber, before }) => {
      const slot = added % capacity;
      if (added >= capacity) overwrittenAt = ats[slot] ?? 0;
      ats[slot] = at;
      events[slot] = eventId;
      markets[slot] = marketId;
      outcomes[slot] = outcomeNumber;
      odds[slot] = before;
      added += 1;
    },
    *changes() {
      for (let place = Math.max(0, added - capacity); place < added; place += 1) {
        const slot = place % capacity;
        yield {
          at: ats[slot] ?? 0,
          eventId: events[slot] ?? 0,
          marketId: markets[slot] ?? 0,
          outcomeNumber: outcomes[slot] ?? 0,
          before: odds[slot] ?? 0,
        };
      }
    },
    get overwrittenAt() {
      return overwrittenAt;
    },
    get byteLength() {
      return [ats, events, markets, outcomes, odds].reduce((sum, { byteLength }) => sum + byteLength, 0);
    },
  };
}
