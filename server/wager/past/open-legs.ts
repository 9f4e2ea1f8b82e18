/** Selections of the current program, for past coupons that are still pending. */
import type { Random } from '../../simulation/random.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import type { World } from '../../world.ts';
import type { LegRecord } from '../coupon-record.ts';
import { type SelectionIds, selectionOf } from '../selections.ts';
import { HOUR_SECONDS } from '../../turkish-time.ts';

export interface OpenLegs {
  running: readonly LegRecord[];
  /** Popular football that starts in more than an hour, so that none of it ends during a short session. */
  later: readonly LegRecord[];
  upcoming: readonly LegRecord[];
  longTerm: readonly LegRecord[];
}

const MOST_LATER = 40;

/** Returns one selection per event; empty lists when the program is empty. */
export function openLegs(world: World, random: Random, nowMs: number): OpenLegs {
  const legs = (events: readonly WireEvent[]): LegRecord[] => events.flatMap((event) => openLeg(event, world, random));
  return {
    running: legs(world.liveWidget()),
    later: world.popularBets(FOOTBALL, MOST_LATER).flatMap((bet) => laterLeg(bet, world, nowMs)),
    upcoming: legs(world.upcomingWidget()),
    longTerm: legs(world.list(FOOTBALL, 2, 0).events),
  };
}

function openLeg(event: WireEvent, world: World, random: Random): LegRecord[] {
  const market = event.m.find(({ s }) => s === 1);
  const offered = market?.o.filter(({ odd }) => odd > 1) ?? [];
  if (market === undefined || offered.length === 0) return [];
  const { no } = random.pick(offered);
  const { state, leg } = selectionOf(world, { eventId: event.i, marketId: market.i, outcomeNo: no });
  return state === 'open' && leg !== undefined ? [leg] : [];
}

function laterLeg(bet: SelectionIds, world: World, nowMs: number): LegRecord[] {
  const { state, leg } = selectionOf(world, bet);
  const isLater = leg !== undefined && leg.phase === 1 && leg.startsAt > nowMs / 1_000 + HOUR_SECONDS;
  return state === 'open' && isLater ? [leg] : [];
}
