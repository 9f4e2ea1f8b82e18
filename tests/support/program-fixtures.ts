/** Small events and markets for tests, with defaults for every field. */
import type { Market, ProgramEvent } from '../../src/model/event.ts';

export function newMarket(fields: Partial<Market> = {}): Market {
  return {
    id: 10,
    key: '1_1',
    line: '',
    version: 1,
    status: 1,
    minBets: 2,
    outcomes: [
      { number: 1, name: '1', odd: 185, webOdd: 178, status: 1 },
      { number: 2, name: '0', odd: 340, webOdd: 327, status: 1 },
      { number: 3, name: '2', odd: 410, webOdd: 394, status: 1 },
    ],
    ...fields,
  };
}

export function newEvent(fields: Partial<ProgramEvent> = {}): ProgramEvent {
  return {
    id: 1,
    mappedId: null,
    version: 5,
    sportId: 1,
    competitionId: 7,
    home: 'Galatasaray',
    away: 'Trabzonspor',
    name: 'Galatasaray - Trabzonspor',
    status: 1,
    phase: 0,
    offeredLive: true,
    minBets: 2,
    kingOdd: true,
    kingMbs: false,
    kingLive: false,
    duel: false,
    rapid: false,
    hasComments: false,
    hasStream: false,
    marketCount: 94,
    start: 1_795_000_000,
    markets: [newMarket()],
    score: null,
    ...fields,
  };
}
