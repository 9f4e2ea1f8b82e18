/** What editors say of a match (wire-statistics-8): those the program marks have comments, on outcomes it offers. */
import type { WireEvent } from '../../../src/contract/services/wire/event.ts';
import type { WireAnswer } from '../../../src/contract/services/calls.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import { steadyNoise } from '../../simulation/random.ts';
import { marketNameOf } from '../../simulation/answers/market-names.ts';
import type { World } from '../../world.ts';

type Comment = WireAnswer<'getEventComments'>[number];

export function editorCommentHandlers(world: World) {
  /** Written when they are first asked for, and not again: what an odd was then stays. */
  const written = new Map<number, Comment[]>();
  return {
    getEventComments: ({ query }) => {
      const event = world.event(wholeNumber(query.eventId, 'eventId'));
      if (event === undefined || event === 'over' || event.hc !== true) return [];
      const comments = written.get(event.i) ?? writtenOf(event);
      written.set(event.i, comments);
      return comments.map((comment) => ({ ...comment, currentOdd: presentOdd(event, comment) }));
    },
  } satisfies Partial<Handlers<'content'>>;
}

function presentOdd({ m }: WireEvent, { marketId, outcomeNo }: Comment): number | null {
  return m.find(({ i }) => i === marketId)?.o.find(({ no }) => no === outcomeNo)?.odd ?? null;
}

function writtenOf(event: WireEvent): Comment[] {
  const noise = (salt: number) => steadyNoise(event.i, 900 + salt);
  const markets = event.m.filter(({ o }) => o.some(({ odd }) => odd > 1)).slice(0, MOST_MARKETS);
  const count = 1 + Math.floor(noise(0) * MOST_MARKETS);
  return markets.slice(0, count).flatMap((market, place) => {
    const priced = market.o.filter(({ odd }) => odd > 1);
    const outcome = priced[Math.floor(noise(10 + place) * priced.length)];
    if (outcome === undefined) return [];
    const editorId = 1 + ((Math.floor(noise(20) * editors.length) + place) % editors.length);
    // What it was then: a little off, on the grid of odds.
    const then = (odd: number): number =>
      Math.max(1.01, Math.round(odd * (0.94 + 0.12 * noise(30 + place)) * 100) / 100);
    return {
      ...{ commentId: event.i * 10 + place, editorId, editorName: editors[editorId - 1] ?? '', image: '' },
      ...{ eventId: event.i, muk: `${market.t}_${market.st}`, sov: market.sov ?? '', marketId: market.i },
      ...{ marketName: marketNameOf(market), outcomeNo: outcome.no, outcomeName: outcome.n },
      ...{ odd: then(outcome.odd), webOdd: then(outcome.wodd), resultStatus: -1 },
      commentText: words[Math.floor(noise(40 + place) * words.length)] ?? '',
    };
  });
}

const MOST_MARKETS = 3;

/** Invented. */
const editors = ['Ece Yalçınkaya', 'Mert Akdoğan', 'Selin Uçar', 'Barış Tümer', 'Deniz Karaca', 'Okan Sezgin'];

const words = [
  'İki takımın da hücum oyuncuları formda. Bu oranı kaçırmazdım.',
  'Son haftalardaki oyun bu seçimi destekliyor, oran da makul.',
  'Eksikler dengeyi bozuyor. Küçük bir oran ama kupona güven katar.',
  'Temposu yüksek bir maç bekliyorum; ilk dakikalar her şeyi değiştirebilir.',
];
