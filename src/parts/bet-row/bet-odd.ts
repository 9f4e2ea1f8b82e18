/** A popular bet as the market and outcome an odds button speaks of. */
import type { PopularBet } from '../../model/program.ts';
import type { Market, Outcome } from '../../model/event.ts';

export interface BetOdd {
  market: Market;
  outcome: Outcome;
}

/** The service tells one outcome of the market alone; key, line and version are not told and nothing here needs them. */
export function popularBetOdd(bet: PopularBet): BetOdd {
  const outcome: Outcome = {
    number: bet.outcomeNumber,
    name: bet.outcomeName,
    odd: bet.odd,
    webOdd: bet.webOdd,
    status: 1,
  };
  const market: Market = {
    id: bet.marketId,
    key: '',
    line: '',
    version: 0,
    status: bet.status,
    minBets: bet.minBets,
    outcomes: [outcome],
  };
  return { market, outcome };
}
