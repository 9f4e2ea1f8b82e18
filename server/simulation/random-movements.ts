/** Small movements: odds drift, a market is suspended briefly, a market is added or removed. */
import type { Broadcast } from '../world.ts';
import type { WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import { NOTICEABLE_CHANGE, refreshMarkets, addMarketUpdate } from './market-book.ts';
import { eventMessage, marketsMessage, oddsMessage } from './messages.ts';
import type { SimEvent, SimMarket } from './model.ts';
import { nearestOdd } from './pricing/margin.ts';
import type { SimProgram } from './sim-program.ts';
import { driftForm } from './sports/match-form.ts';

const RUNNING_SHARE = 0.55;
const LONG_TERM_SHARE = 0.02;
/** Numbers of movements per thousand that suspend, add or remove a market instead of drifting odds. */
const PAUSED_MARKETS = 12;
const ADDED_MARKETS = 12;
const REMOVED_MARKETS = 8;
const MOST_WITHHELD = 4;
const MARKETS_A_MESSAGE = 2;

/** Makes one random movement of a random event; returns no broadcasts when it changes nothing noticeable. */
export function moveRandomEvent(program: SimProgram): Broadcast[] {
  const { random } = program;
  const event = drawEvent(program);
  if (event === undefined) return [];
  const kind = random.integer(1000);
  if (kind < PAUSED_MARKETS) return pauseMarket(program, event);
  if (kind < PAUSED_MARKETS + ADDED_MARKETS) return addMarket(program, event);
  if (kind < PAUSED_MARKETS + ADDED_MARKETS + REMOVED_MARKETS) return removeMarket(program, event);
  if (event.givenPrices) return wanderGiven(program, event);
  driftForm(event.form, random);
  return tell(program, event, refreshMarkets(program, event, NOTICEABLE_CHANGE));
}

/** Opens markets whose pause has ended. */
export function reopenMarkets(program: SimProgram): Broadcast[] {
  const broadcasts: Broadcast[] = [];
  const { pausedMarkets } = program;
  for (let index = pausedMarkets.length - 1; index >= 0; index -= 1) {
    const entry = pausedMarkets[index];
    if (entry?.market.pause === undefined || !program.isPauseOver(entry.market.pause)) continue;
    pausedMarkets.splice(index, 1);
    delete entry.market.pause;
    if (program.events.get(entry.event.wire.i) !== entry.event || !isOffered(entry.event, entry.market)) continue;
    const updates: WireMarketUpdate[] = [];
    addMarketUpdate(program, entry.event, entry.market, [], updates);
    if (updates.length > 0) broadcasts.push(eventMessage(program, entry.event, updates));
  }
  return broadcasts;
}

function drawEvent(program: SimProgram): SimEvent | undefined {
  const { random, running, upcoming, longTerm } = program;
  const drawn = random.next();
  if (drawn < RUNNING_SHARE && running.size > 0) return running.draw(random);
  if (drawn > 1 - LONG_TERM_SHARE && longTerm.size > 0) return longTerm.draw(random);
  return upcoming.draw(random) ?? running.draw(random) ?? longTerm.draw(random);
}

function pauseMarket(program: SimProgram, event: SimEvent): Broadcast[] {
  const market = drawMarket(program, event);
  if (market === undefined || market.pause !== undefined || market.wire.s !== 1) return [];
  market.pause = program.pauseFor(program.random.between(3_000, 9_000));
  program.pausedMarkets.push({ event, market });
  const updates: WireMarketUpdate[] = [];
  addMarketUpdate(program, event, market, [], updates);
  return [eventMessage(program, event, updates)];
}

function addMarket(program: SimProgram, event: SimEvent): Broadcast[] {
  const [id] = event.withheld;
  if (id === undefined || event.givenPrices) return [];
  event.withheld.delete(id);
  return tell(program, event, refreshMarkets(program, event, NOTICEABLE_CHANGE));
}

function removeMarket(program: SimProgram, event: SimEvent): Broadcast[] {
  if (event.withheld.size >= MOST_WITHHELD || event.givenPrices) return [];
  const spare = [...event.markets].filter(([, market]) => !market.listed && market.held === undefined);
  if (spare.length < 3) return [];
  const [id] = program.random.pick(spare);
  event.withheld.add(id);
  return [eventMessage(program, event, refreshMarkets(program, event, NOTICEABLE_CHANGE))];
}

/**
 * Moves odds that came from a bulletin: one outcome becomes more or less likely, the others adjust, and the margin
 * stays.
 */
function wanderGiven(program: SimProgram, event: SimEvent): Broadcast[] {
  const { random } = program;
  const market = drawMarket(program, event);
  const offered = market?.wire.o.filter((outcome) => outcome.odd > 1) ?? [];
  if (market === undefined || offered.length < 2) return [];
  const shares = offered.map((outcome) => 1 / outcome.odd);
  const sum = shares.reduce((total, share) => total + share, 0);
  const favoured = random.integer(shares.length);
  shares[favoured] = (shares[favoured] ?? 0) * Math.exp(0.02 * random.normal());
  const moved = shares.reduce((total, share) => total + share, 0);
  offered.forEach((outcome, index) => {
    const ratio = outcome.wodd > 1 ? outcome.odd / outcome.wodd : event.rules.kingEdge;
    outcome.odd = nearestOdd(Math.max(1.01, moved / ((shares[index] ?? 1) * sum)));
    outcome.wodd = nearestOdd(Math.max(1, outcome.odd / ratio));
  });
  const updates: WireMarketUpdate[] = [];
  addMarketUpdate(program, event, market, offered, updates);
  return [oddsMessage(program, event, updates)];
}

/** Splits updates into messages of two markets each, as odds services do. */
function tell(program: SimProgram, event: SimEvent, updates: WireMarketUpdate[]): Broadcast[] {
  const broadcasts: Broadcast[] = [];
  for (let at = 0; at < updates.length; at += MARKETS_A_MESSAGE) {
    broadcasts.push(marketsMessage(program, event, updates.slice(at, at + MARKETS_A_MESSAGE)));
  }
  return broadcasts;
}

function drawMarket(program: SimProgram, event: SimEvent): SimMarket | undefined {
  return event.markets.size === 0 ? undefined : program.random.pick([...event.markets.values()]);
}

function isOffered(event: SimEvent, market: SimMarket): boolean {
  for (const each of event.markets.values()) if (each === market) return true;
  return false;
}
