/** Withdrawals at the stand-in, checked by the transactions. */
import { describe, expect, it } from 'vitest';
import { paymentCalls } from '../../../src/contract/services/payment-calls.ts';
import { bankAccountsCalls } from '../../../src/contract/services/bank-accounts-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { ask } from './member.ts';
import { type Member, type Stage, stage } from './wager-stage.ts';

/** Creates a member with one active bank account and one on hold. */
async function memberOf(s: Stage, told: object = {}): Promise<Member> {
  const member = await s.member(told);
  const { playerNo } = member;
  await s.control('POST', 'bank-accounts', { playerNo, isDefault: true });
  await s.control('POST', 'bank-accounts', { playerNo, status: 'Hold' });
  return member;
}

const accountsOf = async (s: Stage, { token }: Member) =>
  (await ask(s, bankAccountsCalls.getBankAccounts, { token })).data;

async function withdraw(s: Stage, member: Member, amount: number, fields: { account?: string; tid?: string } = {}) {
  const [first] = await accountsOf(s, member);
  const { account = first?.id ?? '', tid = 't1' } = fields;
  return ask(s, paymentCalls.withdraw, {
    token: member.token,
    body: { amount, playerAccountIbanId: account },
    headers: { 'client-transaction-id': tid },
  });
}

async function moved(s: Stage, { token }: Member): Promise<unknown[][]> {
  const query = { page: '1', limit: '10' };
  const { items } = (await ask(s, playersCalls.getTransactions, { token, query })).data;
  return items.map(({ id, tid, type, amount, balance }) => [id, tid, type, amount, balance]);
}

describe('a withdrawal', () => {
  it('is deducted at once, pending, and paid after some minutes', async () => {
    const s = await stage();
    const member = await memberOf(s, { balance: 1_000 });
    expect((await withdraw(s, member, 250.5)).data.id).toBe('w1');
    expect(await moved(s, member)).toEqual([['w1', 't1', 41, -250.5, 749.5]]);
    s.pass(10 * 60_000);
    expect(await moved(s, member)).toEqual([['w1', 't1', 12, -250.5, 749.5]]);
  });

  it.each([
    ['by hand', 100, 900, 0],
    ['by itself, with 13 kuruş', 100.13, 899.87, 10 * 60_000],
  ])('is refunded %s', async (_, amount, left, passed) => {
    const s = await stage();
    const member = await memberOf(s, { balance: 1_000 });
    await withdraw(s, member, amount);
    if (passed === 0) await s.control('POST', 'withdrawal/w1', { state: 'cancelled' });
    s.pass(passed);
    expect(await moved(s, member)).toEqual([
      ['w1-iade', 't1', 42, amount, 1_000],
      ['w1', 't1', 41, -amount, left],
    ]);
  });

  it('has no transaction id for a member without them', async () => {
    const s = await stage();
    const member = await memberOf(s, { tellsTransactions: false });
    await withdraw(s, member, 100);
    expect((await moved(s, member))[0]?.[1]).toBeNull();
  });

  it('with the same transaction id is not repeated where the service deduplicates', async () => {
    const s = await stage();
    const member = await memberOf(s, { idempotency: true });
    await withdraw(s, member, 100);
    expect((await withdraw(s, member, 100)).data.id).toBe('w1');
    expect(await s.control<unknown[]>('GET', 'withdrawals')).toHaveLength(1);
  });
});

describe('a withdrawal is refused', () => {
  it.each([
    ['below the minimum', {}, 19.99, 7201],
    ['above the maximum', { balance: 1_000_000 }, 100_000.01, 7202],
    ['above the balance', { balance: 50 }, 50.01, 7203],
    ['for a blocked player', { canWithdraw: false }, 100, 7204],
    ['for a suspended player', { status: 6 }, 100, 3016],
  ])('%s', async (_, told, amount, code) => {
    const s = await stage();
    expect((await withdraw(s, await memberOf(s, told), amount)).code).toBe(code);
  });

  it('to an account on hold and to an unknown account', async () => {
    const s = await stage();
    const member = await memberOf(s);
    const hold = (await accountsOf(s, member)).find(({ status }) => status === 'Hold');
    expect((await withdraw(s, member, 100, { account: hold?.id ?? '' })).code).toBe(7205);
    expect((await withdraw(s, member, 100, { account: '1' })).code).toBe(7205);
  });

  it('while another one is pending, and only then', async () => {
    const s = await stage();
    const member = await memberOf(s);
    await withdraw(s, member, 100);
    expect((await withdraw(s, member, 100, { tid: 't2' })).code).toBe(7206);
    await s.control('POST', 'withdrawal/w1', { state: 'paid' });
    expect((await withdraw(s, member, 100, { tid: 't2' })).data.id).toBe('w2');
  });

  it('without a Client-Transaction-Id', async () => {
    const s = await stage();
    const { token } = await memberOf(s);
    const body = { amount: 100, playerAccountIbanId: '1' };
    expect((await ask(s, paymentCalls.withdraw, { token, body })).status).toBe(400);
  });
});
