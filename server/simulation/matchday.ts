/** The life cycle of an event: kick-off, play, the pause after a goal, the end. Each step returns its messages. */
import type { Broadcast } from '../world.ts';
import type { WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import { type SimulatedResult, simulateResult } from './results/simulate-result.ts';
import { ANY_CHANGE, eventStatusOf, NOTICEABLE_CHANGE, refreshMarkets } from './market-book.ts';
import { eventMessage, marketRemoved, marketsMessage, removalMessage, scoreMessage } from './messages.ts';
import type { Happening, SimEvent } from './model.ts';
import type { SimProgram } from './sim-program.ts';

/** Range of milliseconds for which markets stay suspended after a goal. */
const GOAL_PAUSE_MS = [4_000, 9_000] as const;
/** Step in milliseconds for simulating matches that started in the past. */
const REPLAY_MS = 30_000;
const LIVE_MBS = 1;

/**
 * Starts the match and replaces its markets by live ones; plays up to now when the start is in the past. Returns market
 * updates only.
 */
export function startMatch(program: SimProgram, event: SimEvent, startedAtMs: number): WireMarketUpdate[] {
  const match = event.rules.begin?.(event.wire.i, event.form, startedAtMs, program.random);
  if (match === undefined) return [];
  for (let at = startedAtMs; at < program.now(); at += REPLAY_MS) {
    match.advance(Math.min(at + REPLAY_MS, program.now()), event.form, program.random);
  }
  program.moveToRunning(event);
  event.match = match;
  event.wire.il = true;
  event.wire.s = eventStatusOf(event);
  if (event.givenPrices) return [];
  const removed = [...event.markets].map(([id, market]) => {
    event.removedMarkets.set(market.wire.i, id);
    market.wire.v = program.newVersion();
    return marketRemoved(market.wire);
  });
  event.markets.clear();
  event.withheld.clear();
  event.wire.mbc = LIVE_MBS;
  return [...removed, ...refreshMarkets(program, event, ANY_CHANGE)];
}

/** Moves the event from the pre-match list ('rp' with phase 0) to live. */
export function kickOff(program: SimProgram, event: SimEvent, startedAtMs: number): Broadcast[] {
  if (event.rules.begin === undefined || event.longTerm) return [];
  const left = removalMessage(program, event, 0);
  const markets = startMatch(program, event, startedAtMs);
  return [left, eventMessage(program, event, markets), ...scoreMessage(event)];
}

/** Continues the match until now. */
export function advanceMatch(program: SimProgram, event: SimEvent): Broadcast[] {
  const { match } = event;
  if (match === undefined) return [];
  const happenings = match.advance(program.now(), event.form, program.random);
  return happenings.length === 0 ? [] : reportHappenings(program, event, happenings);
}

/** Returns the messages of the happenings; a goal updates all odds and suspends the markets for a short time. */
export function reportHappenings(program: SimProgram, event: SimEvent, happenings: readonly Happening[]): Broadcast[] {
  const score = scoreMessage(event);
  if (happenings.includes('over')) return [...score, ...removeEvent(program, event, 'played')];
  if (happenings.includes('goal')) {
    event.pause = program.pauseFor(program.random.between(...GOAL_PAUSE_MS));
    event.wire.s = eventStatusOf(event);
    return [...score, eventMessage(program, event, refreshMarkets(program, event, ANY_CHANGE))];
  }
  const updates = refreshMarkets(program, event, NOTICEABLE_CHANGE);
  return updates.length === 0 ? score : [...score, marketsMessage(program, event, updates)];
}

/** Reopens the markets when the pause has ended. */
export function reopenEvent(program: SimProgram, event: SimEvent): Broadcast[] {
  if (event.pause === undefined || !program.isPauseOver(event.pause)) return [];
  delete event.pause;
  event.wire.s = eventStatusOf(event);
  return [eventMessage(program, event, refreshMarkets(program, event, ANY_CHANGE))];
}

/** Ends the event; used by control. */
export function finishEvent(program: SimProgram, event: SimEvent): Broadcast[] {
  event.match?.end(program.now());
  return [
    ...scoreMessage(event),
    ...removeEvent(program, event, event.match === undefined ? 'unseen, over' : 'played'),
  ];
}

/**
 * Reasons why an event leaves: it was played (`played`), it is played from now on outside the simulation (`unseen`), it
 * was played like that and is over (`unseen, over`), or it will not be played (`withdrawn`).
 */
type RemovalReason = 'played' | 'unseen' | 'unseen, over' | 'withdrawn';

/** Removes an event from the program and records its result. */
export function removeEvent(program: SimProgram, event: SimEvent, ending: RemovalReason): Broadcast[] {
  program.results.record(event, playedOf(program, event, ending));
  event.wire.s = 0;
  const message = removalMessage(program, event, event.wire.bp);
  program.remove(event);
  return [message];
}

function playedOf(program: SimProgram, event: SimEvent, ending: RemovalReason): SimulatedResult {
  const now = program.now();
  if (ending === 'withdrawn') return { facts: { kind: 'none' }, endMs: now };
  const { match } = event;
  if (match !== undefined) return { facts: match.facts(), endMs: now, score: { ...match.score } };
  const played = simulateResult(event);
  return ending === 'unseen' ? played : { ...played, endMs: now };
}
