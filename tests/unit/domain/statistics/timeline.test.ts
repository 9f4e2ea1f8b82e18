import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteText, incidentPart, hasExtraTime, timelineParts } from '../../../../src/domain/statistics/timeline.ts';
import type { Incident } from '../../../../src/model/statistics.ts';
import { FOOTBALL, score } from '../program/score-samples.ts';
import { incident, incidents } from './samples.ts';

const shown = new Set(['goal', 'penalty', 'ownGoal', 'missedPenalty', 'yellow', 'secondYellow', 'red', 'substitution']);
const goals = new Set(['goal', 'penalty', 'ownGoal']);

/**
 * Returns one number for an incident's time, written without the product's rules: minutes 0 to 45 and their added time
 * come first.
 */
function moment({ minute, added }: Incident): number {
  const at = minute ?? 0;
  return at <= 45 ? at + added / 100 : 1_000 + at + added / 100;
}

test("every incident occurs once, oldest first, those of the same minute in the service's order", () => {
  fc.assert(
    fc.property(incidents, (told) => {
      const entries = timelineParts(told, false).flatMap((part) => part.entries);
      const wanted = told
        .map((each, place) => ({ each, place }))
        .filter(({ each }) => shown.has(each.kind))
        .sort((a, b) => moment(a.each) - moment(b.each) || a.place - b.place)
        .map(({ each }) => each.id);
      expect(entries.map(({ id }) => id)).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});

test('a goal shows the score after it, which is counted if the service has none', () => {
  fc.assert(
    fc.property(incidents, (told) => {
      const entries = timelineParts(told, false).flatMap((part) => part.entries);
      entries.forEach((entry, place) => {
        const before = entries.slice(0, place + 1).filter(({ kind }) => goals.has(kind));
        const count = (side: string) => before.filter((each) => each.side === side).length;
        expect(entry.scoreAfter).toEqual(goals.has(entry.kind) ? { home: count('home'), away: count('away') } : null);
      });
    }),
    { numRuns: 60 },
  );
});

test('a score from the service is used, and counting continues from it', () => {
  const told = [
    incident({ id: 'a', minute: 5, score: { home: 0, away: 3 } }),
    incident({ id: 'b', minute: 6, side: 'away' }),
  ];
  expect(timelineParts(told, false)[0]?.entries.map(({ scoreAfter: standing }) => standing)).toEqual([
    { home: 0, away: 3 },
    { home: 0, away: 4 },
  ]);
});

describe('halves', () => {
  test.each([
    [{ period: 2, minute: 47 }, 1],
    [{ period: 3, minute: 45 }, 2],
    [{ period: null, minute: 45 }, 1],
    [{ period: null, minute: 46 }, 2],
    [{ period: 7, minute: 95 }, 3],
    [{ period: null, minute: 110 }, 4],
    [{ period: 78, minute: 3 }, 4],
    [{ period: 999, minute: null }, 1],
  ])('%o belongs to part %i', (told, part) => expect(incidentPart(told, true)).toBe(part));

  test('have titles, and halves without incidents are left out', () => {
    const parts = timelineParts([incident({ minute: 90, added: 2 })], false);
    expect(parts.map(({ title }) => title)).toEqual(['2. Yarı']);
  });
});

describe('minutes past 90 without a part', () => {
  const late = incident({ id: 'late', minute: 93 });
  const titles = (told: Incident[], extra: boolean) => timelineParts(told, extra).map(({ title }) => title);

  test('belong to the second half, unless the match has extra time', () => {
    expect(titles([late], false)).toEqual(['2. Yarı']);
    expect(titles([late], true)).toEqual(['Uzatma 1. Yarı']);
  });

  test('belong to extra time if another incident proves that it was played', () => {
    const told = [late, incident({ id: 'told', minute: 98, period: 7 })];
    expect(titles(told, false)).toEqual(['Uzatma 1. Yarı']);
  });

  test('belong to extra time if a sending-off or substitution is later than any second half', () => {
    expect(titles([late, incident({ id: 'told', minute: 112, kind: 'substitution' })], false)).toEqual([
      'Uzatma 1. Yarı',
      'Uzatma 2. Yarı',
    ]);
  });

  test('do not belong to extra time if the match went straight to penalties', () => {
    const pause = incident({ id: 'pause', minute: 90, kind: 'yellow', period: 36 });
    const kick = incident({ id: 'kick', minute: 120, kind: 'missedPenalty' });
    const named = incident({ id: 'named', minute: 121, kind: 'penalty', period: 11 });
    expect(titles([late, pause, kick, named], false)).toEqual(['2. Yarı', 'Penaltılar']);
    expect(titles([pause], true)).toEqual(['Uzatma 2. Yarı']);
  });

  test.each([
    [3, null, false],
    [5, 0, false],
    [35, null, false],
    [7, null, true],
    [10, null, true],
    [6, 1, true],
    [12, 1, true],
    // The match went straight from the 90 minutes, as far as the score shows.
    [36, 0, false],
    [11, null, false],
    [12, null, false],
  ])('status %i with %o goals of extra time proves extra time: %o', (status, extraTime, extra) => {
    expect(hasExtraTime(score({ status, sportId: FOOTBALL }, { extraTime }, {}), false)).toBe(extra);
  });

  test.each([
    [36, true],
    [11, true],
    [12, true],
    [5, true],
    // The earlier status was an error of the service.
    [3, false],
    [2, false],
  ])('status %i of a match that was seen in extra time proves it: %o', (status, extra) => {
    expect(hasExtraTime(score({ status, sportId: FOOTBALL }, {}, {}), true)).toBe(extra);
  });
});

test.each([
  [{ minute: 23, added: 0 }, "23'"],
  [{ minute: 45, added: 2 }, "45+2'"],
  [{ minute: null, added: 3 }, ''],
])('the moment %o reads %s', (told, text) => expect(minuteText(told)).toBe(text));
