import { describe, expect, test } from 'vitest';
import {
  bonusTime,
  campaignTime,
  wageringLeft,
  wageringTerms,
  activeCampaigns,
} from '../../../../src/features/bonuses/bonus-text.ts';
import type { Bonus, Campaign } from '../../../../src/model/payment.ts';
import { turkishSeconds as at } from '../../../support/turkish-time.ts';

const now = at('2026-03-14T12:00:00');

const bonus: Bonus = {
  ...{ id: '1', name: 'Bonus', description: '', amount: 5_000, remaining: 5_000, status: 'active', minOdd: 150 },
  turnover: { required: 100_000, done: 0 },
  beginsAt: at('2026-03-12T10:00:00'),
  endsAt: at('2026-03-20T23:59:00'),
};

describe('validity period of a bonus', () => {
  test.each([
    ['active', '2026-03-20T23:59:00', 'Bitiş: 20 Mart 23:59'],
    ['waits', '2026-03-14T23:59:00', 'Bitiş: bugün 23:59'],
    ['active', '2026-03-15T08:00:00', 'Bitiş: yarın 08:00'],
    ['active', '2027-01-02T08:00:00', 'Bitiş: 2 Ocak 2027'],
    ['active', '2026-03-14T11:59:00', '12 Mart 2026 – 14 Mart 2026'],
    ['used', '2026-03-20T23:59:00', '12 Mart 2026 – 20 Mart 2026'],
    ['expired', '2026-03-12T23:59:00', '12 Mart 2026'],
  ] as const)('a bonus that is %s until %s reads: %s', (status, endsAt, text) => {
    expect(bonusTime({ ...bonus, status, endsAt: at(endsAt) }, now)).toBe(text);
  });

  test('a missing period has no text', () => {
    expect(bonusTime({ ...bonus, beginsAt: null, endsAt: null }, now)).toBe('');
    expect(campaignTime(null, now)).toBe('');
    expect(campaignTime(at('2026-03-18T23:59:59'), now)).toBe('Son gün: 18 Mart 23:59');
  });
});

test('the wagering terms and the remaining amount are stated', () => {
  const wagering = { required: 100_000, done: 35_000, left: 65_000, percent: 35 };
  expect(wageringTerms({ minOdd: 150 }, wagering)).toBe(
    '1.000,00\u00a0₺ tutarında kupon oynaman gerekir. En az 1,50 oranlı kuponlar sayılır.',
  );
  expect(wageringTerms({ minOdd: null }, wagering)).toBe('1.000,00\u00a0₺ tutarında kupon oynaman gerekir.');
  expect(wageringTerms({ minOdd: 150 }, null)).toBe('');
  expect(wageringLeft(wagering)).toBe('650,00\u00a0₺ kaldı');
  expect(wageringLeft({ ...wagering, left: 0 })).toBe('Çevrim tamamlandı');
});

// Rule bonus-8: the end is exclusive.
test.each([
  [null, null, true],
  ['2026-03-14T12:00:00', null, true],
  ['2026-03-14T12:00:01', null, false],
  [null, '2026-03-14T12:00:01', true],
  [null, '2026-03-14T12:00:00', false],
  ['2026-03-01T00:00:00', '2026-03-31T00:00:00', true],
])('a campaign from %s to %s is active: %s', (from, to, on) => {
  const moment = (text: string | null) => (text === null ? null : at(text));
  const campaign: Campaign = {
    ...{ id: '1', title: '', summary: '', image: '', url: '', text: '' },
    ...{ beginsAt: moment(from), endsAt: moment(to) },
  };
  expect(activeCampaigns([campaign], now)).toEqual(on ? [campaign] : []);
});
