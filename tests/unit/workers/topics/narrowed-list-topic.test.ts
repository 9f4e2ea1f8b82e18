/** A list narrowed by odds: its rows change with the odds, its members only with the next order (rule program-38). */
import { expect, test, vi } from 'vitest';
import { drivenEngine, listQuery, order, row, settle } from '../../../support/driven-engine.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const engine = drivenEngine();

/** A main market with these odds of its first outcome. */
const withOdd = (i: number, odd: number, extra: object = {}) =>
  wireEvent({
    i,
    m: [
      {
        ...{ i: i * 10, t: 1, st: 1, v: 1, s: 1, mbc: 1 },
        o: [odd, 9, 9.5].map((each, place) => ({ no: place + 1, n: String(place), odd: each, wodd: each })),
      },
    ],
    ...extra,
  });

function changeOdd(eid: number, odd: number, version: number): void {
  const m = [{ i: eid * 10, a: 'u', v: version, o: [{ no: 1, odd, wodd: odd }] }];
  engine.fake.hub('lite').push('currentOdds', { eid, ev: version, sid: 1, m });
}

test('program-38: an odd that leaves the range moves no row until the list is ordered again', async () => {
  const tab = engine.start((path) =>
    path === 'sportsbook/events' ? wireList([withOdd(1, 1.6), withOdd(2, 1.7), withOdd(3, 3)]) : [],
  );
  tab.watch({ kind: 'list', query: { ...listQuery, narrowing: { odds: { least: 150, most: 200 } } } });
  tab.send({ type: 'window', watch: 1, eventIds: [1, 2] });
  await vi.dynamicImportSettled();
  await settle(1_500);
  expect(order(tab)).toEqual([1, 2]);
  expect(tab.value('facets')).toMatchObject({ total: 2 });

  changeOdd(1, 2.5, 20);
  changeOdd(3, 1.9, 21);
  await settle();
  expect(row(tab)?.columns[0]?.outcomes[0]?.odd).toBe(250);
  expect(order(tab)).toEqual([1, 2]);

  // Another MBS is a change of the list, which orders it again.
  engine.fake.hub('lite').push('currentEvents', { eid: 2, ev: 30, sid: 1, mb: 3, m: [] });
  await settle();
  expect(order(tab)).toEqual([2, 3]);
});

test('program-39: a running event is found by the id it had before it began', async () => {
  const tab = engine.start((path) =>
    path === 'sportsbook/events' ? wireList([withOdd(1, 2, { mpi: 77 }), withOdd(2, 2), withOdd(3, 2)]) : [],
  );
  tab.watch({ kind: 'list', query: { ...listQuery, narrowing: { eventIds: [3, 77] } } });
  await vi.dynamicImportSettled();
  await settle(1_500);
  expect(order(tab)).toEqual([1, 3]);
});
