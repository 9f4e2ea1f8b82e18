/**
 * The default columns of every sport in the recorded configuration, written from the configuration's documentation
 * (wire-config-18, wire-config-19), not from the code.
 */
import { describe, expect, test } from 'vitest';
import { type ListColumn, allColumns, groupColumns, listGroups } from '../../../../src/domain/program/columns.ts';
import { oddHeaders } from '../../../../src/domain/program/column-headers.ts';
import { groupMarkets } from '../../../../src/features/event/odds/market-groups.ts';
import { E_FOOTBALL } from '../../../../src/domain/sports.ts';
import type { MarketConfig } from '../../../../src/model/market-config.ts';
import {
  excerptConfig,
  recordedConfig,
  recordedDetailConfig,
  samplesFolder,
  samplesMissing,
} from '../../../support/market-config-samples.ts';

/** Desktop before the start, desktop live, phone before the start, phone live: markets with the headers above them. */
type Expected = [desktop: string, desktopLive: string, phone: string, phoneLive: string];

const NONE = '';
const R = '1,0,2';
const W = '1,2';
const T = 'Alt,Üst';

const table: Record<number, Expected> = {
  1: [
    `1_1 ${R} | 2_88 ${R} | 2_100 H,${R} | 2_101_2.5 ${T} | 2_89 Var,Yok`,
    `4_4 ${R} | 4_34 1,Olmaz,2 | 4_23 ${R} | 4_14 ${T} | 4_131 Var,Yok`,
    `1_1 ${R} | 2_101_2.5 ${T}`,
    `4_4 ${R} | 4_14 ${T}`,
  ],
  2: [
    `1_2 ${W} | 2_776_1 ${R} | 2_621 ${R} | 2_113 H,1,2,H`,
    `4_71 ${W} | 4_769_1 ${R} | 4_606 ${R} | 4_286 H,1,2,H`,
    `1_2 ${W}`,
    `4_71 ${W}`,
  ],
  4: [`1_21 ${R}`, `4_1 ${R}`, `1_21 ${R}`, `4_1 ${R}`],
  6: [`1_16 ${R}`, `4_3 ${R}`, `1_16 ${R}`, `4_3 ${R}`],
  5: [`1_9 ${W} | 2_168 ${T}`, `4_56 ${W} | 4_191 ${T}`, `1_9 ${W} | 2_168 ${T}`, `4_56 ${W} | 4_191 ${T}`],
  23: [`1_10 ${W} | 2_217 ${T}`, `4_114 ${W} | 4_18 ${T}`, `1_10 ${W} | 2_217 ${T}`, `4_114 ${W} | 4_18 ${T}`],
  19: [`1_15 ${W}`, `4_600 ${W}`, `1_15 ${W}`, `4_600 ${W}`],
  20: [`2_633 ${W}`, `4_653 ${W}`, `2_633 ${W}`, `4_653 ${W}`],
  137: [
    `2_884 ${R} | 2_887_3.5 Gol,${T}`,
    `4_779 ${R} | 4_815 1,Olmaz,2 | 4_780 ${T}`,
    `2_884 ${R} | 2_887 ${T}`,
    `4_779 ${R} | 4_780 ${T}`,
  ],
  153: [`2_888 ${W}`, `4_786 ${W}`, `2_888 ${W}`, `4_786 ${W}`],
  117: [`2_637 ${W}`, NONE, `2_637 ${W}`, NONE],
  // A race has no headers: its outcomes are shown by name.
  11: [NONE, '4_753 -', NONE, '4_753 -'],
  998: [
    `1_770 ${R} | 2_772_1.5 ${T} | 2_772_2.5 ${T} | 2_772_3.5 ${T} | 2_772_4.5 ${T} | 2_771 1-x,1-2,x-2`,
    NONE,
    `1_770 ${R} | 2_772_2.5 ${T} | 2_772_3.5 ${T} | 2_771 1-x,1-2,x-2`,
    NONE,
  ],
  // The configuration has no entry for the Olympics.
  30: [NONE, NONE, NONE, NONE],
};

const configs: [string, () => MarketConfig][] = [['excerpt', () => excerptConfig().config]];
if (samplesMissing) console.log(`skipped: there is no folder of samples at ${samplesFolder}`);
else configs.push(['whole configuration', () => recordedConfig().config]);

describe.each(configs)('default columns of the %s', (_, read) => {
  const config = read();

  test.each(Object.entries(table))('sport %s', (sport, expected) => {
    const sportId = Number(sport);
    const pages = [
      { sportId, live: false, narrow: false },
      { sportId, live: true, narrow: false },
      { sportId, live: false, narrow: true },
      { sportId, live: true, narrow: true },
    ];
    expect(pages.map((page) => told(defaultColumns(config, page), page.live))).toEqual(expected);
  });

  test('rows that have not begun show the pre-match markets, also on a live page', () => {
    const before = (sportId: number): Record<string, string> =>
      Object.fromEntries(
        defaultColumns(config, { sportId, live: true, narrow: false }).map(({ market, liveMarket }) => [
          liveMarket,
          market,
        ]),
      );
    expect(before(1)).toEqual({ '4_4': '1_1', '4_34': '4_34', '4_23': '4_23', '4_14': '2_101', '4_131': '2_89' });
    expect(before(137)).toEqual({ '4_779': '2_884', '4_815': '4_815', '4_780': '2_887' });
    expect(before(2)).toMatchObject({ '4_71': '1_2', '4_769_1': '2_776_1', '4_286': '2_113' });
  });

  test('the goal range has no live counterpart, because the recorded one is an ice-hockey market', () => {
    const groups = listGroups(config, { sportId: 1, live: false, narrow: true });
    const range = allColumns(groups).find(({ market }) => market === '2_4');
    expect(range).toMatchObject({ liveMarket: '', headers: ['0-1 gol', '2-3 gol', '4-5 gol', '6+ gol'] });
  });

  test('a phone set without headers has a box for every outcome', () => {
    const headers = Object.fromEntries(
      allColumns(listGroups(config, { sportId: 1, live: false, narrow: true })).map((each) => [
        each.market,
        each.headers,
      ]),
    );
    expect(headers['2_100']).toEqual(['1', '0', '2']);
    expect(headers['2_89']).toEqual(['Var', 'Yok']);
    expect(headers['2_92']).toEqual(['', '', '']);
  });

  test('football has its groups by priority, all selectable; of other sports only basketball has several', () => {
    const titles = (sportId: number, narrow: boolean): string[] =>
      listGroups(config, { sportId, live: false, narrow }).map(({ title }) => title);
    expect(titles(1, true).slice(0, 2)).toEqual(['Popüler', 'Kim Kazanır']);
    expect(titles(23, true)).toHaveLength(1);
    expect(listGroups(config, { sportId: 23, live: false, narrow: true })[0]?.offered).toBe(false);
  });
});

describe.skipIf(samplesMissing)('the whole recorded configuration', () => {
  test('is decoded without a dropped row', () => {
    expect(recordedConfig().dropped).toBe(0);
    expect(recordedDetailConfig().dropped).toBe(0);
    const { types, listGroups: groups, listSubgroups } = recordedConfig().config;
    expect([Object.keys(types).length, groups.length, Object.keys(listSubgroups).length]).toEqual([114, 78, 127]);
  });

  test('the main markets of an e-football match come first, and none of them under "Diğer"', () => {
    const { config } = recordedDetailConfig();
    const markets = ['2_884', '2_885', '2_886'].map((key, id) => ({ id, key, line: '' }));
    const groups = groupMarkets(config, E_FOOTBALL, markets);
    expect(groups.map(({ name }) => name)).toEqual(['Tümü']);
    expect(groups[0]?.sections.map(({ name, markets: { length } }) => [name, length])).toEqual([['Kim Kazanır', 3]]);
  });

  test('every column has boxes, and at least six if it has six outcomes', () => {
    const { config } = recordedConfig();
    const sports = [...new Set(config.listGroups.map(({ sportId }) => sportId))];
    let columns = 0;
    for (const sportId of sports) {
      for (const narrow of [true, false]) {
        for (const { market, headers } of allColumns(listGroups(config, { sportId, live: false, narrow }))) {
          if (['2_698', '2_699', '2_7_2.5'].includes(market)) expect(headers).toHaveLength(6);
          expect(oddHeaders(headers).length, market).toBeGreaterThan(1);
          columns += 1;
        }
      }
    }
    expect(columns).toBeGreaterThan(100);
  });
});

/** A desktop shows a group side by side; a phone shows one subgroup, or all where the sport has one column in each. */
function defaultColumns(config: MarketConfig, page: Parameters<typeof listGroups>[1]): ListColumn[] {
  const [group] = withoutFallback(config, page);
  if (group === undefined) return [];
  const several = page.sportId === 998;
  return page.narrow && !several ? (group.subgroups[0]?.columns ?? []) : groupColumns(group);
}

function withoutFallback(config: MarketConfig, page: Parameters<typeof listGroups>[1]) {
  return listGroups(config, page).filter(({ id }) => id !== 0);
}

function told(columns: readonly ListColumn[], live: boolean): string {
  return columns
    .map(({ market, liveMarket, headers }) => `${live ? liveMarket : market} ${headers.join(',') || '-'}`)
    .join(' | ');
}
