import { describe, expect, it } from 'vitest';
import type { OutcomeResult } from '../../../server/world.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { ask } from './member.ts';
import { type Wish, orderOf, stage } from './wager-stage.ts';

const W = 'won';
const L = 'lost';
const V = 'void';

interface Row {
  name: string;
  order: Wish;
  results: OutcomeResult[];
  status: number;
  /** TL */
  win: number;
  tax?: number;
  columns: number;
}

/** The odd of event n is 1.50 + n/100. */
const table: Row[] = [
  { name: 'single, won', order: { events: [1, 2] }, results: [W, W], status: 1, win: 114.76, columns: 1 },
  { name: 'single, lost', order: { events: [1, 2] }, results: [W, L], status: 0, win: 0, columns: 0 },
  { name: 'single, void leg at 1.00', order: { events: [1, 2] }, results: [W, V], status: 1, win: 75.5, columns: 1 },
  { name: 'single, all void', order: { events: [1, 2] }, results: [V, V], status: 5, win: 50, columns: 1 },
  { name: 'single, void and lost', order: { events: [1, 2] }, results: [V, L], status: 0, win: 0, columns: 0 },
  // The winning is 1.51 × 1.52 × 20.
  {
    name: 'system 2 of 3, one lost',
    order: { events: [1, 2, 3], ss: [2], m: 20 },
    results: [W, W, L],
    status: 1,
    win: 45.9,
    columns: 1,
  },
  {
    name: 'system 2 of 3, two lost',
    order: { events: [1, 2, 3], ss: [2], m: 20 },
    results: [W, L, L],
    status: 0,
    win: 0,
    columns: 0,
  },
  // The winning is (1.51 × 1.52 + 1.51 + 1.52) × 20.
  {
    name: 'system 2 of 3, one void',
    order: { events: [1, 2, 3], ss: [2], m: 20 },
    results: [W, W, V],
    status: 1,
    win: 106.5,
    columns: 3,
  },
  // The winning is (1.52 + 1.53 + 1.52 × 1.53) × 20: the banker is void, so the columns of two and the one of three
  // count.
  {
    name: 'systems 2 and 3 of 3, banker void',
    order: { events: [1, 2, 3], ss: [2, 3], bankers: [1], m: 20 },
    results: [V, W, W],
    status: 1,
    win: 107.51,
    columns: 3,
  },
  {
    name: 'banker lost',
    order: { events: [1, 2, 3], ss: [2], bankers: [1], m: 50 },
    results: [L, W, W],
    status: 0,
    win: 0,
    columns: 0,
  },
  // The winning is 1.51 × 1.53 × 50.
  {
    name: 'banker won, one other lost',
    order: { events: [1, 2, 3], ss: [2], bankers: [1], m: 50 },
    results: [W, L, W],
    status: 1,
    win: 115.52,
    columns: 1,
  },
];

describe('settling a coupon', () => {
  it.each(table)('pays by its results: $name', async ({ order, results, status, win, columns }) => {
    const s = await stage();
    const member = await s.member();
    const { data } = await s.play(member, orderOf(s, order));
    for (const [index, result] of results.entries()) await s.end(order.events?.[index] ?? 0, result);
    const detail = await ask(s, wagerCalls.getPlayedBetslip, {
      token: member.token,
      parameters: { id: data.bsid, owner: 'own' },
    });
    expect(detail.data).toMatchObject({ status, win, tax: 0, net: win, wc: columns });
    expect(detail.data.bs.vb).toEqual((order.events ?? []).filter((_, index) => results[index] === V));
    expect((await s.balances(member.playerNo)).balance).toBeCloseTo(win - data.a, 5);
  });

  it('deducts 20 % tax from the part above 53,339 TL', async () => {
    const s = await stage();
    const member = await s.member({ balance: 20_000 });
    const { data } = await s.play(member, orderOf(s, { events: [1, 2, 3], m: 20_000 }));
    for (const eventId of [1, 2, 3]) await s.end(eventId, W);
    const detail = await ask(s, wagerCalls.getPlayedBetslip, {
      token: member.token,
      parameters: { id: data.bsid, owner: 'own' },
    });
    // 1.51 × 1.52 × 1.53 × 20,000 = 70,233.12
    expect(detail.data).toMatchObject({ win: 70_233.12, tax: 3_378.82, net: 66_854.3 });
    expect((await s.balances(member.playerNo)).balance).toBeCloseTo(46_854.3, 5);
  });

  it('pays each coupon of a group with an exemption of its own', async () => {
    const s = await stage();
    const member = await s.member({ balance: 60_000 });
    await s.play(member, orderOf(s, { events: [1, 2, 3], m: 20_000, cc: 3 }));
    for (const eventId of [1, 2, 3]) await s.end(eventId, W);
    expect((await s.balances(member.playerNo)).balance).toBeCloseTo(3 * 46_854.3, 5);
  });

  it('marks it as lost as soon as it cannot win, and only once', async () => {
    const s = await stage();
    const member = await s.member();
    const { data } = await s.play(member, orderOf(s, { events: [1, 2] }));
    const status = async (): Promise<[number | null, (number | null)[]]> => {
      const parameters = { id: data.bsid, owner: 'own' };
      const detail = await ask(s, wagerCalls.getPlayedBetslip, { token: member.token, parameters });
      return [detail.data.status, detail.data.bs.b.map(({ rs }) => rs)];
    };
    await s.end(1, L);
    expect(await status()).toEqual([0, [0, -1]]);
    await s.end(2, W);
    expect(await status()).toEqual([0, [0, 1]]);
    expect((await s.balances(member.playerNo)).balance).toBe(-50);
  });

  it('waits for its last event', async () => {
    const s = await stage();
    const member = await s.member();
    const { data } = await s.play(member, orderOf(s, { events: [1, 2] }));
    await s.end(1, W);
    const parameters = { id: data.bsid, owner: 'own' };
    const detail = await ask(s, wagerCalls.getPlayedBetslip, { token: member.token, parameters });
    expect(detail.data.status).toBe(-1);
    expect(detail.data.bs.b.map(({ rs, fs }) => [rs, fs])).toEqual([
      [1, '2-0 (1-0)'],
      [-1, null],
    ]);
  });

  it('happens without a request, as the simulation moves', async () => {
    const s = await stage();
    const member = await s.member();
    await s.play(member, orderOf(s));
    s.results.set(1, W);
    await s.control('POST', 'simulation', { running: true, updatesPerSecond: 50 });
    await expect.poll(() => s.balances(member.playerNo), { timeout: 10_000 }).toEqual({ balance: 25.5, bonus: 0 });
  });

  it('paid with the bonus pays a prize to the balance and a refund to the bonus', async () => {
    const s = await stage();
    const member = await s.member({ balance: 0, bonusBalance: 500 });
    await s.play(member, orderOf(s, { events: [1], ub: true }));
    await s.play(member, orderOf(s, { events: [2], ub: true }));
    await s.end(1, W);
    await s.end(2, V);
    expect(await s.balances(member.playerNo)).toEqual({ balance: 75.5, bonus: -50 });
  });

  it('as cancelled by hand refunds the price once', async () => {
    const s = await stage();
    const member = await s.member();
    const { data } = await s.play(member, orderOf(s));
    expect(await s.control('POST', `coupon/${data.bsid}`, { status: 5 })).toMatchObject({ status: 5, net: 50 });
    await s.control('POST', `coupon/${data.bsid}`, { status: 14 });
    await s.end(1, W);
    expect((await s.balances(member.playerNo)).balance).toBe(0);
  });
});
