/** Account transactions of a member as listed by the service. */
import { describe, expect, it } from 'vitest';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { ask, DEMO, signIn } from './member.ts';
import { type Member, type Stage, START, orderOf, stage } from './wager-stage.ts';

type Query = Record<string, string>;

async function list(s: Pick<Stage, 'standIn'>, { token }: Pick<Member, 'token'>, query: Query = {}) {
  const { data } = await ask(s, playersCalls.getTransactions, { token, query: { page: '1', limit: '10', ...query } });
  return data;
}

/** Plays two coupons an hour apart, the first one won and the second one lost. */
async function two() {
  const s = await stage();
  const member = await s.member({ balance: 1_000, bonusBalance: 500 });
  await s.play(member, orderOf(s, { events: [1], m: 100 }));
  s.pass(3_600_000);
  await s.play(member, orderOf(s, { events: [2], m: 200 }));
  s.pass(3_600_000);
  await s.end(1, 'won');
  await s.end(2, 'lost');
  return { s, member };
}

describe('transactions', () => {
  it('are listed newest first, each with the balance after it', async () => {
    const { s, member } = await two();
    const { items, total } = await list(s, member);
    expect(total).toBe(3);
    expect(items.map(({ type, couponType }) => [type, couponType])).toEqual([
      [10, 27],
      [4, 27],
      [4, 27],
    ]);
    const won = items[0]?.amount ?? 0;
    expect(items.map(({ amount }) => amount)).toEqual([won, -200, -100]);
    expect(items.map(({ balance }) => balance)).toEqual([700 + won, 700, 900]);
  });

  it('are filtered by type, coupon type and time, the end exclusive', async () => {
    const { s, member } = await two();
    const amounts = async (query: Query) => (await list(s, member, query)).items.map(({ amount }) => amount);
    const at = (hours: number): string => String(START / 1_000 + hours * 3_600);
    expect(await amounts({ type: '4', couponType: '27' })).toEqual([-200, -100]);
    expect(await amounts({ type: '4' })).toEqual([]);
    expect(await amounts({ startDate: at(0), endDate: at(1) })).toEqual([-100]);
    expect(await amounts({ startDate: at(1), type: '4', couponType: '27' })).toEqual([-200]);
  });

  it('of the same second are listed in reverse order of creation', async () => {
    const s = await stage();
    const member = await s.member({ balance: 1_000 });
    await s.play(member, orderOf(s, { events: [1], m: 100 }));
    await s.play(member, orderOf(s, { events: [2], m: 200 }));
    expect((await list(s, member)).items.map(({ balance }) => balance)).toEqual([700, 900]);
  });

  it('are paged', async () => {
    const { s, member } = await two();
    const { items, page, totalPage } = await list(s, member, { page: '2', limit: '2' });
    expect([items.length, page, totalPage]).toEqual([1, 2, 2]);
  });

  it('of a coupon paid with the bonus belong to the bonus', async () => {
    const s = await stage();
    const member = await s.member({ balance: 1_000, bonusBalance: 500 });
    await s.play(member, orderOf(s, { events: [1], m: 100, ub: true }));
    const { items } = await list(s, member);
    expect(items).toMatchObject([{ type: 16, couponType: null, isBonus: true, amount: -100, balance: 400 }]);
  });

  it('of a demo account include its past, newest first', async () => {
    const s = await stage();
    const { accessToken } = await signIn(s, DEMO.active);
    const { items, total } = await list(s, { token: accessToken });
    expect(total).toBeGreaterThan(items.length);
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted((a, b) => b - a));
  });
});
