import { expect, test } from 'vitest';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';

const wire = { id: 'm1', date: 1_760_000_000, type: 4, couponType: 27, amount: -12.5, balance: 87.5, bsid: 'k1' };
const pageOf = (...items: unknown[]) => ({ items, page: 1, limit: 10, total: items.length, totalPage: 1 });

function decode(answer: unknown) {
  let dropped = 0;
  const value = playersCalls.getTransactions.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { rows: value?.rows, dropped };
}

test('amounts are decoded in kuruş, and missing fields as null or empty', () => {
  const { rows } = decode(
    pageOf({ ...wire, typeName: 'Kupon', description: 'k1', isBonus: true }, { id: 7, date: 1, type: 99, amount: 0.1 }),
  );
  expect(rows).toEqual([
    {
      ...{ id: 'm1', transactionId: null, at: 1_760_000_000, type: 4, couponType: 27 },
      ...{ name: 'Kupon', description: 'k1' },
      ...{ amount: -1_250, balance: 8_750, pocket: 'bonus', couponId: 'k1', iban: '' },
    },
    {
      ...{ id: '7', transactionId: null, at: 1, type: 99, couponType: null, name: '', description: '' },
      ...{ amount: 10, balance: null, pocket: 'balance', couponId: null, iban: '' },
    },
  ]);
});

test('an unreadable transaction is skipped; a response without rows is undefined', () => {
  const { rows, dropped } = decode(pageOf(wire, { ...wire, amount: 'çok' }, null));
  expect(rows?.map(({ id }) => id)).toEqual(['m1']);
  expect(dropped).toBe(2);
  expect(decode({ transactions: [] }).rows).toBeUndefined();
});

test.for([
  [{ bsid: null, betSlipId: 'P-77' }, 'P-77'],
  [{ bsid: '', betSlipId: 77 }, '77'],
  [{ bsid: 'k1', betSlipId: 'P-77' }, 'k1'],
  [{ bsid: null, betSlipId: '' }, null],
  [{ bsid: null }, null],
] as const)('the coupon id of %j is decoded as %j', ([told, couponId]) => {
  expect(decode(pageOf({ ...wire, couponType: null, ...told })).rows?.[0]?.couponId).toBe(couponId);
});
