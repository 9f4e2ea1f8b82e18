/** The life cycle of an event: kick-off, play, the pause after a goal, the end. Each step returns its messages. */
import type { Broadcast } from '../world.ts';
import type { WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import { type Played, playOut } from './results/play-out.ts';
import { EVERYTHING, eventStatusOf, NOTICEABLE, refreshMarkets } from './market-book.ts';
import { eventMessage, marketRemoved, marketsMessage, removedFromProgram, scoreMessage } from './messages.ts';
import type { Happening, SimEvent } from './model.ts';
import type { Program } from './program.ts';

/** Range of milliseconds for which markets stay suspended after a goal. */
const GOAL_PAUSE_MS = [4_000, 9_000] as const;
/** Step in milliseconds for simulating matches that started in the past. */
const REPLAY_MS = 30_000;
const LIVE_MBS = 1;

/**
 * Starts the match and replaces its markets by live ones; plays up to now when the start is in the past. Returns market
 * updates only.
 */
export function begin(program: Program, event: SimEvent, startedAtMs: number): WireMarketUpdate[] {
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
    event.gone.set(market.wire.i, id);
    market.wire.v = program.newVersion();
    return marketRemoved(market.wire);
  });
  event.markets.clear();
  event.withheld.clear();
  event.wire.mbc = LIVE_MBS;
  return [...removed, ...refreshMarkets(program, event, EVERYTHING)];
}

/** Moves the event from the pre-match list ('rp' with phase 0) to live. */
export function kickOff(program: Program, event: SimEvent, startedAtMs: number): Broadcast[] {
  if (event.rules.begin === undefined || event.longTerm) return [];
  const left = removedFromProgram(program, event, 0);
  const markets = begin(program, event, startedAtMs);
  return [left, eventMessage(program, event, markets), ...scoreMessage(event)];
}

/** Continues the match until now. */
export function playOn(program: Program, event: SimEvent): Broadcast[] {
  const { match } = event;
  if (match === undefined) return [];
  const happenings = match.advance(program.now(), event.form, program.random);
  return happenings.length === 0 ? [] : report(program, event, happenings);
}

/** Returns the messages of the happenings; a goal updates all odds and suspends the markets for a short time. */
export function report(program: Program, event: SimEvent, happenings: readonly Happening[]): Broadcast[] {
  const score = scoreMessage(event);
  if (happenings.includes('over')) return [...score, ...leave(program, event, 'played')];
  if (happenings.includes('goal')) {
    event.pause = program.pauseFor(program.random.between(...GOAL_PAUSE_MS));
    event.wire.s = eventStatusOf(event);
    return [...score, eventMessage(program, event, refreshMarkets(program, event, EVERYTHING))];
  }
  const updates = refreshMarkets(program, event, NOTICEABLE);
  return updates.length === 0 ? score : [...score, marketsMessage(program, event, updates)];
}

/** Reopens the markets when the pause has ended. */
export function reopen(program: Program, event: SimEvent): Broadcast[] {
  if (event.pause === undefined || !program.isPauseOver(event.pause)) return [];
  delete event.pause;
  event.wire.s = eventStatusOf(event);
  return [eventMessage(program, event, refreshMarkets(program, event, EVERYTHING))];
}

/** Ends the event; used by control. */
export function finish(program: Program, event: SimEvent): Broadcast[] {
  event.match?.end(program.now());
  return [...scoreMessage(event), ...leave(program, event, event.match === undefined ? 'unseen, over' : 'played')];
}

/**
 * Reasons why an event leaves: it was played (`played`), it is played from now on outside the simulation (`unseen`), it
 * was played like that and is over (`unseen, over`), or it will not be played (`withdrawn`).
 */
export type Ending = 'played' | 'unseen' | 'unseen, over' | 'withdrawn';

/** Removes an event from the program and records its result. */
export function leave(program: Program, event: SimEvent, ending: Ending): Broadcast[] {
  program.results.record(event, playedOf(program, event, ending));
  event.wire.s = 0;
  const message = removedFromProgram(program, event, event.wire.bp);
  program.remove(event);
  return [message];
}

function playedOf(program: Program, event: SimEvent, ending: Ending): Played {
  const now = program.now();
  if (ending === 'withdrawn') return { facts: { kind: 'none' }, endMs: now };
  const { match } = event;
  if (match !== undefined) return { facts: match.facts(), endMs: now, score: { ...match.score } };
  const played = playOut(event);
  return ending === 'unseen' ? played : { ...played, endMs: now };
}
