import { describe, expect, it } from 'vitest';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { ask } from './member.ts';
import { written } from './wager-columns.ts';
import { marketOf, orderOf, stage } from './wager-stage.ts';

describe('a coupon', () => {
  it('costs its price from the balance, and the response has the remaining balance', async () => {
    const s = await stage();
    const member = await s.member({ balance: 1_000 });
    const { data } = await s.play(member, orderOf(s, { events: [1, 2, 3, 4], ss: [2, 3], m: 20 }));
    expect(data).toMatchObject({ a: 200, balance: 800, status: -1, gi: null, odds: [1.51, 1.52, 1.53, 1.54] });
    const balances = await ask(s, playersCalls.getPlayerBalances, { token: member.token });
    expect(balances.data).toMatchObject({ balance: 800, bonusBalance: 0 });
    expect(await s.control('GET', 'stats')).toMatchObject({ coupons: 1 });
  });

  it('can be paid with the last kuruş', async () => {
    const s = await stage();
    const member = await s.member({ balance: 50 });
    expect((await s.play(member, orderOf(s))).data.balance).toBe(0);
  });

  it('paid with the bonus leaves the main balance unchanged', async () => {
    const s = await stage();
    const member = await s.member({ balance: 70, bonusBalance: 60 });
    expect((await s.play(member, orderOf(s, { ub: true }))).data).toMatchObject({ balance: 70, bonusBalance: 10 });
  });

  it('is returned as it was played', async () => {
    const s = await stage();
    const member = await s.member();
    const order = orderOf(s, { events: [1, 2, 3, 4, 5], bankers: [1, 2], ss: [4], m: 20 });
    const { data } = await s.play(member, order, 'intent-1');
    const detail = await ask(s, wagerCalls.getPlayedBetslip, {
      token: member.token,
      parameters: { id: data.bsid, owner: 'own' },
    });
    expect(detail.data).toMatchObject({ tid: 'intent-1', type: 2, status: -1, tc: 3, tp: 60, m: 20, ss: [4], ec: 5 });
    const { modd, mw, mkw } = detail.data;
    expect([modd, mw, mkw].map(written)).toEqual([order.modd, order.mw, order.mkw]);
    expect(detail.data).toMatchObject({ win: 0, net: 0 });
    expect(detail.data.bs.b.map(({ eid, b, odd, cn, rs }) => [eid, b, odd, cn, rs])).toEqual([
      [1, true, 1.51, '1', -1],
      [2, true, 1.52, '1', -1],
      [3, false, 1.53, '1', -1],
      [4, false, 1.54, '1', -1],
      [5, false, 1.55, '1', -1],
    ]);
  });

  it('played several times makes a group, each with its own id and price', async () => {
    const s = await stage();
    const member = await s.member({ balance: 100_000 });
    const { data } = await s.play(member, orderOf(s, { m: 2_500, cc: 30 }));
    expect(data.bsids).toHaveLength(30);
    expect(new Set(data.bsids).size).toBe(30);
    expect(data).toMatchObject({ a: 75_000, balance: 25_000, bsid: data.bsids[0] });
    expect(data.gi).not.toBeNull();
  });

  it('played up to 20 times may cost less than 2,500 TL each', async () => {
    const s = await stage();
    const { envelope } = await s.play(await s.member(), orderOf(s, { m: 50, cc: 20 }));
    expect(envelope.isSuccess).toBe(true);
  });
});

describe('odds that changed before the order arrived', () => {
  it.each([
    ['risen, rises accepted', 1.9, { aho: true }],
    ['fallen, falls accepted', 1.2, { alo: true }],
  ])('%s: the coupon is played at the new odd', async (_, odd, consent) => {
    const s = await stage();
    const member = await s.member();
    const order = orderOf(s, consent);
    Object.assign(marketOf(s, 1).o[0] ?? {}, { odd });
    const { data } = await s.play(member, order);
    expect(data).toMatchObject({ a: 50, odds: [odd] });
    await s.end(1, 'won');
    expect((await s.balances(member.playerNo)).balance).toBe(odd * 50 - 50);
  });

  it('a change of web odds only does not refuse the coupon', async () => {
    const s = await stage();
    const order = orderOf(s);
    Object.assign(marketOf(s, 1).o[0] ?? {}, { wodd: 1.2 });
    marketOf(s, 1).v += 1;
    expect((await s.play(await s.member(), order)).envelope.isSuccess).toBe(true);
  });
});

describe('the same Client-Transaction-Id', () => {
  it('plays two coupons where the service does not deduplicate', async () => {
    const s = await stage();
    const member = await s.member();
    const first = await s.play(member, orderOf(s), 'same');
    const second = await s.play(member, orderOf(s), 'same');
    expect(second.data.bsid).not.toBe(first.data.bsid);
    expect((await s.balances(member.playerNo)).balance).toBe(-100);
    const coupons = await s.control<{ tid: string }[]>('GET', `coupons?playerNo=${member.playerNo}`);
    expect(coupons.map(({ tid }) => tid)).toEqual(['same', 'same']);
  });

  it('plays one coupon where the service deduplicates, even after the market closed', async () => {
    const s = await stage();
    const member = await s.member({ idempotency: true });
    const first = await s.play(member, orderOf(s), 'same');
    marketOf(s, 1).s = 0;
    const second = await s.play(member, orderOf(s), 'same');
    expect(second.data).toEqual(first.data);
    expect((await s.balances(member.playerNo)).balance).toBe(-50);
    expect(await s.control('GET', 'stats')).toMatchObject({ coupons: 1 });
  });

  it('of another player is another coupon', async () => {
    const s = await stage();
    const [one, other] = [await s.member({ idempotency: true }), await s.member({ idempotency: true })];
    const first = await s.play(one, orderOf(s), 'same');
    expect((await s.play(other, orderOf(s), 'same')).data.bsid).not.toBe(first.data.bsid);
  });

  it('can be used again after a refused order', async () => {
    const s = await stage();
    const member = await s.member({ idempotency: true });
    marketOf(s, 1).s = -1;
    expect((await s.play(member, orderOf(s), 'same')).envelope.isSuccess).toBe(false);
    marketOf(s, 1).s = 1;
    expect((await s.play(member, orderOf(s), 'same')).envelope.isSuccess).toBe(true);
  });

  it('is left out of coupons for a member without transaction ids', async () => {
    const s = await stage();
    const member = await s.member({ tellsTransactions: false });
    const { data } = await s.play(member, orderOf(s), 'mine');
    const detail = await ask(s, wagerCalls.getPlayedBetslip, {
      token: member.token,
      parameters: { id: data.bsid, owner: 'own' },
    });
    expect(detail.data.tid).toBeNull();
  });
});

it('settings for changed odds are stored', async () => {
  const s = await stage();
  const { token } = await s.member();
  expect((await ask(s, playersCalls.getBetslipSettings, { token })).data).toEqual({ aa: false, aoi: false });
  expect((await ask(s, playersCalls.setBetslipSettings, { token, body: { aa: false, aoi: true } })).data?.aoi).toBe(
    true,
  );
  expect((await ask(s, playersCalls.getBetslipSettings, { token })).data).toEqual({ aa: false, aoi: true });
});

it('a reset deletes coupons, stored responses and transactions', async () => {
  const s = await stage();
  const member = await s.member({ idempotency: true });
  await s.play(member, orderOf(s), 'same');
  await s.control('POST', 'reset');
  expect(await s.control('GET', 'stats')).toMatchObject({ coupons: 0 });
  expect(await s.balances(member.playerNo)).toEqual({ balance: 0, bonus: 0 });
  const again = await s.member({ idempotency: true });
  expect((await s.play(again, orderOf(s), 'same')).data.a).toBe(50);
  expect((await s.balances(again.playerNo)).balance).toBe(-50);
});
