/** Current state of a selection in the program. */
import { marketNameOf } from '../simulation/answers/market-names.ts';
import type { World } from '../world.ts';
import type { LegRecord, LegPhase } from './coupon-record.ts';

export interface SelectionIds {
  eventId: number;
  marketId: number;
  outcomeNo: number;
}

type SelectionState = 'open' | 'suspended' | 'closed' | 'unknown';

interface Selection {
  state: SelectionState;
  /** Leg at the current odds; absent when the selection is unknown or its event is over. */
  leg?: LegRecord;
}

/**
 * Returns the state of a selection. A live selection needs an open event and an open market, any other an open market
 * (rule odds-4); an odd of 1.00 is not offered.
 */
export function selectionOf(world: World, { eventId, marketId, outcomeNo }: SelectionIds): Selection {
  const event = world.event(eventId);
  if (event === 'over') return { state: 'closed' };
  const market = event?.m.find((each) => each.i === marketId);
  const outcome = market?.o.find((each) => each.no === outcomeNo);
  if (event === undefined || market === undefined || outcome === undefined) return { state: 'unknown' };
  const live = event.bp === 1;
  const phase: LegPhase = live ? 2 : market.t === LONG_TERM_MARKET ? 3 : 1;
  const leg: LegRecord = {
    eventId,
    marketId,
    outcomeNo,
    sportId: event.sid,
    eventName: event.n ?? `${event.hn ?? ''} - ${event.an ?? ''}`,
    marketName: marketNameOf(market),
    outcomeName: outcome.n,
    odd: Math.round(outcome.odd * 100),
    webOdd: Math.round(outcome.wodd * 100),
    banker: false,
    mbs: market.mbc,
    phase,
    startsAt: event.d,
  };
  const statuses = live ? [event.s, market.s] : [market.s];
  const worst = statuses.find((status) => status !== OPEN) ?? OPEN;
  if (worst === OPEN) return { state: leg.odd > 100 ? 'open' : 'closed', leg };
  return { state: worst < 0 ? 'suspended' : 'closed', leg };
}

const OPEN = 1;
const LONG_TERM_MARKET = 3;
