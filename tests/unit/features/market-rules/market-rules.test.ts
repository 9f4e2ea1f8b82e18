import { describe, expect, test } from 'vitest';
import { ruleExampleOf, findRules } from '../../../../src/features/market-rules/market-rules.ts';
import { TABLE_TENNIS } from '../../../../src/domain/sports.ts';
import type { MarketRule } from '../../../../src/model/content.ts';

describe('market types', () => {
  const rule = (told: Partial<MarketRule>): MarketRule => ({
    ...{ key: '1_1', sportId: 1, name: 'Maç Sonucu', rule: '', live: false, priority: 1, labels: {} },
    ...told,
  });

  test('are found by name, rule and outcomes without dots and tails, and by sport, in the order of sports', () => {
    const all = [
      rule({ key: '1_21', sportId: 4, name: 'Çifte Şans' }),
      rule({ key: '2_92', name: 'Çifte Şans', rule: '<p>İki sonuç <b>birden</b>.</p>' }),
      rule({ key: '2_89', name: 'Karşılıklı Gol', labels: { 1: 'Var', 2: 'Yok' } }),
    ];
    const keys = (text: string, sportId?: number): string[] => findRules(all, text, sportId).map(({ key }) => key);
    expect(keys('')).toEqual(['2_92', '2_89', '1_21']);
    expect(keys('cifte sans')).toEqual(['2_92', '1_21']);
    expect(keys('birden')).toEqual(['2_92']);
    expect(keys('<b>')).toEqual([]);
    expect(keys('yok')).toEqual(['2_89']);
    expect(keys('', 4)).toEqual(['1_21']);
  });

  test('a long-term type belongs to no sport and is listed last, whatever sport its entry names', () => {
    const all = [
      rule({ key: '3_1', sportId: TABLE_TENNIS, name: 'Uzun Vadeli' }),
      rule({ key: '2_633', sportId: TABLE_TENNIS, name: 'Maç Sonucu' }),
      rule({ key: '1_21', sportId: 4, name: 'Maç Sonucu' }),
    ];
    const keys = (sportId?: number): string[] => findRules(all, '', sportId).map(({ key }) => key);
    expect(keys()).toEqual(['2_633', '1_21', '3_1']);
    expect(keys(TABLE_TENNIS)).toEqual(['2_633', '3_1']);
    expect(keys(4)).toEqual(['1_21', '3_1']);
  });

  test.each([
    [{ name: 'Alt/Üst {0}' }, 'Alt/Üst 2,5'],
    [{ name: 'Toplam Sayı Alt/Üst {0}', sportId: 2 }, 'Toplam Sayı Alt/Üst 160,5'],
    [{ name: 'Handikaplı Maç Sonucu {h}' }, 'Handikaplı Maç Sonucu (1:0)'],
    [{ name: '{0}. Çeyrek Sonucu', sportId: 2 }, '1. Çeyrek Sonucu'],
    [{ name: '{0}. Set {1} Oyun', sportId: 5 }, '1. Set Oyun'],
  ])('the example of %j is "%s"', (told, title) => {
    expect(ruleExampleOf(rule(told)).title).toBe(title);
  });
});
