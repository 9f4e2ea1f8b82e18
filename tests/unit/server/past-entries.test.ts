/** Generated transactions of past years, which must add up. */
import { expect, it } from 'vitest';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { ask } from './member.ts';
import { stage } from './wager-stage.ts';

async function history(fields: object) {
  const s = await stage();
  const { token } = await s.member(fields);
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { data } = await ask(s, playersCalls.getTransactions, { token, query: { page: String(page), limit: '100' } });
    rows.push(...data.items);
    if (page >= data.totalPage) return rows;
  }
}

it.each([
  [{ balance: 1_250, transactions: 60 }],
  [{ balance: 5_000, bonusBalance: 100, coupons: 120, transactions: 700 }],
])('the history with %j has no negative balance and adds up from row to row', async (fields) => {
  const rows = await history(fields);
  expect(rows.length).toBeGreaterThanOrEqual(fields.transactions);
  for (const isBonus of [false, true]) {
    const pocket = rows.filter((row) => row.isBonus === isBonus);
    if (!isBonus || 'bonusBalance' in fields) expect(pocket.length).toBeGreaterThan(10);
    expect(pocket.filter(({ balance }) => (balance ?? 0) < 0)).toEqual([]);
    for (const [place, { amount, balance }] of pocket.entries()) {
      const before = pocket[place + 1];
      if (before !== undefined) expect((balance ?? 0) - amount).toBeCloseTo(before.balance ?? 0, 4);
    }
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('the history has every type of transaction, over several years', async () => {
  const rows = await history({ balance: 5_000, bonusBalance: 400, coupons: 120, transactions: 700 });
  const types = [...new Set(rows.map(({ type, couponType }) => `${type}/${couponType ?? ''}`))];
  for (const type of [2, 4, 7, 10, 12, 13, 14, 18, 19, 20, 21, 27, 28, 30, 41, 42]) expect(types).toContain(`${type}/`);
  expect(types).toEqual(expect.arrayContaining(['4/27', '10/27']));
  const [newest] = rows;
  expect((newest?.date ?? 0) - (rows.at(-1)?.date ?? 0)).toBeGreaterThan(4 * 365 * 86_400);
});

it('the history continues with incoming transfers and with those made by control', async () => {
  const s = await stage();
  const { token, playerNo } = await s.member({ balance: 10 });
  await s.control('POST', 'transfer', { playerNo, amount: 250, afterMs: 30 });
  await s.control('POST', 'transfer', { playerNo, amount: -5, type: 4, afterMs: 0 });
  const told = async () => {
    const { data } = await ask(s, playersCalls.getTransactions, { token, query: { page: '1', limit: '10' } });
    return data.items.map(({ type, amount, balance }) => [type, amount, balance]);
  };
  await expect.poll(told).toEqual([
    [2, 250, 255],
    [4, -5, 5],
  ]);
  await expect(s.control('POST', 'transfer', { playerNo: 1, amount: 1 })).rejects.toThrow('no such member');
});
