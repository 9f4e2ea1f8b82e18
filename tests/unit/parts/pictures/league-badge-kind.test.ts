import { expect, test } from 'vitest';
import { leagueBadgeKind } from '../../../../src/parts/pictures/league-badge-kind.ts';
import type { Competition } from '../../../../src/model/event.ts';

const of = (country: string, name: string, more: Partial<Competition> = {}) =>
  leagueBadgeKind({ id: 1, sportId: 1, country, priority: 1, icon: '', name, shortName: '', ...more });

test('a country has its flag, and two letters if the flag is missing', () => {
  expect(of('TR', 'Süper Lig')).toEqual({ kind: 'flag', code: 'tr', letters: 'TR' });
  expect(of('tr ', 'Süper Lig')).toEqual({ kind: 'flag', code: 'tr', letters: 'TR' });
});

test('in football Britain has four nations, in other sports one flag', () => {
  expect(of('GB', 'İngiltere Premier Lig')).toMatchObject({ code: 'gb-eng', letters: 'GB' });
  expect(of('GB', 'İskoçya Premiership')).toMatchObject({ code: 'gb-sct' });
  expect(of('SCT', 'İskoçya Premiership')).toMatchObject({ code: 'gb-sct' });
  expect(of('GB', 'Birleşik Krallık Şampiyonası', { sportId: 19 })).toMatchObject({ code: 'gb' });
});

test('an international league shows Europe or the world, whatever picture the service has', () => {
  for (const name of ['UEFA Avrupa Ligi', 'EuroLeague', 'EHF Şampiyonlar Ligi', 'Avrupa Kafes Ligi', 'EURO 2028']) {
    expect(of('INT', name), name).toMatchObject({ kind: 'flag', code: 'eu' });
  }
  for (const name of ['Hazırlık Maçları', 'WTT Champions', 'Formula 1', 'Neuropa']) {
    expect(of('INT', name, { icon: 'https://pictures.test/int.png' }), name).toEqual({ kind: 'world' });
  }
});

test("a code of its own has the service's picture; an electronic league has its sport's", () => {
  expect(of('XYZ', 'Gece Ligi', { icon: 'https://pictures.test/xyz.png' })).toEqual({
    kind: 'service',
    address: 'https://pictures.test/xyz.png',
  });
  expect(of('XYZ', 'Gece Ligi')).toEqual({ kind: 'world' });
  expect(of('GTL', 'GT Sports Ligi', { sportId: 137 })).toEqual({ kind: 'sport' });
});
