/** Updates of every kind for a program of constant size: every added market is removed again. */
import type { WireEventUpdate, WireMarketUpdate, WireScore } from '../../src/contract/hub/wire.ts';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';

export interface UpdateSource {
  take(count: number): { odds: WireEventUpdate[]; scores: WireScore[] };
}

/** Far above the server's own versions, so that none is refused. */
const FIRST_VERSION = 1_000_000_000_000;
const SCORE_EVERY = 20;
/** Each added market is removed with the event's next update. */
const ADDED_EVERY = 37;
const STATUS_EVERY = 50;

export function endlessUpdates(events: readonly WireEvent[]): UpdateSource {
  const running = events.filter(({ bp }) => bp !== 0);
  const added = new Map<number, number>();
  let count = 0;

  const market = ({ i, v, t, st, o }: WireMarket): WireMarketUpdate => ({
    i,
    a: 'u',
    v: v + count,
    s: count % STATUS_EVERY === 0 ? -1 : 1,
    k: `${t}_${st}`,
    o: o.map(({ no }) => ({ n: no, o: oddOf(count + no), wo: oddOf(count + no) })),
  });
  const markets = (event: WireEvent): WireMarketUpdate[] => {
    const touched = event.m.slice(count % event.m.length).slice(0, 2);
    const extra = added.get(event.i);
    if (extra !== undefined) {
      added.delete(event.i);
      return [...touched.map(market), { i: extra, a: 'r', s: 0 }];
    }
    if (count % ADDED_EVERY !== 0) return touched.map(market);
    const id = 2_000_000_000 + count;
    added.set(event.i, id);
    return [
      ...touched.map(market),
      { i: id, a: 'a', v: 1, s: 1, m: 1, k: '2_999', o: [{ n: 1, na: 'Var', o: 2, wo: 2 }] },
    ];
  };
  const update = (): WireEventUpdate => {
    const event = pick(events, count * 7);
    return { eid: event.i, ev: FIRST_VERSION + count, sid: event.sid, mc: 40 + (count % 3), m: markets(event) };
  };
  const score = (): WireScore => {
    const { i, sid } = pick(running, count);
    const side = { r: count % 5, co: count % 9 };
    return { id: i, eid: i, sid, t: FIRST_VERSION + count, s: 7, min: count % 90, ht: side, at: side };
  };

  return {
    take: (wanted) => {
      const odds: WireEventUpdate[] = [];
      const scores: WireScore[] = [];
      for (let taken = 0; taken < wanted; taken += 1) {
        count += 1;
        if (count % SCORE_EVERY === 0) scores.push(score());
        else odds.push(update());
      }
      return { odds, scores };
    },
  };
}

const oddOf = (step: number): number => 1.2 + (step % 400) / 100;

function pick<T>(from: readonly T[], index: number): T {
  const found = from[index % from.length];
  if (found === undefined) throw new Error('the program is empty');
  return found;
}
