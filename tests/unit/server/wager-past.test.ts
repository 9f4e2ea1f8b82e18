/** Generated history over the real world: all of it can be requested, and its amounts are correct. */
import { couponStatuses } from '../../../src/contract/services/wire/coupon-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandIn } from '../../../server/create-stand-in.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { betslipCalls } from '../../../src/contract/services/betslip-calls.ts';
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { DEMO, ask, signIn } from './member.ts';
import { counted } from './wager-columns.ts';

type Row = WireResponse<'getPlayedBetslips'>['items'][number];

const RICH = '05550000015';
const NOW = Date.UTC(2026, 10, 21, 9);
let standIn: StandIn;
let token: string;
let rows: Row[];

beforeAll(async () => {
  standIn = await createStandIn({
    ...{ port: 0, seed: 7, events: 300, distDir: '/nowhere', updatesPerSecond: 0, clock: () => NOW },
  });
  ({ accessToken: token } = await signIn({ standIn }, RICH));
  rows = await everything(token);
});
afterAll(() => standIn.close());

async function everything(of: string): Promise<Row[]> {
  const all: Row[] = [];
  for (const status of ['', '100']) {
    for (let page = 1; ; page += 1) {
      const query = { page: String(page), limit: '100', status, withBetslipDetails: 'true' };
      const { data } = await ask({ standIn }, wagerCalls.getPlayedBetslips, { token: of, query });
      all.push(...data.items);
      if (page >= data.totalPage) break;
    }
  }
  return all;
}

describe('the account of 400 coupons', () => {
  it('has coupons in every status, over six calendar years', () => {
    expect(rows.length).toBe(400);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(couponStatuses));
    const years = new Set(rows.map(({ pd }) => new Date(pd * 1_000).getUTCFullYear()));
    expect([...years].toSorted((a, b) => a - b)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
  });

  it('has coupons older than a year in the archive, by month', async () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { pd, ar } of rows) expect(ar).toBe(NOW / 1_000 - pd > 366 * 86_400);
    const inMonth = rows.filter(({ pd }) => new Date((pd + 3 * 3_600) * 1_000).toISOString().startsWith('2024-05'));
    const query = { page: '1', limit: '100', archiveDate: '2024-05' };
    const { data } = await ask({ standIn }, wagerCalls.getPlayedBetslips, { token, query });
    expect(data.items.map(({ bsid }) => bsid)).toEqual(inMonth.map(({ bsid }) => bsid));
    expect(inMonth.length).toBeGreaterThan(0);
  });

  it('has singles, systems, bankers and groups with correct figures', () => {
    for (const row of rows) {
      const items = row.bs?.b.map(({ odd, b }) => ({ odd, banker: b })) ?? [];
      const { columns, price, totalOdd, winning } = counted(items, row.ss, row.m);
      expect([row.tc, row.tp, row.modd]).toEqual([columns, price * row.tpc, totalOdd]);
      expect(row.mw).toBeCloseTo(winning * row.tpc, 5);
    }
    expect(rows.some(({ type }) => type === 2)).toBe(true);
    expect(rows.some(({ bs }) => bs?.b.some(({ b }) => b))).toBe(true);
    expect(rows.some(({ tpc }) => tpc > 1)).toBe(true);
  });

  it('has wins and losses that follow from the results of selections', () => {
    for (const { status, win, net, tax, bs, wc, ss } of rows) {
      const results = bs?.b.map(({ rs }) => rs) ?? [];
      if (status === 0) expect([win, wc, results.includes(0)]).toEqual([0, 0, true]);
      if ([1, 10, 11, 12, 13].some((code) => code === status)) {
        expect(wc).toBeGreaterThan(0);
        expect(net).toBeCloseTo(win - tax, 5);
        expect(ss.length > 0 || !results.includes(0)).toBe(true);
      }
      if (status === -1) expect(results.every((each) => each === -1)).toBe(true);
    }
  });

  it('has pending coupons for running, upcoming and long-term events of the program', async () => {
    const waiting = rows.filter(({ status }) => status === -1);
    for (const eventId of waiting.flatMap(({ bs }) => bs?.b.map(({ eid }) => eid) ?? [])) {
      expect(standIn.world.event(eventId)).toMatchObject({ i: eventId });
    }
    const count = async (type: string): Promise<number> => {
      const query = { page: '1', limit: '10', status: '-1', type };
      return (await ask({ standIn }, wagerCalls.getPlayedBetslips, { token, query })).data.total;
    };
    expect(await Promise.all(['1', '2', '3'].map(count))).not.toContain(0);
    expect(waiting.some(({ mc }) => mc.ld.length > 0)).toBe(true);
  });

  it('can open every coupon, every group and every saved slip', async () => {
    let groups = 0;
    for (const { bsid, gi } of rows.slice(0, 60)) {
      const parameters = { id: bsid, owner: 'own' };
      expect((await ask({ standIn }, wagerCalls.getPlayedBetslip, { token, parameters })).data.bsid).toBe(bsid);
      if (gi === null) continue;
      const group = await ask({ standIn }, wagerCalls.getMultiBetslip, { token, parameters: { id: gi } });
      expect(group.data.items).toHaveLength(3);
      groups += 1;
    }
    expect(groups).toBeGreaterThan(0);
    const saved = await ask({ standIn }, betslipCalls.getSavedBetslips, { token, query: { limit: '20' } });
    expect([saved.data.items.length, saved.data.total, saved.data.totalPage]).toEqual([20, 25, 2]);
    expect(saved.data.items.every(({ e }) => e.length > 0)).toBe(true);
  });

  it('depends only on the seed', async () => {
    const before = rows.map(({ bsid, status, tid, tp, pd }) => [bsid, status, tid, tp, pd]);
    await fetch(`${standIn.url}/__control/reset`, { method: 'POST' });
    ({ accessToken: token } = await signIn({ standIn }, RICH));
    const again = await everything(token);
    expect(again.map(({ bsid, status, tid, tp, pd }) => [bsid, status, tid, tp, pd])).toEqual(before);
  });
});

it('the first demo account has 40 coupons', async () => {
  const { accessToken } = await signIn({ standIn }, DEMO.active);
  expect(await everything(accessToken)).toHaveLength(40);
});

it('a member created by control has the given number of coupons', async () => {
  const made = await fetch(`${standIn.url}/__control/players`, {
    ...{ method: 'POST', body: JSON.stringify({ coupons: 17 }), headers: { 'content-type': 'application/json' } },
  });
  const { accessToken } = await signIn({ standIn }, (await made.json()).userInfo);
  expect(await everything(accessToken)).toHaveLength(17);
});
