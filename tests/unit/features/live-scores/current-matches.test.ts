import { expect, test } from 'vitest';
import type { ScoreRow } from '../../../../src/contract/services/live-scores-calls.ts';
import { dayWithLateMatches, currentMatches } from '../../../../src/features/live-scores/current-matches.ts';
import { turkishSeconds as at } from '../../../support/turkish-time.ts';

test.each([
  ['2026-11-24', '2026-11-24T00:00:00', '2026-11-23'],
  ['2026-11-24', '2026-11-24T05:59:59', '2026-11-23'],
  ['2026-11-24', '2026-11-24T06:00:00', null],
  ['2026-11-24', '2026-11-24T23:59:59', null],
  ['2026-11-23', '2026-11-24T00:30:00', null],
  ['2026-11-25', '2026-11-24T00:30:00', null],
])("on %s at %s, the previous night's matches of %s may still run", (day, now, before) => {
  expect(dayWithLateMatches(day, at(now))).toBe(before);
});

const row = (id: number, status: number | null): ScoreRow => ({
  ...{ id, eventId: id + 100, sportId: 1, start: 0, home: 'A', away: 'B', round: '' },
  league: { id: 1, name: 'Süper Lig', country: 'TR', priority: 1 },
  ...{ hasStream: false, hasCommentary: false },
  score:
    status === null
      ? null
      : {
          ...{ eventId: id + 100, sportId: 1, updatedAtMs: 5, status, minute: 12, second: undefined },
          ...{ home: undefined, away: undefined },
        },
});
const idsOf = (...of: Parameters<typeof currentMatches>): string[] =>
  currentMatches(...of).map(({ id, state }) => `${id} ${state}`);

test('the night before contributes matches that run, or ran since the page was opened', () => {
  const [live, over] = [2, 5];
  const nobody = new Set<number>();
  const night = [row(1, live), row(2, over), row(3, null), row(4, live)];
  expect(idsOf([row(9, null)], night, undefined, nobody)).toEqual(['1 live', '4 live', '9 coming']);
  // The program has one more running event, and one that ran has left it.
  expect(idsOf([], night, new Set([103]), new Set([103, 104]))).toEqual(['1 live', '3 live', '4 over']);
  expect(idsOf([row(1, over)], [row(1, live)], undefined, nobody)).toEqual(['1 over']);
});
