/**
 * The pool of the stand-in: rounds of its own matches, plays, refusals, cancellations, and dividends exact to the
 * kuruş.
 */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createStandIn } from '../../../server/create-stand-in.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { poolCalls, poolBetslipCalls, poolWageringCalls } from '../../../src/contract/services/pool-calls.ts';
import { shortCodeCalls } from '../../../src/contract/services/short-code-calls.ts';
import type { WirePoolOrder } from '../../../src/contract/services/wire/pool-coupon-wire.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { DEMO, ask, signIn } from './member.ts';
import { turkishMs } from '../../support/turkish-time.ts';

interface Truth {
  cycle: number;
  opensAt: number;
  closesAt: number;
  matches: { name: string; winner?: '1' | 'X' | '2' }[];
  dividends: { winners: number; amount: number }[] | null;
}

let now: number;
let standIn: StandIn;
let token: string;
let plays = 0;

beforeEach(async () => {
  // The clock starts on a Wednesday.
  now = Date.UTC(2026, 10, 18, 9);
  standIn = await createStandIn({
    port: 0,
    seed: 3,
    events: 900,
    distDir: '/nowhere',
    updatesPerSecond: 0,
    clock: () => now,
  });
  onTestFinished(() => standIn.close());
  token = (await signIn({ standIn }, DEMO.active)).accessToken;
});

async function control(body?: object): Promise<Truth> {
  const answer = await fetch(`${standIn.url}/__control/pool`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return answer.json() as Promise<Truth>;
}

/** A column block with all matches on 1, and so many signs on each of the first matches. */
function blockOf(...counts: number[]): WirePoolOrder['betSlip']['columns'][number] {
  const signs = [[1], [0, 1], [0, 1, 2]];
  return Array.from({ length: 15 }, (_, at) => ({ eventNo: at + 1, selections: signs[(counts[at] ?? 1) - 1] ?? [1] }));
}

function orderOf(cycle: number, stake: number, ...columns: WirePoolOrder['betSlip']['columns']): WirePoolOrder {
  return { betSlip: { gameCycleNo: cycle, columns, details: { stake, multiplier: 1, numberOfCoupon: 1 } } };
}

const play = (body: WirePoolOrder) =>
  ask({ standIn }, poolWageringCalls.playPool, {
    token,
    body,
    headers: { 'client-transaction-id': `t${(plays += 1)}` },
  });
const balance = async (): Promise<number> => {
  const { data } = await ask({ standIn }, playersCalls.getPlayerBalances, { token });
  return data?.balance ?? 0;
};

test('a round has fifteen matches of the program and is open until five minutes before the first', async () => {
  const { data } = await ask({ standIn }, poolCalls.getPool);
  expect(data?.events).toHaveLength(15);
  expect(data?.events?.map(({ eventNo }) => eventNo)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  const starts = (data?.events ?? []).map(({ eventDate }) => turkishMs(eventDate ?? ''));
  expect(turkishMs(data?.payinEndDate ?? '')).toBe(Math.min(...starts) - 300_000);
  expect(data?.payinBeginDate).toBe('2026-11-15T10:00:00');
});

test('a coupon costs its columns, is listed, opened by its short code, and cancelled once', async () => {
  const { cycle } = await control();
  const before = await balance();
  const { data } = await play(orderOf(cycle, 130, blockOf(2, 3, 2), blockOf()));
  expect([data?.columnCount, data?.amount, data?.balance]).toEqual([13, 130, before - 130]);
  const query = { page: '1', limit: '10', date: String(cycle), status: '-1,2' };
  const { data: list } = await ask({ standIn }, poolBetslipCalls.getPoolCoupons, { token, query });
  expect(list?.items).toMatchObject([
    { betSlipId: data?.betSlipId, price: 130, blockCount: 2, best: null, decided: 0 },
  ]);
  const code = list?.items[0]?.shortCode ?? '';
  const opened = await ask({ standIn }, shortCodeCalls.openPoolCode, { body: { code: code.toLowerCase() } });
  expect(opened.data).toMatchObject({ gameCycleNo: cycle, columns: [blockOf(2, 3, 2), blockOf()] });
  const cancel = () =>
    ask({ standIn }, poolWageringCalls.cancelPool, { token, query: { betSlipId: data?.betSlipId ?? '' } });
  expect((await cancel()).data).toEqual({ status: 5, balance: before });
  expect((await cancel()).code).toBe(3105);
  expect(await balance()).toBe(before);
});

/** Refusals with code and message as specified, with the placeholders filled in. */
const refusal = {
  closed: { code: 3101, message: 'Bu programın oynama süresi doldu.' },
  unknown: { code: 3102, message: 'Program bulunamadı. Lütfen sayfayı yenile.' },
  incomplete: { code: 3103, message: '2. kolonda 15 maçın tamamını işaretlemelisin.' },
  limit: { code: 3104, message: 'Kuponda en fazla 2.500 kolon veya Kupon tutarı en fazla 25.000 TL olabilir.' },
  amount: { code: 3013, message: 'Kupon tutarı doğrulanamadı. Lütfen kuponunu kontrol et.' },
  notCancellable: { code: 3105, message: 'Bu kupon artık iptal edilemez.' },
};

test('an invalid order is refused with the specified message, and nothing is charged', async () => {
  const { cycle } = await control();
  const made = await play(orderOf(cycle, 10, blockOf()));
  const before = await balance();
  const many = blockOf(3, 3, 3, 3, 3, 3, 3, 2);
  expect(await play(orderOf(cycle, 20, blockOf()))).toMatchObject(refusal.amount);
  expect(await play(orderOf(cycle - 40, 10, blockOf()))).toMatchObject(refusal.closed);
  expect(await play(orderOf(999, 10, blockOf()))).toMatchObject(refusal.unknown);
  const gap = blockOf().with(4, { eventNo: 5, selections: [] });
  expect(await play(orderOf(cycle, 10, blockOf(), gap))).toMatchObject(refusal.incomplete);
  expect(await play(orderOf(cycle, 43_740, many))).toMatchObject(refusal.limit);
  expect((await play(orderOf(cycle, 21_870, blockOf(3, 3, 3, 3, 3, 3, 3)))).code).toBe(3014);
  await control({ action: 'close' });
  expect(await play(orderOf(cycle, 10, blockOf()))).toMatchObject(refusal.closed);
  const query = { betSlipId: made.data?.betSlipId ?? '' };
  expect(await ask({ standIn }, poolWageringCalls.cancelPool, { token, query })).toMatchObject(refusal.notCancellable);
  expect(await balance()).toBe(before);
});

test('a finished round pays its dividends exactly to the kuruş, and the next round opens on Sunday', async () => {
  const { cycle } = await control();
  const made = await play(orderOf(cycle, 1_080, blockOf(3, 3, 3, 2, 2)));
  const before = await balance();
  await control({ action: 'finish' });
  const { data: result } = await ask({ standIn }, poolCalls.getPoolResult, { query: { gameCycleNo: String(cycle) } });
  expect(new Set(result?.events?.map(({ winner }) => winner !== null))).toEqual(new Set([true]));
  const kurus = (text: string): number => Number(text.replaceAll(/\D/g, ''));
  const [first, second, third, fourth] = (result?.dividends ?? []).map(({ amount }) => kurus(amount));
  const { data: coupon } = await ask({ standIn }, poolBetslipCalls.getPoolCoupon, {
    token,
    parameters: { id: made.data?.betSlipId ?? '' },
  });
  const won = (coupon?.tiers ?? []).map(({ columns }) => columns);
  const gross = [first, second, third, fourth].reduce<number>(
    (sum, amount, at) => sum + (amount ?? 0) * (won[at] ?? 0),
    0,
  );
  expect(Math.round((coupon?.prize ?? 0) * 100)).toBe(gross);
  expect(coupon?.status).toBe(gross > 0 ? 1 : 0);
  expect(Math.round(((await balance()) - before) * 100)).toBe(Math.round((coupon?.net ?? 0) * 100));
  const next = await control();
  expect(next.cycle).toBe(cycle + 1);
  expect(new Date(next.opensAt + 3 * 3_600_000).toISOString()).toBe('2026-11-22T10:00:00.000Z');
  expect((await play(orderOf(next.cycle, 10, blockOf()))).code).toBe(3101);
  await control({ action: 'next' });
  expect((await play(orderOf(next.cycle, 10, blockOf()))).data?.amount).toBe(10);
});

test('in past rounds the tiers share 35, 20, 20 and 25 %, apart from carried-over amounts', async () => {
  const { data: spans } = await ask({ standIn }, poolCalls.getPoolRounds);
  expect(spans.length).toBeGreaterThanOrEqual(60);
  let checked = 0;
  for (const { gameCycleNo } of spans.slice(1, 12)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a reader would
    const { data } = await ask({ standIn }, poolCalls.getPoolResult, { query: { gameCycleNo: String(gameCycleNo) } });
    const pots = (data?.dividends ?? []).map(
      ({ winners, amount }) =>
        Number(winners.replaceAll('.', '')) * Number(amount.replaceAll('.', '').replace(',', '.')),
    );
    const [, second = 0, third = 0, fourth = 0] = pots;
    // Each dividend is truncated to the kuruş.
    if (second === 0 || third === 0) continue;
    expect(third / second).toBeCloseTo(1, 2);
    expect(fourth / second).toBeCloseTo(1.25, 2);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(5);
  expect((await ask({ standIn }, poolCalls.getPoolResult, { query: { gameCycleNo: '283' } })).data).toBeNull();
});

test('rounds started by hand have different dates', async () => {
  const days = new Set<string>();
  const spans = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each after the one before
    await control({ action: 'next' });
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await ask({ standIn }, poolCalls.getPool);
    expect(data?.events).toHaveLength(15);
    days.add(data?.programName ?? '');
    // oxlint-disable-next-line no-await-in-loop
    const rounds = await ask({ standIn }, poolCalls.getPoolRounds);
    spans.add(rounds.data?.[0]?.payinBeginDate ?? '');
  }
  expect(days.size).toBe(4);
  expect(spans.size).toBe(4);
});
