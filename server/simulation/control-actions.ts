/** Actions on a single event by the control interface (`event/{id}`). */
import type { WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import type { Broadcast, EventAction } from '../world.ts';
import { ANY_CHANGE, eventStatusOf, refreshMarkets, addMarketUpdate } from './market-book.ts';
import { finishEvent, kickOff, removeEvent, reportHappenings } from './matchday.ts';
import { eventMessage, marketRemoved } from './messages.ts';
import type { SimEvent, SimMarket } from './model.ts';
import type { SimProgram } from './sim-program.ts';

/**
 * Returns the broadcasts caused by the action; empty when it does not apply (a goal before the start, an unknown
 * market).
 */
export function applyEventAction(program: SimProgram, event: SimEvent, action: EventAction): Broadcast[] {
  switch (action.action) {
    case 'kickoff':
      return event.wire.bp === 0 ? kickOff(program, event, program.now()) : [];
    case 'goal':
      return goal(program, event, action.side ?? 'home');
    case 'suspend':
      return hold(program, event, action.marketId, action.status ?? -1);
    case 'open':
      return hold(program, event, action.marketId, undefined);
    case 'remove':
      return action.marketId === undefined
        ? removeEvent(program, event, 'withdrawn')
        : removeMarket(program, event, action.marketId);
    default:
      return finishEvent(program, event);
  }
}

function goal(program: SimProgram, event: SimEvent, side: 'home' | 'away'): Broadcast[] {
  if (event.match === undefined) return [];
  const happenings = event.match.award(side, program.now(), event.form, program.random);
  return reportHappenings(program, event, happenings);
}

/**
 * Suspends the event or market until control opens it again; with `undefined` opens it, even when a goal had suspended
 * it.
 */
function hold(
  program: SimProgram,
  event: SimEvent,
  marketId: number | undefined,
  status: -1 | -2 | undefined,
): Broadcast[] {
  if (marketId !== undefined) {
    const found = marketOf(event, marketId);
    if (found === undefined) return [];
    const [, market] = found;
    setHeld(market, status);
    if (status === undefined) delete market.pause;
    const updates: WireMarketUpdate[] = [];
    addMarketUpdate(program, event, market, [], updates);
    return updates.length === 0 ? [] : [eventMessage(program, event, updates)];
  }
  setHeld(event, status);
  if (status === undefined) {
    delete event.pause;
    for (const market of event.markets.values()) {
      setHeld(market, undefined);
      delete market.pause;
    }
  }
  event.wire.s = eventStatusOf(event);
  return [eventMessage(program, event, refreshMarkets(program, event, ANY_CHANGE))];
}

function setHeld(target: { held?: number }, status: number | undefined): void {
  if (status === undefined) delete target.held;
  else target.held = status;
}

function removeMarket(program: SimProgram, event: SimEvent, marketId: number): Broadcast[] {
  const found = marketOf(event, marketId);
  if (found === undefined) return [];
  const [id, market] = found;
  event.markets.delete(id);
  event.removedMarkets.set(market.wire.i, id);
  event.withheld.add(id);
  market.wire.v = program.newVersion();
  return [eventMessage(program, event, [marketRemoved(market.wire)])];
}

function marketOf(event: SimEvent, marketId: number): [string, SimMarket] | undefined {
  return [...event.markets].find(([, market]) => market.wire.i === marketId);
}
