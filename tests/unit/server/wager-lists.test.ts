import { describe, expect, it } from 'vitest';
import { betslipCalls } from '../../../src/contract/services/betslip-calls.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { couponActionsCalls } from '../../../src/contract/services/coupon-actions-calls.ts';
import { ask } from './member.ts';
import { type Member, START, type Stage, marketOf, orderOf, stage } from './wager-stage.ts';

type Query = Record<string, string>;

async function list(s: Stage, { token }: Member, query: Query = {}): Promise<WireResponse<'getPlayedBetslips'>> {
  const { data, message } = await ask(s, wagerCalls.getPlayedBetslips, {
    token,
    query: { page: '1', limit: '10', ...query },
  });
  if (data === undefined) throw new Error(message ?? 'no list');
  return data;
}

const ids = ({ items }: { items: { bsid: string }[] }): string[] => items.map(({ bsid }) => bsid);

/** Four coupons played an hour apart: won, lost, pending with a running match, pending. */
async function four(): Promise<{
  s: Stage;
  member: Member;
  won: string;
  lost: string;
  running: string;
  later: string;
}> {
  const s = await stage();
  const member = await s.member({ balance: 100_000 });
  const played: string[] = [];
  for (const [eventId, m] of [
    [1, 100],
    [2, 400],
    [3, 200],
    [20, 300],
  ] as const) {
    played.push((await s.play(member, orderOf(s, { events: [eventId], m }))).data.bsid);
    s.pass(3_600_000);
  }
  Object.assign(s.events.get(20) ?? {}, { d: START / 1_000 + 90_000 });
  const [won = '', lost = '', running = '', later = ''] = played;
  await s.end(1, 'won');
  await s.end(2, 'lost');
  return { s, member, won, lost, running, later };
}

describe('the list of played coupons', () => {
  it('is sorted by time of play, and on request by event date, odd or played rounds', async () => {
    const { s, member, won, lost, running, later } = await four();
    expect(ids(await list(s, member))).toEqual([later, running, lost, won]);
    expect(ids(await list(s, member, { sortType: '2' }))).toEqual([later, running, lost, won]);
    expect(ids(await list(s, member, { sortType: '3' }))).toEqual([lost, later, running, won]);
    // Two more coupons: the later one has the first event of all, the earlier one the last.
    const event = (id: number, d: number): void => void Object.assign(s.events.get(id) ?? {}, { d });
    event(4, START / 1_000 + 60);
    event(5, START / 1_000 + 99_000);
    const { data: late } = await s.play(member, orderOf(s, { events: [5] }));
    const { data: early } = await s.play(member, orderOf(s, { events: [4] }));
    const byDate = ids(await list(s, member, { sortType: '1' }));
    expect([byDate[0], byDate.at(-1)]).toEqual([late.bsid, early.bsid]);
  });

  it('is filtered by one or more statuses', async () => {
    const { s, member, won, lost, running, later } = await four();
    expect(ids(await list(s, member, { status: '1' }))).toEqual([won]);
    expect(ids(await list(s, member, { status: '0,1' }))).toEqual([lost, won]);
    expect(ids(await list(s, member, { status: '-1' }))).toEqual([later, running]);
    expect(ids(await list(s, member, { status: '13' }))).toEqual([]);
  });

  it('is paged', async () => {
    const { s, member, won } = await four();
    const page = await list(s, member, { page: '2', limit: '3' });
    expect([ids(page), page.total, page.totalPage]).toEqual([[won], 4, 2]);
    expect(ids(await list(s, member, { page: '3', limit: '3' }))).toEqual([]);
  });

  it('is filtered by time of play, the end exclusive', async () => {
    const { s, member, lost, running } = await four();
    const at = (hours: number): string => String(START / 1_000 + hours * 3_600);
    expect(ids(await list(s, member, { startDate: at(1), endDate: at(3) }))).toEqual([running, lost]);
  });

  it('distinguishes running coupons from upcoming and long-term ones', async () => {
    const s = await stage();
    const member = await s.member();
    marketOf(s, 3).t = 3;
    Object.assign(s.events.get(2) ?? {}, { d: START / 1_000 + 90_000 });
    Object.assign(s.events.get(3) ?? {}, { d: START / 1_000 + 900_000 });
    const running = (await s.play(member, orderOf(s, { events: [1] }))).data.bsid;
    const later = (await s.play(member, orderOf(s, { events: [2] }))).data.bsid;
    const longTerm = (await s.play(member, orderOf(s, { events: [3] }))).data.bsid;
    s.pass(2 * 3_600_000);
    expect(ids(await list(s, member, { status: '-1', type: '1' }))).toEqual([running]);
    expect(ids(await list(s, member, { status: '-1', type: '2' }))).toEqual(expect.arrayContaining([later, longTerm]));
    expect(ids(await list(s, member, { status: '-1', type: '3' }))).toEqual([longTerm]);
  });

  it('treats a match with a score as running whatever its start, and has its status', async () => {
    const s = await stage();
    const member = await s.member();
    await s.play(member, orderOf(s, { events: [1, 2] }));
    expect((await list(s, member, { type: '1' })).items).toEqual([]);
    s.running.add(2);
    expect((await list(s, member, { type: '1' })).items[0]?.mc.ld).toEqual([{ eid: 2, ms: 2 }]);
    await s.end(2, 'won');
    expect((await list(s, member)).items[0]?.mc.ld).toEqual([]);
  });

  it('has selections only on request', async () => {
    const { s, member } = await four();
    expect((await list(s, member)).items.every(({ bs }) => bs === null)).toBe(true);
    expect((await list(s, member, { withBetslipDetails: 'true' })).items.map(({ bs }) => bs?.b.length)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('has one row for a group', async () => {
    const s = await stage();
    const member = await s.member();
    const { data } = await s.play(member, orderOf(s, { cc: 3 }));
    const { items, total } = await list(s, member);
    expect([items.length, total]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({ bsid: data.bsid, gi: data.gi, tpc: 3, tp: 150, mw: 226.5 });
    const group = await ask(s, wagerCalls.getMultiBetslip, { token: member.token, parameters: { id: data.gi ?? '' } });
    expect(group.data.items.map(({ bsid, tp }) => [bsid, tp])).toEqual(data.bsids.map((id) => [id, 50]));
  });

  it.each([
    [{ page: '0' }],
    [{ limit: '0' }],
    [{ limit: '101' }],
    [{ sortType: '4' }],
    [{ type: '9' }],
    [{ status: 'won' }],
    [{ archiveDate: '2026-13' }],
  ])('responds with 400 to %j', async (query: Query) => {
    const s = await stage();
    const { token } = await s.member();
    const told = await ask(s, wagerCalls.getPlayedBetslips, { token, query: { page: '1', limit: '10', ...query } });
    expect(told.status).toBe(400);
  });
});

describe('the archive', () => {
  it('removes decided coupons from the other lists and keeps their status', async () => {
    const { s, member, won, lost } = await four();
    await ask(s, couponActionsCalls.moveToArchive, { token: member.token, parameters: { id: won }, body: {} });
    expect(ids(await list(s, member, { status: '0,1' }))).toEqual([lost]);
    const archived = await list(s, member, { status: '100' });
    expect(archived.items.map(({ bsid, status, ar }) => [bsid, status, ar])).toEqual([[won, 1, true]]);
    expect(ids(await list(s, member, { archiveDate: '2026-11' }))).toEqual([won]);
    expect(ids(await list(s, member, { archiveDate: '2026-11', status: '0' }))).toEqual([]);
    expect(ids(await list(s, member, { archiveDate: '2026-10' }))).toEqual([]);
  });

  it('uses months in Turkish time', async () => {
    const s = await stage();
    const member = await s.member();
    // From 21 November 09:00 UTC to 30 November 20:59:59 UTC, and then to 21:00, which is December in Turkey.
    s.pass(9 * 86_400_000 + 12 * 3_600_000 - 1_000);
    const november = (await s.play(member, orderOf(s))).data.bsid;
    s.pass(1_000);
    const december = (await s.play(member, orderOf(s, { events: [2] }))).data.bsid;
    for (const [eventId, id] of [
      [1, november],
      [2, december],
    ] as const) {
      await s.end(eventId, 'lost');
      await ask(s, couponActionsCalls.moveToArchive, { token: member.token, parameters: { id }, body: {} });
    }
    expect(ids(await list(s, member, { archiveDate: '2026-11' }))).toEqual([november]);
    expect(ids(await list(s, member, { archiveDate: '2026-12' }))).toEqual([december]);
  });

  it('accepts groups, but no pending coupon', async () => {
    const s = await stage();
    const { token, ...member } = await s.member();
    const { data } = await s.play({ token, ...member }, orderOf(s, { cc: 2 }));
    const parameters = { id: data.gi ?? '' };
    const early = await ask(s, couponActionsCalls.moveGroupToArchive, { token, parameters, body: {} });
    expect(early.message).toBe('Sonuçlanmamış kupon için bu işlem yapılamaz.');
    await s.end(1, 'lost');
    await ask(s, couponActionsCalls.moveGroupToArchive, { token, parameters, body: {} });
    expect((await list(s, { token, ...member }, { status: '100' })).items[0]?.tpc).toBe(2);
  });
});

describe('a removed coupon', () => {
  it('is in no list and cannot be opened', async () => {
    const { s, member, won, running } = await four();
    const remove = (id: string) => ask(s, couponActionsCalls.removeCoupon, { token: member.token, parameters: { id } });
    expect((await remove(running)).envelope.isSuccess).toBe(false);
    expect((await remove(won)).envelope.isSuccess).toBe(true);
    expect(ids(await list(s, member))).not.toContain(won);
    const detail = await ask(s, wagerCalls.getPlayedBetslip, {
      token: member.token,
      parameters: { id: won, owner: 'own' },
    });
    expect([detail.code, detail.message]).toEqual([404, 'Kupon bulunamadı.']);
  });
});

it('coupons of another player cannot be seen or changed', async () => {
  const { s, won } = await four();
  const { token } = await s.member();
  const detail = await ask(s, wagerCalls.getPlayedBetslip, { token, parameters: { id: won, owner: 'own' } });
  expect(detail.code).toBe(404);
  const changes: ServiceCall[] = [couponActionsCalls.moveToArchive, betslipCalls.shareBetslip];
  for (const call of changes) {
    expect((await ask(s, call, { token, parameters: { id: won, key: won }, body: {} })).code).toBe(404);
  }
});
