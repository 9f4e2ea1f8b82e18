/** The football pool through the services: its round, coupons played from another device, and moving the round on. */
import type { TestPlayer, TestServer } from './controlled-server.ts';
import { memberGet, memberPost } from './played-coupons.ts';

export interface PoolTruth {
  cycle: number;
  /** Milliseconds. */
  closesAt: number;
  matches: { number: number; eventId: number; name: string; startsAt: number; winner?: '1' | 'X' | '2' }[];
}

export type Block = readonly (readonly (0 | 1 | 2)[])[];

/** A block with one sign everywhere; other marks by the numbers of their matches. */
export function blockOf(sign: 0 | 1 | 2, others: Partial<Record<number, readonly (0 | 1 | 2)[]>> = {}): Block {
  return Array.from({ length: 15 }, (_, place) => others[place + 1] ?? [sign]);
}

export async function poolTruth(server: TestServer): Promise<PoolTruth> {
  return (await (await fetch(`${server.url}/__control/pool`)).json()) as PoolTruth;
}

export async function movePool(server: TestServer, action: 'close' | 'finish' | 'next'): Promise<void> {
  const response = await fetch(`${server.url}/__control/pool`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ action }),
  });
  if (!response.ok) throw new Error(`pool ${action}: ${response.status}`);
}

/** Plays a coupon and returns its id. The price is computed independently here: marks multiply. */
export async function playPool(
  server: TestServer,
  player: TestPlayer,
  blocks: readonly Block[],
  multiplier = 1,
): Promise<string> {
  const { cycle } = await poolTruth(server);
  const columns = blocks.reduce((sum, block) => sum + block.reduce((product, { length }) => product * length, 1), 0);
  const { betSlipId } = await memberPost<{ betSlipId: string }>(server, player, 'poolWagering/SporToto/play', {
    betSlip: {
      gameCycleNo: cycle,
      columns: blocks.map((block) => block.map((selections, place) => ({ eventNo: place + 1, selections }))),
      details: { stake: columns * 10 * multiplier, multiplier, numberOfCoupon: 1 },
    },
  });
  return betSlipId;
}

/** TL. */
export async function truthOfBalance(server: TestServer, player: TestPlayer): Promise<number> {
  return Number((await memberGet<{ balance: number | string }>(server, player, 'players/player-balances')).balance);
}
