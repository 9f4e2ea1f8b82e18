/** A malformed field or row is dropped alone; the rest of the configuration stays. */
import { create } from 'superstruct';
import { expect, test } from 'vitest';
import { decodeMarketConfig, marketConfigResponse } from '../../../../src/contract/services/wire/market-config-wire.ts';

const type = { i: 1, n: 'Alt/Üst {0}', mt: 2, st: 1, mst: 101 };
const subgroup = { i: 1, n: 'A/Ü', p: 1, mg: 4, m: ['2_101'] };

function read(wire: object) {
  let dropped = 0;
  const answer = create({ m: {}, mg: {}, msg: {}, dmg: {}, dmsg: {}, ...wire }, marketConfigResponse);
  const config = decodeMarketConfig(answer, { dropped: () => void (dropped += 1) });
  return { ...config, dropped };
}

test('a malformed or null field is treated as missing; a number may be a text', () => {
  const { types, listSubgroups, dropped } = read({
    m: { '2_101': { ...type, st: '1', sn: 5, o: null, so: { '1': 7 }, mlv: '101', mmlv: 'x', p: null } },
    msg: { '1': { ...subgroup, h: 'Alt', plm: null, im: 1, il: null } },
  });
  expect(dropped).toBe(0);
  expect(types['2_101']).toMatchObject({ sportId: 1, shortName: '', labels: {}, shortLabels: {}, views: [101] });
  expect(listSubgroups['1']).toMatchObject({ headers: [], liveMarkets: [], phone: false, live: false });
});

test('a malformed row is skipped and counted; a missing map is empty', () => {
  const { types, listGroups, listSubgroups, dropped } = read({
    m: { '2_101': type, '2_102': { ...type, n: null }, '2_103': null, '2_104': 'x' },
    mg: null,
    msg: { '1': subgroup, '2': { ...subgroup, m: 7 } },
  });
  expect(Object.keys(types)).toEqual(['2_101']);
  expect(listGroups).toEqual([]);
  expect(Object.keys(listSubgroups)).toEqual(['1']);
  expect(dropped).toBe(4);
});
