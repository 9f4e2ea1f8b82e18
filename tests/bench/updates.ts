/** A program and a stream of hub frames for it, the same in every run. */
import type { ProgramEvent } from '../../src/model/event.ts';
import type { WireEventUpdate } from '../../src/contract/hub/wire.ts';
import { newEvent, newMarket } from '../support/program-fixtures.ts';

export const EVENTS = 1_200;
export const UPDATES = 20_000;
const MARKETS = 8;

/** A list's event: eight markets of two or three outcomes. */
export function benchEvent(id: number): ProgramEvent {
  const markets = Array.from({ length: MARKETS }, (_, index) =>
    newMarket({
      id: id * 100 + index,
      key: `2_${100 + index}`,
      line: index % 2 === 0 ? '' : '2.5',
      outcomes: Array.from({ length: index % 2 === 0 ? 3 : 2 }, (_, outcome) => ({
        number: outcome + 1,
        name: String(outcome),
        odd: 150 + outcome * 40,
        webOdd: 145 + outcome * 40,
        status: 1,
      })),
    }),
  );
  return newEvent({ id, markets, version: 1 });
}

/** Frames as SignalR's JSON protocol carries them: mostly odds of one or two markets, now and then a status. */
export function benchFrames(): string[] {
  const random = sequence(20_261_120);
  return Array.from({ length: UPDATES }, (_, index) => {
    const eid = 1 + Math.floor(random() * EVENTS);
    const touched = 1 + Math.floor(random() * 2);
    const message: WireEventUpdate = {
      eid,
      ev: 2 + index,
      sid: 1,
      a: 'u',
      es: 1,
      bp: 0,
      mb: 2,
      mc: 94,
      ts: 1_795_000_000 + index,
      m: Array.from({ length: touched }, () => {
        const market = Math.floor(random() * MARKETS);
        return {
          i: eid * 100 + market,
          a: 'u' as const,
          v: 2 + index,
          s: random() < 0.03 ? -1 : 1,
          m: 2,
          k: `2_${100 + market}`,
          o: Array.from({ length: market % 2 === 0 ? 3 : 2 }, (_, outcome) => ({
            n: outcome + 1,
            na: String(outcome),
            o: cents(1.2 + random() * 4),
            wo: cents(1.15 + random() * 4),
            c: 1,
          })),
        };
      }),
    };
    const target = index % 20 === 0 ? 'currentEvents' : 'currentOdds';
    return JSON.stringify({ type: 1, target, arguments: [message] });
  });
}

const cents = (value: number): number => Math.round(value * 100) / 100;

function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
