import { describe, expect, test } from 'vitest';
import {
  type WireMarketConfig,
  decodeMarketConfig,
} from '../../../../src/contract/services/wire/market-config-wire.ts';
import {
  type MarketNames,
  fillTemplate,
  marketLineText,
  marketName,
  outcomeLabel,
} from '../../../../src/domain/program/market-name.ts';

/** Name templates of rule match-12. */
const config = typesOf({
  '1_1': { n: 'Maç Sonucu' },
  '1_2': { n: 'Maç Sonucu (Uzt.Dahil)' },
  '2_101': { n: 'Alt/Üst {0}' },
  '2_100': { n: 'Handikaplı Maç Sonucu {h}' },
  '2_113': { n: 'Handikaplı Maç Sonucu (Uzt.Dahil) {h}' },
  '2_787': { n: '{0}. Set Sonucu' },
  '4_34': { n: 'Sıradaki Golü Kim Atar ( {0} . Gol )' },
  '4_759': { n: '{0}-{1} dk. Hangi Takım Kazanır' },
  '4_23': { n: 'Maçın Kalanını Kim Kazanır {0}' },
});

describe('market names', () => {
  test.each([
    ['1_1', '', 'Maç Sonucu'],
    ['1_2', '', 'Maç Sonucu (Uzt.Dahil)'],
    ['2_101', '2.5', 'Alt/Üst 2,5'],
    ['2_101', '160.5', 'Alt/Üst 160,5'],
    ['2_101', '', 'Alt/Üst'],
    ['2_101_2.5', '', 'Alt/Üst 2,5'],
    ['2_101_2.5', '3.5', 'Alt/Üst 3,5'],
    ['2_100', '-1', 'Handikaplı Maç Sonucu (0:1)'],
    ['2_100', '2', 'Handikaplı Maç Sonucu (2:0)'],
    ['2_100', '1.0', 'Handikaplı Maç Sonucu (1:0)'],
    ['2_100', '', 'Handikaplı Maç Sonucu'],
    ['2_113', '-5.5', 'Handikaplı Maç Sonucu (Uzt.Dahil) (0:5,5)'],
    ['2_787', '3', '3. Set Sonucu'],
    ['2_787', '', 'Set Sonucu'],
    ['4_34', '2', 'Sıradaki Golü Kim Atar (2. Gol)'],
    ['4_34', '', 'Sıradaki Golü Kim Atar'],
    ['4_759', '10|20', '10-20 dk. Hangi Takım Kazanır'],
    ['4_23', '1:0', 'Maçın Kalanını Kim Kazanır 1:0'],
  ])('%s with line "%s" reads "%s"', (key, line, expected) => {
    expect(marketName(config, key, line)).toBe(expected);
  });

  test('{h} uses the last part of a line', () => {
    expect(fillTemplate('{0}. Set Handikap {h}', '1|-2.5')).toBe('1. Set Handikap (0:2,5)');
  });

  test('an unknown key still has a name', () => {
    expect(marketName(config, '9_999', '')).toBe('Diğer Bahis');
    expect(marketName(config, '9_999', '2.5')).toBe('Diğer Bahis 2,5');
    expect(marketName({ types: {} }, '', '')).toBe('Diğer Bahis');
  });
});

describe('outcome labels', () => {
  const withLabels = typesOf({ '2_101': { n: 'Alt/Üst {0}', o: { '1': 'Alt {0}', '2': 'Üst' } } });

  test.each([
    [1, '2.5', 'Alt', 'Alt 2,5'],
    [1, '', 'Alt', 'Alt'],
    [2, '2.5', '', 'Üst'],
    [3, '2.5', 'Diğer', 'Diğer'],
    [4, '', '', '4'],
  ])('outcome %i with line "%s" and label "%s" reads "%s"', (number, line, fallback, expected) => {
    expect(outcomeLabel(withLabels, '2_101', number, line, fallback)).toBe(expected);
  });

  test('a market missing from the configuration keeps the label the service sent', () => {
    expect(outcomeLabel(withLabels, '2_12', 1, '', 'Mauro Icardi')).toBe('Mauro Icardi');
  });
});

test.each([
  ['', ''],
  ['2.5', '2,5'],
  ['-1', '-1'],
  ['10|20', '10-20'],
])('line "%s" reads "%s"', (line, expected) => {
  expect(marketLineText(line)).toBe(expected);
});

type WireType = WireMarketConfig['m'][string];

function typesOf(types: Record<string, Pick<WireType, 'n' | 'o'>>): MarketNames {
  const m = Object.entries(types).map(([key, type]): [string, WireType] => [
    key,
    { i: 1, mt: 1, st: 1, mst: 1, ...type },
  ]);
  return decodeMarketConfig({ m: Object.fromEntries(m), mg: {}, msg: {}, dmg: {}, dmsg: {} });
}
