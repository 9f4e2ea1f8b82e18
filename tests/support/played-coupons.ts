/** Coupons played through the services, and their true state on the server. */
import { randomUUID } from 'node:crypto';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import type { CouponStatus } from '../../src/model/coupon.ts';
import { defaultAppConfig } from '../../src/domain/default-app-config.ts';
import { couponOrder } from '../../src/domain/slip/coupon-order.ts';
import { openMarket } from './program.ts';
import type { Spot } from './shown-odds.ts';
import { itemsOf } from './slip.ts';
import type { TestPlayer, TestServer } from './controlled-server.ts';

export interface PlayedOnce {
  ids: string[];
  id: string;
  groupId: string;
}

export interface Play {
  systems?: number[];
  /** Events of the spots that are bankers. */
  bankers?: number[];
  multiplier?: number;
  count?: number;
}

/** Plays a coupon from another device of the player. */
export async function play(
  server: TestServer,
  player: TestPlayer,
  spots: readonly Spot[],
  { systems = [], bankers = [], multiplier = 50, count = 1 }: Play = {},
): Promise<PlayedOnce> {
  const items = (await itemsOf(server, spots)).map((item) => ({ ...item, banker: bankers.includes(item.eventId) }));
  const slip = { items, systems, multiplier, couponCount: count };
  const facts = { limits: defaultAppConfig.coupon, competitionOf: () => '' };
  const order = couponOrder(slip, { acceptAll: true, acceptIncreases: true }, false, facts);
  const { bsids, gi } = await memberPost<{ bsids: string[]; gi: string | null }>(
    server,
    player,
    'wager/sendCoupon',
    order,
  );
  return { ids: bsids, id: bsids[0] ?? '', groupId: gi ?? '' };
}

/**
 * Returns one outcome from each of `count` events, from a market that a coupon of `coupon` events may contain. At some
 * hours few events may be played alone, so a coupon of several events should not require single-bet markets.
 */
export function spotsOf(events: readonly WireEvent[], count: number, coupon = count): Spot[] {
  const suits = ({ s, mbc, o }: WireMarket): boolean => s === 1 && mbc <= coupon && o.every(({ odd }) => odd > 1);
  const chosen = events.filter(({ m }) => m.some(suits)).slice(0, count);
  if (chosen.length < count)
    throw new Error(`only ${chosen.length} of ${count} events may be in a coupon of ${coupon}`);
  return chosen.map((event) => {
    const market = openMarket(event, suits);
    return { eventId: event.i, marketId: market.i, outcome: market.o[0]?.no ?? 0 };
  });
}

export async function setStatus(server: TestServer, id: string, status: CouponStatus): Promise<void> {
  const response = await fetch(`${server.url}/__control/coupon/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ status }),
  });
  if (!response.ok) throw new Error(`status of ${id}: ${response.status}`);
}

/** Shares a coupon; returns the key of its page. */
export async function shared(server: TestServer, player: TestPlayer, id: string): Promise<string> {
  return (await memberPost<{ sharedId: string }>(server, player, `betslip/share-betslip/${id}`, {})).sharedId;
}

export interface Truth {
  status: number;
  /** In the archive. */
  ar: boolean;
}

/** Returns the coupon as the service shows it to its owner; undefined where the service does not have it. */
export async function truthOf(server: TestServer, player: TestPlayer, id: string): Promise<Truth | undefined> {
  const response = await fetch(`${server.url}/api/wager/played_betslips_detail/${id}/own`, {
    headers: { authorization: `Bearer ${await accessToken(server, player)}`, connection: 'close' },
  });
  const answer = (await response.json()) as { isSuccess: boolean; data: Truth };
  return answer.isSuccess ? answer.data : undefined;
}

/** Returns the `data` of a response to the player. */
// Callers know the type of the response.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export async function memberGet<T>(server: TestServer, player: TestPlayer, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${await accessToken(server, player)}`, connection: 'close' };
  return ((await (await fetch(`${server.url}/api/${path}`, { headers })).json()) as { data: T }).data;
}

export async function memberPost<T>(server: TestServer, player: TestPlayer, path: string, body: object): Promise<T> {
  return post<T>(server, path, { authorization: `Bearer ${await accessToken(server, player)}` }, body);
}

async function accessToken(server: TestServer, { userInfo, password }: TestPlayer): Promise<string> {
  const body = { userInfo, password };
  return (await post<{ accessToken: string }>(server, 'identity/signIn', {}, body)).accessToken;
}

// Callers know the type of the response.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
async function post<T>(server: TestServer, path: string, headers: Record<string, string>, body: object): Promise<T> {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'device-id': 'test',
      'client-transaction-id': randomUUID(),
      ...headers,
      connection: 'close',
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { isSuccess: boolean; data: T };
  if (!answer.isSuccess) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
