/** What editors say of a match (wire-statistics-8): those the program marks have comments, on outcomes it offers. */
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import { steadyNoise } from '../../simulation/random.ts';
import { marketNameOf } from '../../simulation/answers/market-names.ts';
import type { World } from '../../world.ts';

export function editorCommentHandlers(world: World) {
  return {
    getEventComments: ({ query }) => {
      const event = world.event(wholeNumber(query.eventId, 'eventId'));
      if (event === undefined || event === 'over' || event.hc !== true) return [];
      const noise = (salt: number) => steadyNoise(event.i, 900 + salt);
      const markets = event.m.filter(({ o }) => o.length > 0).slice(0, MOST_MARKETS);
      const count = Math.min(markets.length, 1 + Math.floor(noise(0) * MOST_COMMENTS));
      return markets.slice(0, count).map((market, place) => {
        const priced = market.o.filter(({ odd }) => odd > 1);
        const outcome = priced[Math.floor(noise(10 + place) * priced.length)] ?? market.o[0]!;
        const editorId = 1 + ((Math.floor(noise(20) * editors.length) + place) % editors.length);
        // What it was then: a little off, on the grid of odds.
        const then = (odd: number): number =>
          Math.max(1.01, Math.round(odd * (0.94 + 0.12 * noise(30 + place)) * 100) / 100);
        return {
          ...{ commentId: event.i * 10 + place, editorId, editorName: editors[editorId - 1] ?? '', image: '' },
          ...{ eventId: event.i, muk: `${market.t}_${market.st}`, sov: market.sov ?? '', marketId: market.i },
          ...{ marketName: marketNameOf(market), outcomeNo: outcome.no, outcomeName: outcome.n },
          ...{ odd: then(outcome.odd), webOdd: then(outcome.wodd), currentOdd: outcome.odd },
          resultStatus: -1 as const,
          commentText: words[Math.floor(noise(40 + place) * words.length)] ?? '',
        };
      });
    },
  } satisfies Partial<Handlers<'content'>>;
}

const MOST_MARKETS = 3;
const MOST_COMMENTS = 3;

/** Invented. */
const editors = ['Ece Yalçınkaya', 'Mert Akdoğan', 'Selin Uçar', 'Barış Tümer', 'Deniz Karaca', 'Okan Sezgin'];

const words = [
  'İki takımın da hücum oyuncuları formda. Bu oranı kaçırmazdım.',
  'Ev sahibinin son haftalardaki oyunu bu seçimi destekliyor, oran da makul.',
  'Eksikler dengeyi bozuyor. Küçük bir oran ama kupona güven katar.',
  'Temposu yüksek bir maç bekliyorum; erken bir gol her şeyi değiştirebilir.',
];
