/** Small complete values for the tests of this folder. */
import type { Selection } from '../../src/model/slip.ts';
import type { PopularBet } from '../../src/model/program.ts';
import type { LoadState } from '../../src/model/load.ts';

export function makeBet(fields: Partial<PopularBet>): PopularBet {
  return {
    eventId: 1,
    sportId: 1,
    marketId: 1,
    outcomeNumber: 1,
    eventName: 'Ev - Dep',
    marketName: 'Maç Sonucu',
    outcomeName: '1',
    clock: '',
    start: 0,
    odd: 200,
    webOdd: 190,
    status: 1,
    minBets: 1,
    playedCount: 1,
    percent: 1,
    ...fields,
  };
}

export function makeSelection(fields: Partial<Selection>): Selection {
  return {
    eventId: 1,
    eventVersion: 1,
    sportId: 1,
    marketId: 1,
    marketVersion: 1,
    outcomeNumber: 1,
    eventName: 'Ev - Dep',
    marketName: 'Maç Sonucu',
    outcomeName: '1',
    odd: 200,
    webOdd: 190,
    agreedOdd: 200,
    minBets: 1,
    start: 0,
    live: false,
    clock: '',
    score: '',
    status: 'open',
    open: true,
    banker: false,
    ...fields,
  };
}

export function makeLoad(fields: Partial<LoadState>): LoadState {
  return { phase: 'ready', at: 100, stale: false, ...fields };
}
