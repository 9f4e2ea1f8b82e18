/** A stand-in with a few events whose odds, statuses and results the test sets, and a member who plays. */
import { onTestFinished } from 'vitest';
import { serveWorld } from '../../../server/http/serve-world.ts';
import type { OutcomeResult } from '../../../server/world.ts';
import type { WireEvent, WireMarket } from '../../../src/contract/services/wire/event-wire.ts';
import type { WireResponse, WireBody } from '../../../src/contract/services/calls.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { fakeWorld } from './fake-world.ts';
import { type Told, ask, signIn } from './member.ts';
import { counted, written } from './wager-columns.ts';

export type Order = WireBody<'sendCoupon'>;
export type Played = WireResponse<'sendCoupon'>;

export const START = Date.UTC(2026, 10, 21, 9);

export interface Member {
  token: string;
  playerNo: number;
  phone: string;
}

export interface Stage {
  standIn: { url: string };
  events: Map<number, WireEvent>;
  results: Map<number, OutcomeResult>;
  /** Events with a score that is not final. */
  running: Set<number>;
  pass(ms: number): void;
  /** Creates a member, with 10,000 TL by default. */
  member(told?: object): Promise<Member>;
  play(member: Member, order: Order, transactionId?: string): Promise<Told<Played>>;
  /** Gives every selection of the event this result and settles the coupons. */
  end(eventId: number, result: OutcomeResult): Promise<void>;
  balances(playerNo: number): Promise<{ balance: number; bonus: number }>;
  control<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** Events 1…30: one market (id 10 × event id) with outcomes 1 and 2, odds 1.50 + event/100 and 2.40, MBS 1. */
export async function stage(): Promise<Stage> {
  let now = START;
  let transactions = 0;
  const events = new Map(Array.from({ length: 30 }, (_, index) => [index + 1, eventOf(index + 1)]));
  const results = new Map<number, OutcomeResult>();
  const running = new Set<number>();
  const standIn = await serveWorld(
    {
      ...fakeWorld(),
      event: (eventId) => (results.has(eventId) ? 'over' : events.get(eventId)),
      result: (eventId) => results.get(eventId),
      score(eventId) {
        if (!results.has(eventId) && !running.has(eventId)) return undefined;
        return {
          id: eventId,
          eid: eventId,
          sid: 1,
          s: results.has(eventId) ? 5 : 2,
          ht: { r: 2, ht: 1 },
          at: { r: 0, ht: 0 },
        };
      },
      applyAction: () => [],
    },
    { port: 0, host: '127.0.0.1', distDir: '/nowhere', updatesPerSecond: 0, now: () => now },
  );
  onTestFinished(() => standIn.close());
  const control = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(`${standIn.url}/__control/${path}`, { method, ...(body === undefined ? {} : json) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  // Tokens outlast the days by which a test moves the clock.
  await control('POST', 'tokens', { accessTtlSeconds: 60 * 86_400 });
  return {
    standIn,
    events,
    results,
    running,
    control,
    pass: (ms) => void (now += ms),
    async member(told = {}) {
      const made = await control<{ playerNo: number; userInfo: string }>('POST', 'players', {
        balance: 10_000,
        ...told,
      });
      const { accessToken } = await signIn({ standIn }, made.userInfo);
      return { token: accessToken, playerNo: made.playerNo, phone: made.userInfo };
    },
    play(member, order, transactionId) {
      transactions += 1;
      const headers = { 'client-transaction-id': transactionId ?? `t${transactions}` };
      return ask({ standIn }, wagerCalls.sendCoupon, { token: member.token, body: order, headers });
    },
    async end(eventId, result) {
      results.set(eventId, result);
      await control('POST', `event/${eventId}`, { action: 'finish' });
    },
    async balances(playerNo) {
      const movements = await control<{ pocket: string; amount: number }[]>('GET', `movements/${playerNo}`);
      const moved = (pocket: string): number =>
        movements
          .filter((each) => each.pocket === pocket)
          .reduce((total, each) => total + Math.round(each.amount * 100), 0) / 100;
      return { balance: moved('balance'), bonus: moved('bonus') };
    },
  };
}

function eventOf(id: number): WireEvent {
  const market: WireMarket = {
    i: id * 10,
    t: 1,
    st: 1,
    v: 1,
    s: 1,
    mbc: 1,
    o: [
      { no: 1, n: '1', odd: (150 + id) / 100, wodd: (144 + id) / 100 },
      { no: 2, n: '2', odd: 2.4, wodd: 2.3 },
    ],
  };
  const d = START / 1_000 + 3_600;
  return { i: id, v: 1, hn: `Ev ${id}`, an: `Konuk ${id}`, sid: 1, s: 0, bp: 0, mbc: 1, ci: 9, oc: 1, d, m: [market] };
}

export interface Wish extends Partial<Order> {
  /** Event ids; outcome 1 of each is played. */
  events?: readonly number[];
  bankers?: readonly number[];
}

/** A valid order for the current odds; amounts are counted column by column. */
export function orderOf({ events }: Stage, { events: eventIds = [1], bankers = [], ...told }: Wish = {}): Order {
  const { ss = [], m = 50, cc = 1 } = told;
  const e = eventIds.map((eid): Order['e'][number] => {
    const odd = events.get(eid)?.m[0]?.o[0]?.odd ?? 1.5;
    return {
      eid,
      ev: 1,
      mid: eid * 10,
      mv: 1,
      ono: 1,
      odd,
      b: bankers.includes(eid),
      mn: 'Maç Sonucu',
      cn: 'Süper Lig',
    };
  });
  const king = counted(
    e.map(({ odd, b }) => ({ odd, banker: b })),
    ss,
    m,
  );
  const web = counted(
    e.map(({ eid, b }) => ({ odd: events.get(eid)?.m[0]?.o[0]?.wodd ?? 1.44, banker: b })),
    ss,
    m,
  );
  return {
    ...{ alo: false, aho: false, ss: [...ss], m, cc, modd: written(king.totalOdd), ub: false },
    ...{ a: written(king.price), mw: written(king.winning), mkw: written(web.winning), e, ...told },
  };
}

export function marketOf({ events }: Stage, eventId: number): WireMarket {
  const market = events.get(eventId)?.m[0];
  if (market === undefined) throw new Error(`no event ${eventId}`);
  return market;
}
