/** The game result, compared with a count of its own over random transactions (rule transaction-10). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GamePeriod, gameResult, resultOf } from '../../../../src/features/transactions/game-result.ts';
import type { Transaction } from '../../../../src/model/payment.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

const NOW = turkishSeconds('2026-11-29T12:00:00');
const DAY = 86_400;

const row = (told: Partial<Transaction>): Transaction => ({
  ...{ id: '1', transactionId: null, at: NOW, type: 2, couponType: null, name: '', description: '' },
  ...{ amount: 100, balance: null, pocket: 'balance' as const, couponId: null, iban: '' },
  ...told,
});

test('a month is won less played; deposits and withdrawals stand apart', () => {
  const { steps, sum } = gameResult(
    [
      row({ type: 10, amount: 66_500 }),
      row({ type: 4, amount: -5_000 }),
      // Some services send the amount without a sign.
      row({ type: 4, amount: 20_000 }),
      row({ type: 7, amount: 1_500 }),
      row({ type: 2, amount: 100_000 }),
      row({ type: 12, amount: -30_001 }),
      row({ type: 41, amount: -99_999 }),
      row({ type: 16, amount: -4_000, pocket: 'bonus' }),
    ],
    'months',
    NOW,
  );
  expect(sum).toEqual({ won: 66_500, played: 23_500, deposited: 100_000, withdrawn: 30_001 });
  expect(resultOf(sum)).toBe(43_000);
  expect(steps.map(({ key }) => key)).toEqual(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11'.split(' '),
  );
  expect(steps.at(-1)).toEqual({ key: '2026-11', ...sum });
});

test('a step ends at midnight in Türkiye, and the oldest of 30 days is 29 days ago', () => {
  const late = row({ type: 10, amount: 1, at: turkishSeconds('2026-10-31T23:59:59') });
  const early = row({ type: 10, amount: 2, at: turkishSeconds('2026-11-01T00:00:00') });
  const won = (period: GamePeriod) =>
    Object.fromEntries(
      gameResult([late, early], period, NOW).steps.flatMap((step) => (step.won > 0 ? [[step.key, step.won]] : [])),
    );
  expect(won('months')).toEqual({ '2026-10': 1, '2026-11': 2 });
  expect(won('days')).toEqual({ '2026-10-31': 1, '2026-11-01': 2 });
  expect(
    gameResult([], 'days', NOW)
      .steps.map(({ key }) => key)
      .slice(0, 1),
  ).toEqual(['2026-10-31']);
});

const transactions = fc.array(
  fc.record({
    type: fc.constantFrom(2, 4, 7, 10, 12, 13, 16, 27, 28, 41, 42, 99),
    amount: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    pocket: fc.constantFrom<Transaction['pocket']>('balance', 'bonus'),
    at: fc.integer({ min: NOW - 900 * DAY, max: NOW }),
  }),
  { maxLength: 60 },
);

test.each<GamePeriod>(['days', 'months', 'all'])('every step and the sum of "%s" equal a count by hand', (period) => {
  fc.assert(
    fc.property(transactions, (told) => {
      const { steps, sum } = gameResult(told.map(row), period, NOW);
      const counted = told.filter(({ pocket }) => pocket === 'balance');
      const total = (type: number, has: (at: number) => boolean): number =>
        counted.reduce((all, each) => all + (each.type === type && has(each.at) ? Math.abs(each.amount) : 0), 0);
      const sums = (has: (at: number) => boolean) => ({
        won: total(10, has),
        played: total(4, has) - total(7, has),
        deposited: total(2, has),
        withdrawn: total(12, has),
      });
      for (const { key, ...step } of steps) expect(step).toEqual(sums((at) => turkishDay(at).startsWith(key)));
      const first = steps[0]?.key ?? '';
      expect(sum).toEqual(sums((at) => turkishDay(at) >= first));
      if (period === 'all') expect(sum).toEqual(sums(() => true));
    }),
    { numRuns: 60 },
  );
});

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
const turkishDay = (at: number): string => format.format(at * 1_000);
