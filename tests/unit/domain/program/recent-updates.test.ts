/** The 20/10 rule against a naive statement of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rememberUpdate } from '../../../../src/domain/program/recent-updates.ts';

interface Entry {
  key: string;
  mark: number;
}

/** "Keeps events distinct by key; if more than 20 remain, the oldest 10 are dropped." */
function naive(feed: Entry[], entry: Entry): Entry[] {
  const distinct = [...feed.filter(({ key }) => key !== entry.key), entry];
  return distinct.length > 20 ? distinct.slice(10) : distinct;
}

test('the feed follows the rule after every update', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 200 }), (keys) => {
      const feed: Entry[] = [];
      let expected: Entry[] = [];
      for (const [mark, key] of keys.entries()) {
        const entry = { key: `event:${key}`, mark };
        rememberUpdate(feed, entry);
        expected = naive(expected, entry);
        expect(feed).toEqual(expected);
      }
    }),
  );
});

test('the twenty-first update drops the oldest ten', () => {
  const feed: Entry[] = [];
  for (let mark = 1; mark <= 21; mark += 1) rememberUpdate(feed, { key: String(mark), mark });
  expect(feed.map(({ mark }) => mark)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
});
