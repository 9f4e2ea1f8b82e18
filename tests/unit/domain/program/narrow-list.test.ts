/** Filters by coupon, stream and odds, against a naive statement of them over random events. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnQuery } from '../../../../src/contract/port/topics.ts';
import { passesNarrowing } from '../../../../src/domain/program/narrow-list.ts';
import type { ProgramEvent } from '../../../../src/model/event.ts';
import { newEvent, newMarket } from '../../../support/program-fixtures.ts';

const columns: ColumnQuery[] = [
  { market: '1_1', liveMarket: '4_4' },
  { market: '2_2', liveMarket: '' },
];

/** A market of a key, or none: a column has no choice among lines. */
const market = (key: string) =>
  fc.option(
    fc
      .record({
        status: fc.constantFrom(1, -1, 0),
        odds: fc.array(fc.record({ odd: fc.integer({ min: 100, max: 400 }), status: fc.constantFrom(1, 0) }), {
          minLength: 1,
          maxLength: 3,
        }),
      })
      .map(({ status, odds }) =>
        newMarket({
          key,
          status,
          outcomes: odds.map((each, place) => ({ ...each, number: place + 1, name: '', webOdd: each.odd })),
        }),
      ),
  );

const event = fc
  .record({
    id: fc.integer({ min: 1, max: 20 }),
    mappedId: fc.option(fc.integer({ min: 1, max: 20 })),
    hasStream: fc.boolean(),
    phase: fc.constantFrom(0, 1),
    status: fc.constantFrom(0, 1),
    markets: fc.tuple(market('1_1'), market('4_4'), market('2_2')),
  })
  .map(({ markets, ...fields }) => newEvent({ ...fields, markets: markets.filter((each) => each !== null) }));

const narrowing = fc.record(
  {
    eventIds: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 6 }),
    hasStream: fc.boolean(),
    odds: fc.record({ least: fc.integer({ min: 0, max: 400 }), most: fc.integer({ min: 0, max: 400 }) }),
  },
  { requiredKeys: [] },
);

/** Rules program-39 to program-41, read off one by one. */
function isLeft(each: ProgramEvent, { eventIds, hasStream, odds }: Parameters<typeof passesNarrowing>[0]): boolean {
  const isMine = eventIds === undefined || eventIds.some((id) => id === each.id || id === each.mappedId);
  const isWatchable = hasStream !== true || each.hasStream;
  if (!isMine || !isWatchable) return false;
  if (odds === undefined) return true;
  const keys = each.phase === 0 ? ['1_1', '2_2'] : ['4_4', '2_2'];
  const main = keys.flatMap((key) => each.markets.filter((one) => one.key === key))[0];
  if (main?.status !== 1 || (each.phase !== 0 && each.status !== 1)) return false;
  for (let odd = Math.max(odds.least, 101); odd <= odds.most; odd += 1)
    if (main.outcomes.some((outcome) => outcome.status === 1 && outcome.odd === odd)) return true;
  return false;
}

test('program-39, program-40, program-41: the filters leave the events of the viewer, with a stream, with an odd in the range', () => {
  fc.assert(
    fc.property(event, narrowing, (each, chosen) => {
      expect(passesNarrowing(chosen, columns)(each)).toBe(isLeft(each, chosen));
    }),
    { numRuns: 600 },
  );
});

test('program-41: a list whose columns are not known has no main market, and no event leaves it', () => {
  expect(passesNarrowing({ odds: { least: 900, most: 950 } }, [])(newEvent())).toBe(true);
});
