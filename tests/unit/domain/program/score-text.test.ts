import { describe, expect, test } from 'vitest';
import {
  clockText,
  gamePoints,
  mainScore,
  periodScores,
  servingSide,
} from '../../../../src/domain/program/score-text.ts';
import { BASKETBALL, FOOTBALL, HANDBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL, parts, score } from './score-samples.ts';

// 20 November 2026, 19:00 in Türkiye
const START = Date.UTC(2026, 10, 20, 16) / 1000;

describe('clock', () => {
  test('a match that has not begun shows its start, whatever its score block contains', () => {
    expect(clockText({ sportId: FOOTBALL, phase: 0, start: START }, null)).toBe('19:00');
    expect(clockText({ sportId: FOOTBALL, phase: 0, start: START }, score({ status: 1, minute: 0 }, {}, {}))).toBe(
      '19:00',
    );
  });

  test.each([
    ['first half', FOOTBALL, 2, 12, "12'"],
    ['exactly 45', FOOTBALL, 2, 45, '45+'],
    ['just before', FOOTBALL, 2, 44, "44'"],
    ['just after', FOOTBALL, 3, 46, "46'"],
    ['second half', FOOTBALL, 3, 67, "67'"],
    ['exactly 90', FOOTBALL, 3, 90, '90+'],
    ['extra time', FOOTBALL, 9, 110, "110'"],
    ['minute 0', FOOTBALL, 2, 0, "0'"],
    ['half time keeps no minute', FOOTBALL, 4, 45, 'D.A'],
    ['finished', FOOTBALL, 5, 90, 'Bitti'],
    ['penalties', FOOTBALL, 11, 120, 'PEN'],
    ['no minute known', FOOTBALL, 3, null, '2.Y'],
    ['e-football', 137, 2, 45, '45+'],
    ['handball has no stoppage at 45', HANDBALL, 3, 45, "45'"],
    ['basketball says the period', BASKETBALL, 76, 7, '3.P'],
    ['basketball between quarters', BASKETBALL, 75, null, 'ARA'],
    ['hockey', ICE_HOCKEY, 16, 5, '2.P'],
    ['tennis', TENNIS, 20, null, '2.Set'],
    ['volleyball break', VOLLEYBALL, 49, null, 'ARA'],
    ['status not known', FOOTBALL, 0, null, 'Canlı'],
  ])('a running match shows its clock: %s', (_, sportId, status, minute, text) => {
    const told = score({ sportId, status, minute }, {}, {});
    expect(clockText({ sportId, phase: 1, start: START }, told)).toBe(text);
  });

  test('a running match without a score block shows "Canlı"', () => {
    expect(clockText({ sportId: FOOTBALL, phase: 1, start: START }, null)).toBe('Canlı');
  });
});

describe('main score', () => {
  test('the regular score takes precedence over the current one, which may stay 0', () => {
    expect(mainScore(FOOTBALL, score({}, { regular: 2, current: 0 }, { regular: 1, current: 0 }))).toEqual({
      home: '2',
      away: '1',
    });
  });

  test('the current score is used if there is no regular one', () => {
    expect(mainScore(BASKETBALL, score({}, { current: 81 }, { current: 79 }))).toEqual({ home: '81', away: '79' });
  });

  test('a side without a score has 0 if the other side has one', () => {
    expect(mainScore(FOOTBALL, score({}, { regular: 1 }, {}))).toEqual({ home: '1', away: '0' });
  });

  test('without any score there is no main score', () => {
    expect(mainScore(FOOTBALL, score({}, {}, {}))).toBeNull();
    expect(mainScore(FOOTBALL, null)).toBeNull();
    expect(mainScore(TENNIS, score({}, {}, {}))).toBeNull();
  });

  test('missing sets won are counted from the sets, without the set in play', () => {
    const running = score({ sportId: TENNIS, status: 21 }, { sets: parts(6, 4, 5) }, { sets: parts(3, 6, 2) });
    expect(mainScore(TENNIS, running)).toEqual({ home: '1', away: '1' });
    const finished = score({ sportId: TENNIS, status: 5 }, { sets: parts(6, 4, 7) }, { sets: parts(3, 6, 5) });
    expect(mainScore(TENNIS, finished)).toEqual({ home: '2', away: '1' });
  });

  test('a set stopped by rain is not counted as won', () => {
    const stopped = score({ sportId: TENNIS, status: 63 }, { sets: parts(6, 3) }, { sets: parts(3, 2) });
    expect(mainScore(TENNIS, stopped)).toEqual({ home: '1', away: '0' });
    expect(periodScores(TENNIS, stopped).map((set) => set.current)).toEqual([false, true]);
  });
});

describe('periods of a match', () => {
  test('sets have their tie-break, and the set in play is marked', () => {
    const told = score(
      { sportId: TENNIS, status: 20 },
      {
        sets: [
          { number: 1, score: 7, tieBreak: 7 },
          { number: 2, score: 3, tieBreak: null },
        ],
      },
      {
        sets: [
          { number: 1, score: 6, tieBreak: 4 },
          { number: 2, score: 2, tieBreak: null },
        ],
      },
    );
    expect(periodScores(TENNIS, told)).toEqual([
      { label: '1.Set', home: '7', away: '6', current: false, tieBreak: { home: '7', away: '4' } },
      { label: '2.Set', home: '3', away: '2', current: true, tieBreak: null },
    ]);
  });

  test.each([
    [BASKETBALL, parts(20, 18, 25, 22, 9, 4), ['1.P', '2.P', '3.P', '4.P', 'UZ', '2.UZ']],
    [ICE_HOCKEY, parts(1, 0, 2, 1), ['1.P', '2.P', '3.P', 'UZ']],
    [HANDBALL, parts(14, 12), ['1.Y', '2.Y']],
  ])('sport %i has its usual names for periods', (sportId, quarters, labels) => {
    const told = score({ sportId }, { quarters }, { quarters });
    expect(periodScores(sportId, told).map((period) => period.label)).toEqual(labels);
  });

  test('no quarter is in play during a break, and the last one is during overtime', () => {
    const break2 = score({ sportId: BASKETBALL, status: 75 }, { quarters: parts(20, 18) }, { quarters: parts(9, 9) });
    expect(periodScores(BASKETBALL, break2).some((period) => period.current)).toBe(false);
    const quarters = parts(20, 18, 20, 20, 4);
    const overtime = score({ sportId: BASKETBALL, status: 62 }, { quarters }, { quarters });
    expect(periodScores(BASKETBALL, overtime).map((period) => period.current)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test('sudden death is an overtime in play, and a finished overtime is a break', () => {
    const quarters = parts(1, 0, 2, 1);
    const current = (status: number) =>
      periodScores(ICE_HOCKEY, score({ sportId: ICE_HOCKEY, status }, { quarters }, { quarters })).findIndex(
        (period) => period.current,
      );
    expect([current(89), current(66)]).toEqual([3, -1]);
  });

  test('a period that only one side has is 0 for the other, and periods are in order', () => {
    const told = score(
      { sportId: VOLLEYBALL, status: 20 },
      {
        sets: [
          { number: 2, score: 3, tieBreak: null },
          { number: 1, score: 25, tieBreak: null },
        ],
      },
      { sets: parts(20) },
    );
    expect(periodScores(VOLLEYBALL, told).map(({ label, home, away }) => [label, home, away])).toEqual([
      ['1.Set', '25', '20'],
      ['2.Set', '3', '0'],
    ]);
  });

  test('football has no list of periods', () => {
    expect(periodScores(FOOTBALL, score({}, { regular: 1 }, { regular: 0 }))).toEqual([]);
    expect(periodScores(FOOTBALL, null)).toEqual([]);
  });
});

describe('a tennis game', () => {
  test.each([
    [0, 15, '0', '15'],
    [40, 40, '40', '40'],
    [50, 40, 'AV', '40'],
    [40, 41, '40', 'AV'],
    [null, 30, '0', '30'],
  ])('%s against %s is shown', (home, away, ours, theirs) => {
    expect(gamePoints(score({}, { gamePoints: home }, { gamePoints: away }))).toEqual({ home: ours, away: theirs });
  });

  test('without points nothing is shown', () => {
    expect(gamePoints(score({}, {}, {}))).toBeNull();
    expect(gamePoints(null)).toBeNull();
  });

  test('the serving side is found, if there is one', () => {
    expect(servingSide(score({}, { serving: true }, {}))).toBe('home');
    expect(servingSide(score({}, {}, { serving: true }))).toBe('away');
    expect(servingSide(score({}, {}, {}))).toBeNull();
    expect(servingSide(null)).toBeNull();
  });
});
