/**
 * Updates the markets of an event from its quotes: prices them, adds new lines, removes decided ones, sets statuses.
 */
import type { WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import type { WireOutcome } from '../../src/contract/services/wire/event-wire.ts';
import { marketAdded, marketRemoved, marketUpdated } from './messages.ts';
import type { Quote, SimEvent, SimMarket } from './model.ts';
import { marketIdOf } from './market-catalogue/define-markets.ts';
import { priceMarket } from './pricing/margin.ts';
import type { SimProgram } from './sim-program.ts';

/** Relative change of a chance from which a market is repriced, so that a small drift does not touch all markets. */
export const NOTICEABLE_CHANGE = 0.02;
/** Reprices every difference; used after goals and at openings. */
export const ANY_CHANGE = 0;
const UNCHANGED: readonly WireOutcome[] = [];

/**
 * Updates the markets and returns the changes as entries of a message. `least` is the relative change of a chance from
 * which new odds are reported; statuses, new and decided markets are always reported.
 */
export function refreshMarkets(program: SimProgram, event: SimEvent, least: number): WireMarketUpdate[] {
  const updates: WireMarketUpdate[] = [];
  if (event.givenPrices) {
    for (const market of event.markets.values()) addMarketUpdate(program, event, market, [], updates);
    return updates;
  }
  const quotes = event.match === undefined ? event.rules.quotes(event.form) : event.match.quotes(event.form);
  const round = program.newVersion();
  for (const quote of quotes) {
    if (quote.depth > event.depth) continue;
    const id = marketIdOf(quote.type, quote.line);
    const known = event.markets.get(id);
    if (known !== undefined && !event.withheld.has(id)) {
      known.round = round;
      addMarketUpdate(program, event, known, reprice(event, known, quote, least), updates);
    } else if (known === undefined && !event.withheld.has(id)) {
      const market = open(program, event, quote, round);
      event.markets.set(id, market);
      updates.push(marketAdded(market.wire));
    }
  }
  for (const [id, market] of event.markets) {
    if (market.round === round) continue;
    event.markets.delete(id);
    event.removedMarkets.set(market.wire.i, id);
    market.wire.v = program.newVersion();
    updates.push(marketRemoved(market.wire));
  }
  return updates;
}

/** Returns the status of a market: set by control, else by its own pause, else by its event. */
function marketStatusOf(event: SimEvent, market?: SimMarket): number {
  if (market?.held !== undefined) return market.held;
  if (market?.pause !== undefined) return -1;
  return event.held ?? (event.pause === undefined ? 1 : -1);
}

/** Returns the betting status of an event; before the start it is 0, which is playable (wire-event-5). */
export function eventStatusOf(event: SimEvent): number {
  if (event.held !== undefined) return event.held;
  if (event.wire.bp === 0) return 0;
  return event.pause === undefined ? 1 : -1;
}

/** Adds an update for a market when its status or some of its odds changed. */
export function addMarketUpdate(
  program: SimProgram,
  event: SimEvent,
  market: SimMarket,
  changed: readonly WireOutcome[],
  updates: WireMarketUpdate[],
): void {
  const status = marketStatusOf(event, market);
  if (changed.length === 0 && status === market.wire.s) return;
  market.wire.s = status;
  market.wire.v = program.newVersion();
  updates.push(marketUpdated(market.wire, changed));
}

function pricesOf(event: SimEvent, quote: Quote): { odd: number; wodd: number }[] {
  const kingEdge = event.wire.kOdd === true ? event.rules.kingEdge : 1;
  return priceMarket(quote.chances, quote.type.overround, kingEdge);
}

function open(program: SimProgram, event: SimEvent, quote: Quote, round: number): SimMarket {
  const [t = 0, st = 0] = quote.type.key.split('_').map(Number);
  const o = pricesOf(event, quote).map((price, index): WireOutcome => ({
    no: index + 1,
    n: quote.labels[index] ?? '',
    odd: price.odd,
    wodd: price.wodd,
  }));
  const head = {
    i: program.newMarketId(),
    t,
    st,
    v: program.newVersion(),
    s: marketStatusOf(event),
    mbc: event.wire.mbc,
  };
  const wire = quote.line === '' ? { ...head, o } : { ...head, sov: quote.line, o };
  return { wire, chances: quote.chances, listed: quote.listed, round };
}

/**
 * Applies new prices when a chance changed by more than `least` (odds are nearly proportional to chances); returns the
 * changed outcomes.
 */
function reprice(event: SimEvent, market: SimMarket, quote: Quote, least: number): readonly WireOutcome[] {
  if (!isOff(market.chances, quote.chances, least)) return UNCHANGED;
  market.chances = quote.chances;
  const changed: WireOutcome[] = [];
  pricesOf(event, quote).forEach((price, index) => {
    const outcome = market.wire.o[index];
    if (outcome === undefined || (price.odd === outcome.odd && price.wodd === outcome.wodd)) return;
    outcome.odd = price.odd;
    outcome.wodd = price.wodd;
    changed.push(outcome);
  });
  return changed;
}

function isOff(told: readonly number[], chances: readonly number[], least: number): boolean {
  for (let index = 0; index < chances.length; index += 1) {
    const before = told[index] ?? 0;
    const difference = Math.abs((chances[index] ?? 0) - before);
    // For small chances the threshold is absolute, because tiny differences do not matter.
    if (difference > least * Math.max(before, 0.02)) return true;
  }
  return false;
}
