import { describe, expect, test } from 'vitest';
import {
  type WireMarketConfig,
  decodeMarketConfig,
} from '../../../../src/contract/services/wire/market-config-wire.ts';
import {
  allColumns,
  haveOnlyNamedOutcomes,
  groupColumns,
  listGroups,
  longTermColumns,
  needColumnNames,
} from '../../../../src/domain/program/columns.ts';

const FOOTBALL = 1;
const before = { sportId: FOOTBALL, live: false, narrow: false };
const running = { sportId: FOOTBALL, live: true, narrow: false };

const wire: WireMarketConfig = {
  m: {
    '1_1': type('Maç Sonucu', 1, 1, { '1': '1', '2': '0', '3': '2' }),
    '2_101': type('Alt/Üst {0}', 2, 101, { '1': 'Alt {0}', '2': 'Üst {0}' }),
    '2_89': type('Karşılıklı Gol', 2, 89),
    '4_4': type('Maç Sonucu', 4, 4),
    '4_14': { ...type('Alt/Üst {0}', 4, 14, { '1': 'Alt {0}', '2': 'Üst {0}' }), sn: 'Goller' },
    '4_640': { ...type('Toplam Gol Sayısı', 4, 640), mmlv: 999 },
    '4_641': { ...type('Toplam Gol', 4, 641), st: 4 },
    '2_4': { ...type('Toplam Gol', 2, 4), mlv: 103, mmlv: 3 },
    '3_1': type('Uzun Vadeli', 3, 1),
    '2_500': { ...type('Kim Kazanır', 2, 500, { '1': '1', '2': '2' }), st: 77, p: 1 },
    '2_501': { ...type('Seri', 2, 501, { '1': 'a', '2': 'b', '3': 'c', '4': 'd' }), st: 77, p: 2 },
  },
  mg: {
    '1': { i: 1, n: 'Gol', p: 2, st: FOOTBALL, sg: [3] },
    '2': { i: 2, n: 'Ana Bahisler', p: 1, st: FOOTBALL, sg: [2, 1, 9], iv: true },
    '3': { i: 3, n: 'Gizli', p: 0, st: FOOTBALL, sg: [1], iv: false },
    '4': { i: 4, n: 'Boş', p: 0, st: FOOTBALL, sg: [404] },
    '5': { i: 5, n: 'Başka spor', p: 0, st: 2, sg: [1] },
  },
  msg: {
    '1': { i: 1, n: 'Maç Sonucu', p: 1, mg: 2, m: ['1_1'], h: [['1', '0', '2']], plm: ['4_4'] },
    '2': { i: 2, n: 'Goller', p: 2, mg: 2, m: ['2_101_2.5', '2_89'], plm: ['4_14_2.5', '-'], h: [[], ['Var', 'Yok']] },
    '3': { i: 3, n: 'Karşılıklı', p: 1, mg: 1, m: ['2_89', '2_101_2.5'] },
    '9': { i: 9, n: 'Sekmesiz', p: 9, mg: 2, m: ['2_101_1.5'], iv: false },
  },
  dmg: {},
  dmsg: {},
};
const config = decodeMarketConfig(wire);
const empty = decodeMarketConfig({ m: {}, mg: {}, msg: {}, dmg: {}, dmsg: {} });

describe('groups of the list page', () => {
  test('are groups of the sport with a column, by priority, each with its subgroups by priority', () => {
    const groups = listGroups(config, before);
    expect(groups.map(({ title }) => title)).toEqual(['Ana Bahisler', 'Gol']);
    expect(groups[0]?.subgroups.map(({ title }) => title)).toEqual(['Maç Sonucu', 'Goller', 'Sekmesiz']);
  });

  test('a column has its key, live counterpart, name with the line, and one header per outcome', () => {
    const [result, total, both] = groupColumns(listGroups(config, before)[0] ?? fail());
    expect(result).toEqual({ market: '1_1', liveMarket: '4_4', title: 'Maç Sonucu', headers: ['1', '0', '2'] });
    expect(total).toEqual({
      market: '2_101_2.5',
      liveMarket: '4_14_2.5',
      title: 'Alt/Üst 2,5',
      headers: ['Alt', 'Üst'],
    });
    expect(both).toEqual({ market: '2_89', liveMarket: '', title: 'Karşılıklı Gol', headers: ['Var', 'Yok'] });
  });

  test('a market without headers uses those it has elsewhere', () => {
    const goals = listGroups(config, before)[1] ?? fail();
    expect(groupColumns(goals)[0]?.headers).toEqual(['Var', 'Yok']);
  });

  test('a market without any headers uses its labels, its short labels, or as many empty headers as its boxes', () => {
    const headersOf = (market: string, more: Partial<WireMarketConfig['m'][string]>): string[] | undefined => {
      const subgroup = { i: 3, n: 'x', p: 1, mg: 1, m: [market] };
      const m = { ...wire.m, [market]: { ...type('x', 2, 9), ...more } };
      const only = decodeMarketConfig({ ...wire, m, msg: { '3': subgroup } });
      return allColumns(listGroups(only, before))[0]?.headers;
    };
    expect(headersOf('2_9', { o: { '2': 'Yok', '1': 'Var' } })).toEqual(['Var', 'Yok']);
    expect(headersOf('2_9', { so: { '1': 'HND 1', '2': 'HND 0', '3': 'HND 2' } })).toEqual(['HND 1', 'HND 0', 'HND 2']);
    expect(headersOf('2_9', { mlv: 107, mmlv: 2 })).toHaveLength(9);
    expect(headersOf('2_9', { mlv: 101, mmlv: 3 })).toEqual(['', '', '', '']);
    expect(headersOf('4_708', { mlv: 102, mmlv: 2 })).toHaveLength(6);
    expect(headersOf('2_9', {})).toEqual(['', '']);
  });

  test('headers that do not match the number of outcomes are replaced by the labels', () => {
    const subgroup = { i: 3, n: 'x', p: 1, mg: 1, m: ['2_9'], h: [['1', '0', '2']] };
    const m = { ...wire.m, '2_9': { ...type('x', 2, 9, { '1': '1', '2': '2' }), mlv: 101 } };
    const wrong = decodeMarketConfig({ ...wire, m, msg: { '3': subgroup } });
    expect(allColumns(listGroups(wrong, before))[0]?.headers).toEqual(['1', '2']);
  });

  test('a counterpart that is of another sport or never shown is ignored', () => {
    const subgroup = {
      i: 3,
      n: 'x',
      p: 1,
      mg: 1,
      m: ['2_4', '2_4', '2_4', '1_1'],
      plm: ['4_640', '4_641', '-', '4_4'],
    };
    const traps = decodeMarketConfig({ ...wire, msg: { '3': subgroup } });
    const group = listGroups(traps, before)[0] ?? fail();
    expect(group.subgroups[0]?.columns.map(({ liveMarket }) => liveMarket)).toEqual(['', '', '', '4_4']);
  });

  test('a live page has the live groups; pre-match groups fill rows that have not begun', () => {
    const subgroup = {
      i: 7,
      n: 'Canlı',
      p: 1,
      mg: 1,
      m: ['4_4', '4_14', '4_99'],
      il: true,
      iv: false,
      h: [['1', '0', '2']],
    };
    const live = decodeMarketConfig({ ...wire, msg: { ...wire.msg, '7': subgroup } });
    expect(allColumns(listGroups(live, running))).toEqual([
      { market: '1_1', liveMarket: '4_4', title: 'Maç Sonucu', headers: ['1', '0', '2'] },
      { market: '2_101', liveMarket: '4_14', title: 'Goller', headers: ['Alt', 'Üst'] },
      { market: '4_99', liveMarket: '4_99', title: 'Diğer Bahis', headers: ['', ''] },
    ]);
    expect(allColumns(listGroups(live, before)).map(({ market }) => market)).not.toContain('4_4');
  });

  test('a market with an empty list of headers has no boxes: its outcomes are shown by name', () => {
    const subgroup = { i: 3, n: 'Yarış', p: 1, mg: 1, m: ['2_971'], h: [[]] };
    const race = decodeMarketConfig({ ...wire, msg: { ...wire.msg, '3': subgroup } });
    const columns = groupColumns(listGroups(race, before)[1] ?? fail());
    expect(columns[0]?.headers).toEqual([]);
    expect(haveOnlyNamedOutcomes(columns)).toBe(true);
    expect(haveOnlyNamedOutcomes(allColumns(listGroups(race, before)))).toBe(false);
    expect(haveOnlyNamedOutcomes([])).toBe(false);
  });

  test('the page of running events has the columns that running events can fill', () => {
    const columns = allColumns(listGroups(config, running));
    expect(columns.map(({ liveMarket }) => liveMarket)).toEqual(['4_4', '4_14_2.5']);
  });

  test('the "all odds" view has every column once, in the order of the groups', () => {
    expect(allColumns(listGroups(config, before)).map(({ market }) => market)).toEqual([
      '1_1',
      '2_101_2.5',
      '2_89',
      '2_101_1.5',
    ]);
  });

  test('a narrow screen has the groups made for it, if there are any', () => {
    const group = { i: 6, n: 'Cep', p: 9, st: FOOTBALL, sg: [], im: true };
    const subgroup = { i: 8, n: 'Cep', p: 1, mg: 6, m: ['1_1'], im: true };
    const both = decodeMarketConfig({
      ...wire,
      mg: { ...wire.mg, '6': group },
      msg: { ...wire.msg, '8': subgroup },
    });
    expect(listGroups(both, { ...before, narrow: true }).map(({ title }) => title)).toEqual(['Cep']);
    expect(listGroups(both, before).map(({ title }) => title)).toEqual(['Ana Bahisler', 'Gol']);
  });
});

describe('without groups', () => {
  test('a sport has its first market types that fit odds boxes', () => {
    const groups = listGroups(config, { ...before, sportId: 77 });
    expect(groups).toHaveLength(1);
    expect(groupColumns(groups[0] ?? fail())).toEqual([
      { market: '2_500', liveMarket: '', title: 'Kim Kazanır', headers: ['1', '2'] },
    ]);
  });

  test('a sport without configuration has the main market of its facts, or none', () => {
    expect(allColumns(listGroups(empty, before))).toEqual([
      { market: '1_1', liveMarket: '4_4', title: 'Maç Sonucu', headers: ['1', '0', '2'] },
    ]);
    expect(listGroups(empty, { ...before, sportId: 12345 })).toEqual([]);
  });
});

test('long-term columns are the markets of type 3, or that of the facts without a configuration', () => {
  expect(longTermColumns(config).map(({ market }) => market)).toEqual(['3_1']);
  expect(longTermColumns(empty).map(({ market }) => market)).toEqual(['3_1']);
});

test('names are required if headers do not distinguish two columns', () => {
  const column = (market: string, headers: string[]) => ({ market, liveMarket: '', title: market, headers });
  expect(needColumnNames([column('a', ['1', '0', '2']), column('b', ['Alt 2,5', 'Üst'])])).toBe(false);
  expect(needColumnNames([column('a', ['1', '0', '2']), column('b', ['1', '0', '2'])])).toBe(true);
  expect(needColumnNames([column('2_101_2.5', ['Alt', 'Üst'])])).toBe(true);
  expect(needColumnNames([column('2_776_1', ['1', '0', '2'])])).toBe(true);
  expect(needColumnNames([column('2_92', ['', '', ''])])).toBe(true);
});

function type(n: string, mt: number, mst: number, o?: Record<string, string>): WireMarketConfig['m'][string] {
  return { i: mst, n, mt, st: FOOTBALL, mst, ...(o === undefined ? {} : { o }) };
}

function fail(): never {
  throw new Error('expected a group');
}
