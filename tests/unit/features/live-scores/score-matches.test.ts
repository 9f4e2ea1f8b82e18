import { describe, expect, test } from 'vitest';
import type { ScoreRow } from '../../../../src/contract/services/live-scores-calls.ts';
import { scoreDays, scoreListFilters } from '../../../../src/domain/live-scores/score-list-route.ts';
import {
  liveMatchStateOf,
  needsPolling,
  newerScore,
  matchStateOf,
  toScoreMatches,
} from '../../../../src/features/live-scores/score-matches.ts';
import { score } from '../../domain/program/score-samples.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

const NOW = turkishSeconds('2026-11-22T21:30:00');

const row = (told: Partial<ScoreRow>): ScoreRow => ({
  id: 1,
  eventId: 7,
  sportId: 1,
  start: NOW - 600,
  home: 'A',
  away: 'B',
  league: { id: 1, name: 'Süper Lig', country: 'TR', priority: 1 },
  round: '',
  hasStream: false,
  hasCommentary: false,
  score: null,
  ...told,
});

const update = (status: number): NonNullable<ScoreRow['score']> => ({
  ...{ eventId: 7, sportId: 1, updatedAtMs: 5, status, minute: 12, second: undefined },
  ...{ home: undefined, away: undefined },
});

describe('the state of a match', () => {
  test.each([
    [0, 'coming'],
    [1, 'coming'],
    [64, 'coming'],
    [2, 'live'],
    [4, 'live'],
    [25, 'live'],
    [63, 'live'],
    [5, 'over'],
    [12, 'over'],
    [69, 'over'],
    [24, 'off'],
    [14, 'off'],
    [13, 'off'],
    [67, 'off'],
  ] as const)('status %i is %s', (status, state) => {
    expect(matchStateOf(score({ status }, {}, {}))).toBe(state);
  });

  test('the program takes precedence over the list while it carries the match', () => {
    const match = (status: number) => ({ eventId: 7, score: score({ status }, {}, {}) });
    const [with7, without, nothing] = [new Set([7]), new Set([8]), new Set<number>()];
    expect(liveMatchStateOf(match(1), with7, nothing)).toBe('live');
    expect(liveMatchStateOf(match(2), without, with7)).toBe('over');
    expect(liveMatchStateOf(match(2), without, nothing)).toBe('live');
    expect(liveMatchStateOf(match(2), undefined, with7)).toBe('live');
    expect(liveMatchStateOf(match(5), with7, with7)).toBe('over');
    expect(liveMatchStateOf({ ...match(2), eventId: null }, with7, with7)).toBe('live');
  });

  test('the newer of two scores counts, the one of the program if both are equally old', () => {
    const [older, newer] = [score({ updatedAtMs: 1 }, {}, {}), score({ updatedAtMs: 2 }, {}, {})];
    expect(newerScore(older, newer)).toBe(newer);
    expect(newerScore(newer, older)).toBe(newer);
    expect(newerScore({ ...older }, older)).toBe(older);
    expect(newerScore(null, older)).toBe(older);
    expect(newerScore(older, null)).toBe(older);
  });

  test('each match is listed once, with its score merged', () => {
    const [first, ...others] = toScoreMatches([row({ score: update(2) }), row({ home: 'C' })]);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ home: 'A', score: { status: 2, minute: 12, eventId: 7 } });
  });

  test.each([
    ['runs in the program', row({ score: update(2) }), new Set([7]), false],
    ['runs elsewhere', row({ eventId: null, score: update(2) }), new Set([7]), true],
    ['should have begun', row({ eventId: null, score: update(1), start: NOW - 60 }), new Set<number>(), true],
    ['begins tomorrow', row({ eventId: null, score: update(1), start: NOW + 80_000 }), new Set<number>(), false],
    ['was postponed', row({ eventId: null, score: update(1), start: NOW - 20_000 }), new Set<number>(), false],
    ['is over', row({ eventId: null, score: update(5) }), new Set<number>(), false],
  ])('a match that %s is requested if needed', (_, match, running, asks) => {
    expect(needsPolling([match], running, NOW)).toBe(asks);
  });
});

describe('the address', () => {
  const filters = scoreListFilters(NOW);

  test.each([
    ['', { d: '2026-11-22', durum: '', mac: '' }],
    ['d=2026-11-20&durum=biten', { d: '2026-11-20', durum: 'biten', mac: '' }],
    ['d=2026-02-31&durum=hepsi', { d: '2026-11-22', durum: '', mac: '' }],
    ['d=dün', { d: '2026-11-22', durum: '', mac: '' }],
    ['mac=4100019', { d: '2026-11-22', durum: '', mac: '4100019' }],
  ])('"%s" is read', (query, choice) => {
    expect(filters.parse(query)).toEqual(choice);
  });

  test('a default is left out', () => {
    expect(filters.write({ d: '2026-11-22', durum: '' })).toBe('');
    expect(filters.write({ d: '2026-11-21', durum: 'canli' })).toBe('?d=2026-11-21&durum=canli');
  });

  test('the days reach a week before and after today, and include the chosen day', () => {
    const days = scoreDays('2026-11-22', NOW);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 15 }, (_, place) => `2026-11-${String(15 + place).padStart(2, '0')}`),
    );
    expect(days.map(({ name }) => name).slice(6, 10)).toEqual(['Dün', 'Bugün', 'Yarın', 'Sal']);
    expect(days[0]).toEqual({ day: '2026-11-15', name: 'Paz', date: '15 Kas' });
    expect(scoreDays('2026-10-02', NOW)[0]).toMatchObject({ day: '2026-10-02', date: '2 Eki' });
  });
});
