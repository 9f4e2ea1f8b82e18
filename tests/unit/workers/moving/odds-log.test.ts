/** The ring of changed odds and the moves taken from it, against a naive log of every odd at every second. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OddChange, movesSince, rankMoves, shareChange } from '../../../../src/domain/program/odd-moves.ts';
import { ODDS_LOG_CAPACITY, createOddsLog } from '../../../../workers/engine/moving/odds-log.ts';
import { createConnectionGaps } from '../../../../workers/engine/moving/connection-gaps.ts';

const change = fc.record({
  /** Seconds since the change before. */
  pause: fc.integer({ min: 0, max: 40 }),
  eventId: fc.integer({ min: 1, max: 3 }),
  outcomeNumber: fc.integer({ min: 1, max: 2 }),
  odd: fc.integer({ min: 101, max: 900 }),
});

const START = 1_795_000_000;
const FIRST_ODD = 250;

interface PlayedChange {
  pause: number;
  eventId: number;
  outcomeNumber: number;
  odd: number;
}

/** Plays the changes into a ring, and notes every odd of every outcome with its time. */
function playChanges(all: readonly PlayedChange[], capacity: number) {
  const log = createOddsLog(capacity);
  const seen: { at: number; key: string; odd: number }[] = [];
  const odds = new Map<string, number>();
  let at = START;
  for (const { pause, eventId, outcomeNumber, odd } of all) {
    at += pause;
    const key = `${eventId}:${outcomeNumber}`;
    const before = odds.get(key) ?? FIRST_ODD;
    if (before === odd) continue;
    odds.set(key, odd);
    seen.push({ at, key, odd });
    log.append({ at, eventId, marketId: eventId * 10, outcomeNumber, before });
  }
  return { log, seen, odds, end: at };
}

test('moving-2: the moves of a window are the odds at its beginning and now, however the log has wrapped', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 60 }),
      fc.integer({ min: 1, max: 80 }),
      fc.integer({ min: 0, max: 900 }),
      (all, capacity, seconds) => {
        const { log, seen, odds, end } = playChanges(all, capacity);
        // Before the newest overwritten change the log is incomplete, and the page says so.
        const since = Math.max(end - seconds, log.overwrittenAt);
        const moves = movesSince(log.changes(), since, ({ eventId, outcomeNumber }) =>
          odds.get(`${eventId}:${outcomeNumber}`),
        );
        const expected = [...odds.keys()].flatMap((key) => {
          const own = seen.filter((each) => each.key === key);
          if (!own.some(({ at }) => at > since)) return [];
          return [{ key, before: own.findLast(({ at }) => at <= since)?.odd ?? FIRST_ODD, odd: odds.get(key) }];
        });
        const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1);
        expect(
          moves
            .map(({ eventId, outcomeNumber, before, odd }) => ({ key: `${eventId}:${outcomeNumber}`, before, odd }))
            .toSorted(byKey),
        ).toEqual(expected.toSorted(byKey));
        for (const { eventId, outcomeNumber, points } of moves) {
          const own = seen.filter(({ at, key }) => at > since && key === `${eventId}:${outcomeNumber}`);
          expect(points.slice(1)).toEqual(own.map(({ at, odd }) => ({ at, odd })));
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('moving-4: the log of a sport has a fixed size, holds the newest changes and names the time it is complete after', () => {
  const log = createOddsLog();
  const { byteLength } = log;
  expect(byteLength).toBe(28 * ODDS_LOG_CAPACITY);
  expect(byteLength).toBe(114_688);
  for (let place = 0; place < 3 * ODDS_LOG_CAPACITY; place += 1)
    log.append({ at: START + place, eventId: 1, marketId: 2, outcomeNumber: 1, before: 200 });
  const held = [...log.changes()];
  expect(log.byteLength).toBe(byteLength);
  expect(held).toHaveLength(ODDS_LOG_CAPACITY);
  expect(held[0]?.at).toBe(START + 2 * ODDS_LOG_CAPACITY);
  expect(log.overwrittenAt).toBe(START + 2 * ODDS_LOG_CAPACITY - 1);
});

test('moving-3: falls and rises are ranked by the change of 1 / odd, so that long odds do not lead by percent alone', () => {
  const move = (eventId: number, before: number, odd: number) => ({
    ...{ eventId, marketId: 1, outcomeNumber: 1, before, odd },
    points: [],
  });
  const { falls, rises } = rankMoves(
    [move(1, 2_000, 1_000), move(2, 210, 180), move(3, 180, 210), move(4, 800, 805), move(5, 150, 150)],
    5,
  );
  expect(falls.map(({ eventId }) => eventId)).toEqual([2, 1]);
  expect(rises.map(({ eventId }) => eventId)).toEqual([3]);
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 9_000 }), fc.integer({ min: 101, max: 9_000 }), (before, odd) => {
      expect(shareChange({ before, odd })).toBeCloseTo(1 / (odd / 100) - 1 / (before / 100), 10);
      expect(shareChange({ before, odd })).toBeCloseTo(-shareChange({ before: odd, odd: before }), 10);
    }),
  );
});

test('moving-2: an outcome that cannot be played now has no move', () => {
  const one: OddChange = { at: START, eventId: 1, marketId: 1, outcomeNumber: 1, before: 200 };
  expect(movesSince([one], START - 10, () => undefined)).toEqual([]);
});

test('moving-5: seconds without a connection are those of gaps of a minute or more within the window', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ pause: fc.integer({ min: 1, max: 200 }), isOn: fc.boolean() }), { maxLength: 20 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (states, before, after) => {
        const gaps = createConnectionGaps();
        let at = START;
        const wasOn: boolean[] = [];
        let isOn = true;
        gaps.note(true, at);
        for (const state of states) {
          for (let second = 0; second < state.pause; second += 1) wasOn.push(isOn);
          at += state.pause;
          ({ isOn } = state);
          gaps.note(isOn, at);
        }
        for (let second = 0; second < after; second += 1) wasOn.push(isOn);
        const from = START + before;
        const to = at + after;
        let missed = 0;
        for (let place = 0; place < wasOn.length; place += 1) {
          if (wasOn[place] === true) continue;
          let end = place;
          while (end < wasOn.length && wasOn[end] === false) end += 1;
          if (end - place >= 60)
            for (let second = place; second < end; second += 1) missed += Number(START + second >= from);
          place = end;
        }
        expect(gaps.secondsBetween(from, to)).toBe(missed);
      },
    ),
    { numRuns: 200 },
  );
});
