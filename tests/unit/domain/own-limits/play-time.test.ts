/** Time in play over all tabs, and its reminder (rules balance-1 and balance-2). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BREAK_MS,
  type PlayTime,
  countPlayTime,
  isReminderDue,
  noPlayTime,
  parsePlayTime,
  parseReminderInterval,
  reminderText,
} from '../../../../src/domain/own-limits/play-time.ts';

const START = Date.parse('2026-11-30T12:00:00Z');
const SECOND = 1_000;

test('any number of visible tabs count each second once', () => {
  // Each turn is a tab that counts after some seconds; a tab counts from its own last turn.
  const turns = fc.array(fc.record({ tab: fc.integer({ min: 0, max: 3 }), wait: fc.integer({ min: 0, max: 5 }) }));
  fc.assert(
    fc.property(turns, (sequence) => {
      const since = [START, START, START, START];
      let now = START;
      let time: PlayTime = countPlayTime(noPlayTime, START, START);
      let counted = START;
      for (const { tab, wait } of sequence) {
        now += wait * SECOND;
        time = countPlayTime(time, since[tab] ?? START, now);
        since[tab] = now;
        counted = now;
      }
      expect(time.played).toBe(counted - START);
    }),
  );
});

test('time in which no tab was visible does not count, and a break begins again at zero', () => {
  const before = { played: 600_000, reminded: 0, countedUntil: START };
  const shown = START + 60 * SECOND;
  expect(countPlayTime(before, shown, shown + 5 * SECOND).played).toBe(605_000);
  const late = START + BREAK_MS + 1;
  expect(countPlayTime(before, late, late + 5 * SECOND)).toEqual({
    played: 5_000,
    reminded: 0,
    countedUntil: late + 5 * SECOND,
  });
});

test('a device that slept, and a clock that was moved, add little or nothing', () => {
  const before = { played: 600_000, reminded: 0, countedUntil: START };
  expect(countPlayTime(before, START, START + 10 * 60_000).played).toBe(630_000);
  expect(countPlayTime(before, START, START - 10 * 60_000)).toEqual({ ...before, countedUntil: START - 10 * 60_000 });
});

test('a reminder is due once for each interval', () => {
  const at = (minutes: number, reminded: number): PlayTime => ({
    played: minutes * 60_000,
    reminded: reminded * 60_000,
    countedUntil: START,
  });
  expect([isReminderDue(at(14, 0), 15), isReminderDue(at(15, 0), 15), isReminderDue(at(29, 15), 15)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isReminderDue(at(31, 15), 15)).toBe(true);
  expect(isReminderDue(at(500, 0), 0)).toBe(false);
});

test.each([
  [45, '45 dakikadır oynuyorsun.'],
  [60, '1 saattir oynuyorsun.'],
  [135, '2 saat 15 dakikadır oynuyorsun.'],
])('%d minutes: %s', (minutes, text) => {
  expect(reminderText(minutes * 60_000 + 999)).toBe(text);
});

test('what is stored may be anything', () => {
  expect([undefined, 45, '30', 30].map(parseReminderInterval)).toEqual([0, 0, 0, 30]);
  expect([undefined, {}, { played: 1.5, reminded: 0, countedUntil: 1 }].map(parsePlayTime)).toEqual([
    noPlayTime,
    noPlayTime,
    noPlayTime,
  ]);
});
