import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountFault,
  payoutAmount,
  quickWithdrawalAmounts,
} from '../../../../src/domain/withdrawal/withdrawal-rules.ts';

const limits = { balance: 125_000, min: 2_000, max: 100_000 };
const TL = '\u00a0₺';

test.each([
  [null, 'Çekmek istediğin tutarı yaz.'],
  [0, 'Çekmek istediğin tutarı yaz.'],
  ['unclear' as const, 'Tutar anlaşılmadı. 1.250,50 gibi yaz.'],
  [1_999, `En az 20,00${TL} çekebilirsin.`],
  [2_000, ''],
  [100_000, ''],
  [100_001, `Tek seferde en fazla 1.000,00${TL} çekebilirsin.`],
])('%j kuruş gives the error %j', (amount, fault) => {
  expect(amountFault(amount, limits)).toBe(fault);
});

test('an amount above the balance gives an error with the balance', () => {
  expect(amountFault(50_001, { ...limits, balance: 50_000 })).toBe(`Çekilebilir bakiyen 500,00${TL}.`);
});

test('unknown limits refuse no amount', () => {
  expect(amountFault(1, { balance: null, min: null, max: null })).toBe('');
});

test('quick amounts are round, and the last one is the whole balance', () => {
  expect(quickWithdrawalAmounts({ balance: 60_050, min: null, max: null })).toEqual([
    { amount: 10_000, all: false },
    { amount: 25_000, all: false },
    { amount: 50_000, all: false },
    { amount: 60_050, all: true },
  ]);
  expect(quickWithdrawalAmounts({ balance: 1_500, min: 2_000, max: null })).toEqual([]);
  expect(quickWithdrawalAmounts({ balance: null, min: null, max: null })).toEqual([]);
});

test.each<[string, Parameters<typeof quickWithdrawalAmounts>[0], number[]]>([
  ['the balance, below the maximum', { balance: 60_050, min: null, max: 70_000 }, [10_000, 25_000, 50_000, 60_050]],
  ['the maximum, below the balance', { balance: 60_050, min: null, max: 30_000 }, [10_000, 25_000, 30_000]],
  ['a balance that is a round amount', { balance: 50_000, min: null, max: 70_000 }, [10_000, 25_000, 50_000]],
  ['a maximum that is a round amount', { balance: 60_050, min: null, max: 25_000 }, [10_000, 25_000]],
  ['nothing below the minimum', { balance: 150_000, min: 25_000, max: null }, [25_000, 50_000, 100_000, 150_000]],
  ['the minimum alone', { balance: 2_000, min: 2_000, max: 70_000 }, [2_000]],
])('the last quick amount is the most that can be withdrawn: %s', (_, limited, amounts) => {
  const most = amounts.at(-1);
  expect(quickWithdrawalAmounts(limited)).toEqual(amounts.map((amount) => ({ amount, all: amount === most })));
});

test('with any limits, every quick amount can be withdrawn, and none occurs twice', () => {
  const kurus = fc.option(fc.nat(300_000));
  fc.assert(
    fc.property(fc.nat(300_000), kurus, kurus, (balance, min, max) => {
      const amounts = quickWithdrawalAmounts({ balance, min, max }).map(({ amount }) => amount);
      expect(new Set(amounts).size).toBe(amounts.length);
      for (const amount of amounts) {
        expect(amount > 0 && amount <= balance && amount >= (min ?? 0) && amount <= (max ?? amount)).toBe(true);
      }
    }),
  );
});

test('the paid-out amount is known if the fee is', () => {
  expect([
    payoutAmount(10_000, null),
    payoutAmount(10_000, 0),
    payoutAmount(10_000, 250),
    payoutAmount(100, 250),
  ]).toEqual([null, 10_000, 9_750, 0]);
});
