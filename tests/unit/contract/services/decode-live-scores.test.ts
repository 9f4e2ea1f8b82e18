import { describe, expect, test } from 'vitest';
import { liveScoresCalls } from '../../../../src/contract/services/live-scores-calls.ts';

const wire = {
  ...{ id: 1901, sgId: 4100, sid: 1, ht: 'Galatasaray', at: 'Trabzonspor', d: 1_790_000_000, rd: '14. Hafta' },
  ...{ lg: { i: 70381, n: 'Süper Lig', cid: 'TR', p: 3 }, hs: true, ca: true },
  sc: { s: 3, min: 67, t: 1_790_004_000_000, ht: { r: 2, ht: 1 }, at: { r: 1 } },
};
const input = { query: { SportId: '1', SearchDate: '2026-11-22' } };

function decode(answer: unknown) {
  let dropped = 0;
  const rows = liveScoresCalls.getLiveScores.decode(answer, { input, dropped: () => void (dropped += 1) });
  return { rows, dropped };
}
const one = (row: unknown) => decode({ matches: [row] }).rows?.[0];

test('live results of every sport are decoded into the same rows, from a bare list as well', () => {
  const asked = { query: { sportId: '5', date: '2026-11-22' } };
  const row = { sgId: 4100, ht: 'A', at: 'B' };
  for (const answer of [[row], { matches: [row] }]) {
    const rows = liveScoresCalls.getLiveResults.decode(answer, { input: asked, dropped: () => {} });
    expect(rows).toMatchObject([{ eventId: 4100, sportId: 5, home: 'A' }]);
  }
});

describe('a row of live scores', () => {
  test('is decoded in full from the agreed format', () => {
    expect(one(wire)).toMatchObject({
      ...{ id: 1901, eventId: 4100, sportId: 1, start: 1_790_000_000, home: 'Galatasaray', away: 'Trabzonspor' },
      ...{ league: { id: 70381, name: 'Süper Lig', country: 'TR', priority: 3 }, round: '14. Hafta' },
      ...{ hasStream: true, hasCommentary: true },
      score: {
        eventId: 4100,
        sportId: 1,
        status: 3,
        minute: 67,
        home: { regular: 2, halfTime: 1 },
        away: { regular: 1 },
      },
    });
  });

  test('is decoded the same from texts, milliseconds and other flags', () => {
    const other = { ...wire, id: '1901', sgId: '4100', sid: '1', d: 1_790_000_000_000, hs: 1, ca: 'true' };
    expect(one({ ...other, lg: { i: '70381', n: 'Süper Lig', cid: 'TR', p: '3' } })).toEqual(one(wire));
  });

  test('with few fields has null or empty values for the others', () => {
    expect(one({ sgId: 4100, ht: 'A', at: 'B' })).toEqual({
      ...{ id: 4100, eventId: 4100, sportId: 1, start: null, home: 'A', away: 'B', round: '', score: null },
      ...{ league: { id: 0, name: '', country: '', priority: Number.MAX_SAFE_INTEGER } },
      ...{ hasStream: false, hasCommentary: false },
    });
  });

  test('outside the program has no event id, and a malformed score is null', () => {
    expect(one({ ...wire, sgId: null, sc: 'x' })).toMatchObject({ id: 1901, eventId: null, score: null });
    expect(one({ ...wire, lg: 'Süper Lig' })).toMatchObject({ league: { id: 0, name: '' } });
  });

  test('without any id gets an id from its team names', () => {
    const ids = [
      ['A', 'B'],
      ['B', 'A'],
      ['A', 'C'],
      ['A', 'B'],
    ].map(([ht, at]) => one({ ht, at })?.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(ids[3]);
  });

  test('without both team names is skipped', () => {
    const { rows, dropped } = decode({ matches: [{ id: 1, ht: 'A' }, null, wire] });
    expect(rows?.map(({ id }) => id)).toEqual([1901]);
    expect(dropped).toBe(2);
  });
});

test.each([[{}], [null], [{ matches: null }], [{ matches: [] }]])(
  '%j is decoded as a day without matches',
  (answer) => {
    expect(decode(answer)).toEqual({ rows: [], dropped: 0 });
  },
);

test.each([['maç yok'], [[]], [{ matches: 'x' }], [{ matches: {} }], [{ rows: [] }]])(
  'the malformed response %j is decoded as undefined',
  (answer) => {
    expect(decode(answer).rows).toBeUndefined();
  },
);
