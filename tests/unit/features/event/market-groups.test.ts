import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketConfig } from '../../../../src/model/market-config.ts';
import type { MarketRef } from '../../../../src/model/program.ts';
import {
  type WireMarketConfig,
  decodeMarketConfig,
} from '../../../../src/contract/services/wire/market-config-wire.ts';
import {
  ALL_GROUP_SLUG,
  OTHER_PRIORITY,
  type DetailMarketGroup,
  compareLines,
  groupMarkets,
} from '../../../../src/features/event/odds/market-groups.ts';

const SPORT = 1;

describe('detail groups', () => {
  const wire = wireOf(
    [
      { i: 4, n: 'Alt/Üst', p: 2, st: SPORT, sg: [5] },
      { i: 2, n: 'Taraf', p: 1, st: SPORT, sg: [2, 3] },
      { i: 9, n: 'Kim Kazanır', p: 0, st: 2, sg: [6] },
    ],
    [
      { i: 3, n: 'Çifte Şans', p: 2, mg: 2, m: ['2_92'] },
      { i: 2, n: 'Maç Sonucu', p: 1, mg: 2, m: ['1_1', '2_100'] },
      { i: 5, n: 'Toplam', p: 1, mg: 4, m: ['2_101'] },
      { i: 6, n: 'Sonuç', p: 1, mg: 9, m: ['2_4'] },
    ],
  );
  const config = decodeMarketConfig(wire);

  test('follow "Tümü" by priority, with subgroups and markets in the order of the configuration', () => {
    const groups = groupMarkets(config, SPORT, [
      ref(1, '2_101', '3.5'),
      ref(2, '2_92'),
      ref(3, '2_101', '10.5'),
      ref(4, '2_100', '1'),
      ref(5, '1_1'),
      ref(6, '2_100', '-1'),
      ref(7, '2_101', '2.5'),
    ]);
    expect(groups.map((group) => [group.slug, group.name])).toEqual([
      ['tumu', 'Tümü'],
      ['taraf', 'Taraf'],
      ['alt-ust', 'Alt/Üst'],
    ]);
    expect(idsOf(groups[1])).toEqual([5, 6, 4, 2]);
    expect(idsOf(groups[2])).toEqual([7, 1, 3]);
    expect(groups[1]?.sections.map((section) => section.name)).toEqual(['Maç Sonucu', 'Çifte Şans']);
  });

  test('a market without a subgroup in this sport goes to "Diğer", last', () => {
    const groups = groupMarkets(config, SPORT, [ref(1, '1_1'), ref(2, '2_4'), ref(3, '9_9')]);
    const other = groups.at(-1);
    expect(other).toMatchObject({ slug: 'diger', name: 'Diğer', priority: OTHER_PRIORITY });
    expect(idsOf(other)).toEqual([2, 3]);
  });

  test('a market without a subgroup joins the configuration\'s own "Diğer" if there is one', () => {
    const own = configOf(
      [
        { i: 1, n: 'Taraf', p: 1, st: SPORT, sg: [1] },
        { i: 2, n: 'Diğer', p: 4, st: SPORT, sg: [2] },
      ],
      [
        { i: 1, n: 'Sonuç', p: 1, mg: 1, m: ['1_1'] },
        { i: 2, n: 'Özel', p: 1, mg: 2, m: ['2_4'] },
      ],
    );
    const groups = groupMarkets(own, SPORT, [ref(1, '1_1'), ref(2, '2_4'), ref(3, '9_9')]);
    expect(groups.filter((group) => group.name === 'Diğer')).toHaveLength(1);
    expect(idsOf(groups.at(-1))).toEqual([2, 3]);
  });

  test('a hidden group has no chip, but its headings and order are used in "Tümü"', () => {
    const tennis = configOf(
      [{ i: 12, n: 'Tümü', p: 1, st: 5, sg: [22, 24], iv: false }],
      [
        { i: 24, n: 'Setler', p: 3, mg: 12, m: ['2_166'] },
        { i: 22, n: 'Kim Kazanır', p: 1, mg: 12, m: ['1_9', '1_9'] },
      ],
    );
    const groups = groupMarkets(tennis, 5, [ref(1, '2_166'), ref(2, '1_9')]);
    expect(groups.map((group) => group.slug)).toEqual([ALL_GROUP_SLUG]);
    expect(groups[0]?.sections.map((section) => section.name)).toEqual(['Kim Kazanır', 'Setler']);
  });

  test('a key with a fixed line matches that line alone', () => {
    const fixed = configOf(
      [{ i: 1, n: 'Alt/Üst', p: 1, st: SPORT, sg: [1] }],
      [{ i: 1, n: '2,5', p: 1, mg: 1, m: ['2_101_2.5'] }],
    );
    const groups = groupMarkets(fixed, SPORT, [ref(1, '2_101', '2.5'), ref(2, '2_101', '3.5')]);
    expect(idsOf(groups.find((group) => group.slug === 'alt-ust'))).toEqual([1]);
    expect(idsOf(groups.find((group) => group.slug === 'diger'))).toEqual([2]);
  });

  test('a subgroup joins the group it names, even if the group does not list it, and occurs once', () => {
    const joined = configOf(
      [
        { i: 23, n: 'Kim Kazanır', p: 1, st: 137, sg: [37, 52] },
        { i: 31, n: 'Alt/Üst', p: 2, st: 137, sg: [53] },
      ],
      [
        { i: 38, n: 'Maç Sonucu', p: 1, mg: 23, m: ['2_884'] },
        { i: 52, n: 'İlk Yarı', p: 2, mg: 23, m: ['2_885'] },
        { i: 53, n: 'Toplam', p: 1, mg: 31, m: ['2_887'] },
      ],
    );
    const groups = groupMarkets(joined, 137, [ref(1, '2_887', '3.5'), ref(2, '2_885'), ref(3, '2_884')]);
    expect(groups.map(({ slug }) => slug)).toEqual(['tumu', 'kim-kazanir', 'alt-ust']);
    expect(idsOf(groups[0])).toEqual([3, 2, 1]);
    expect(groups[1]?.sections.map(({ name }) => name)).toEqual(['Maç Sonucu', 'İlk Yarı']);
  });

  test('"Popüler" has the markets of the program columns, if they are few among many', () => {
    const listed = decodeMarketConfig({
      ...wire,
      mg: { 1: { i: 1, n: 'Ana', p: 1, st: SPORT, sg: [1] } },
      msg: { 1: { i: 1, n: 'Ana', p: 1, mg: 1, m: ['1_1', '2_101_2.5'], plm: ['4_4', '4_14_2.5'] } },
    });
    const lines = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5', '6.5', '7.5', '8.5', '9.5'];
    const many = [ref(100, '1_1'), ...lines.map((line, index) => ref(index, '2_101', line))];
    const popular = groupMarkets(listed, SPORT, many)[1];
    expect(popular?.slug).toBe('populer');
    expect(idsOf(popular)).toEqual([100, 2]);
    expect(groupMarkets(listed, SPORT, many.slice(0, 5)).some((group) => group.slug === 'populer')).toBe(false);
  });

  test('an event without markets has no groups', () => {
    expect(groupMarkets(config, SPORT, [])).toEqual([]);
  });
});

describe('any configuration and any markets', () => {
  const key = fc.constantFrom('1_1', '2_1', '2_2', '2_3', '2_101', '4_1', '4_2');
  const line = fc.constantFrom('', '0.5', '2.5', '-1', '10.5', '1|15', 'x');
  const markets = fc
    .array(fc.record({ key, line }), { maxLength: 40 })
    .map((list) => list.map((entry, index) => ref(index + 1, entry.key, entry.line)));
  const listKey = fc.oneof(key, fc.constant('2_101_2.5'), fc.constant('-'));
  const configuration = fc
    .record({
      groups: fc.array(
        fc.record({
          n: fc.constantFrom('Taraf', 'Alt/Üst', 'Diğer', 'Tümü', '', '+'),
          p: fc.integer({ min: 0, max: 4 }),
          st: fc.constantFrom(SPORT, 2),
          sg: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }),
          iv: fc.boolean(),
        }),
        { maxLength: 5 },
      ),
      subgroups: fc.array(
        fc.record({
          p: fc.integer({ min: 0, max: 4 }),
          m: fc.array(listKey, { maxLength: 6 }),
          iv: fc.boolean(),
          mg: fc.integer({ min: 0, max: 7 }),
        }),
        { maxLength: 7 },
      ),
    })
    .map(({ groups, subgroups }) =>
      wireOf(
        groups.map((group, i) => ({ i, ...group })),
        subgroups.map((subgroup, i) => ({ i, n: `Alt grup ${i}`, ...subgroup })),
      ),
    );

  test('no market is lost or doubled: "Tümü" has each exactly once', () => {
    fc.assert(
      fc.property(configuration, markets, (wire, list) => {
        const config = decodeMarketConfig(wire);
        const groups = groupMarkets(config, SPORT, list);
        expect(idsOf(groups[0]).toSorted((a, b) => a - b)).toEqual(list.map((market) => market.id));
      }),
    );
  });

  test('"Diğer" has exactly the markets that no subgroup of the sport names', () => {
    fc.assert(
      fc.property(configuration, markets, (wire, list) => {
        const config = decodeMarketConfig(wire);
        const named = new Set(
          Object.values(wire.dmg)
            .filter((group) => group.st === SPORT)
            .flatMap((group) =>
              Object.values(wire.dmsg)
                .filter((subgroup) => subgroup?.mg === group?.i || group?.sg.includes(subgroup?.i ?? -1))
                .flatMap((subgroup) => subgroup?.m ?? []),
            ),
        );
        const left = list.filter((market) => !named.has(market.key) && !named.has(`${market.key}_${market.line}`));
        const groups = groupMarkets(config, SPORT, list);
        const sections = groups.filter((group) => group.slug !== ALL_GROUP_SLUG).flatMap((group) => group.sections);
        const other = sections.filter((section) => section.id === 'diger').flatMap((section) => section.markets);
        // A single group is "Tümü" itself.
        fc.pre(groups.length > 1);
        expect(new Set(other)).toEqual(new Set(left));
      }),
    );
  });

  test('groups are never empty, their slugs are unique, and they are in order of priority', () => {
    fc.assert(
      fc.property(configuration, markets, (wire, list) => {
        const config = decodeMarketConfig(wire);
        const groups = groupMarkets(config, SPORT, list);
        const slugs = groups.map((group) => group.slug);
        expect(new Set(slugs).size).toBe(slugs.length);
        const priorities = groups.map((group) => group.priority);
        expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
        for (const group of groups) {
          expect(group.sections.length).toBeGreaterThan(0);
          for (const section of group.sections) expect(section.markets.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('the arrival order of markets does not move a card', () => {
    fc.assert(
      fc.property(configuration, markets, (wire, list) => {
        const config = decodeMarketConfig(wire);
        expect(groupMarkets(config, SPORT, list.toReversed())).toEqual(groupMarkets(config, SPORT, list));
      }),
    );
  });
});

test.each([
  ['2.5', '10.5', -1],
  ['-1', '1', -1],
  ['', '0.5', -1],
  ['1|15', '1|30', -1],
  ['16|30', '1|15', 1],
  ['2.5', '2.5', 0],
  ['1', '1|5', -1],
])('line %j is compared with %j', (left, right, order) => {
  expect(Math.sign(compareLines(left, right))).toBe(order);
});

function ref(id: number, key: string, line = ''): MarketRef {
  return { id, key, line };
}

function idsOf(group: DetailMarketGroup | undefined): number[] {
  return (group?.sections ?? []).flatMap((section) => section.markets.map((market) => market.id));
}

function configOf(...parts: Parameters<typeof wireOf>): MarketConfig {
  return decodeMarketConfig(wireOf(...parts));
}

function wireOf(
  groups: WireMarketConfig['dmg'][string][],
  subgroups: WireMarketConfig['dmsg'][string][],
): WireMarketConfig {
  return {
    m: {},
    mg: {},
    msg: {},
    dmg: Object.fromEntries(groups.map((group) => [String(group.i), group])),
    dmsg: Object.fromEntries(subgroups.map((subgroup) => [String(subgroup.i), subgroup])),
  };
}
