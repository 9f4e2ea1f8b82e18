/** Selections of the program as it is: what pending coupons of the past wait for. */
import type { Random } from '../../simulation/random.ts';
import type { WireEvent } from '../../../src/contract/wire-event.ts';
import type { World } from '../../world.ts';
import type { Leg } from '../coupon.ts';
import { selectionOf } from '../selections.ts';

export interface OpenLegs {
  running: readonly Leg[];
  upcoming: readonly Leg[];
  longTerm: readonly Leg[];
}

const FOOTBALL = 1;

/** One selection an event; nothing where the program is empty. */
export function openLegs(world: World, random: Random): OpenLegs {
  const legs = (events: readonly WireEvent[]): Leg[] => events.flatMap((event) => openLeg(event, world, random));
  return {
    running: legs(world.liveWidget()),
    upcoming: legs(world.upcomingWidget()),
    longTerm: legs(world.list(FOOTBALL, 2, 0).events),
  };
}

function openLeg(event: WireEvent, world: World, random: Random): Leg[] {
  const market = event.m.find(({ s }) => s === 1);
  const offered = market?.o.filter(({ odd }) => odd > 1) ?? [];
  if (market === undefined || offered.length === 0) return [];
  const { no } = random.pick(offered);
  const { state, leg } = selectionOf(world, { eventId: event.i, marketId: market.i, outcomeNo: no });
  return state === 'open' && leg !== undefined ? [leg] : [];
}
