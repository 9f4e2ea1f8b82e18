/** The state of the moving world: events, where they are listed, versions and ids. No rule of movement lives here. */
import type { ProgramType } from '../../src/model/event.ts';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import type { ChangeJournal } from './change-journal.ts';
import type { Competition, Pause, SimEvent, SimMarket } from './model.ts';
import type { Random } from './random.ts';
import { EventResults } from './results/event-results.ts';

/** Far from the ids of real samples, which a bulletin may bring. */
const FIRST_EVENT_ID = 4_100_000;
const FIRST_MARKET_ID = 90_000_000;
const FIRST_VERSION = 955_000_000;
/** A pause ends after so many messages at the latest. */
const PAUSE_MESSAGES = 1_500;

export class SimProgram {
  readonly events = new Map<number, SimEvent>();
  readonly bySport = new Map<number, Set<SimEvent>>();
  readonly running = new Roster();
  readonly upcoming = new Roster();
  readonly longTerm = new Roster();
  /** Ids of events that are finished or withdrawn. */
  readonly endedEventIds = new Set<number>();
  /** Markets that closed for a moment on their own. */
  readonly pausedMarkets: { event: SimEvent; market: SimMarket }[] = [];
  readonly competitions: Competition[] = [];
  readonly results: EventResults;
  /** Messages sent so far: the second clock of pauses. */
  messages = 0;
  #version = FIRST_VERSION;
  #eventId = FIRST_EVENT_ID;
  #marketId = FIRST_MARKET_ID;

  constructor(
    readonly journal: ChangeJournal,
    readonly random: Random,
    readonly now: () => number,
  ) {
    this.results = new EventResults(now);
  }

  newEventId(): number {
    this.#eventId += 1;
    return this.#eventId;
  }

  newMarketId(): number {
    this.#marketId += 1;
    return this.#marketId;
  }

  newVersion(): number {
    this.#version += 1;
    return this.#version;
  }

  /** Versions of bulletin events are above ours, perhaps. */
  raiseVersion(version: number): void {
    this.#version = Math.max(this.#version, version);
  }

  add(event: SimEvent): void {
    this.events.set(event.wire.i, event);
    const ofSport = this.bySport.get(event.wire.sid) ?? new Set<SimEvent>();
    this.bySport.set(event.wire.sid, ofSport.add(event));
    this.rosterOf(event).add(event);
    event.changedAt = this.journal.stamp();
  }

  /** Marks a change of the event: a new version, and a place in the next diff. */
  markEventChanged(event: SimEvent): void {
    event.wire.v = this.newVersion();
    event.wire.oc = event.markets.size;
    this.markOddsChanged(event);
  }

  /** Marks a change of odds, which leaves the event's version alone (wire-hub-8): a place in the next diff. */
  markOddsChanged(event: SimEvent): void {
    event.changedAt = this.journal.stamp();
  }

  remove(event: SimEvent): void {
    for (const type of programTypesOf(event)) this.journal.removed(event.wire.sid, type, event.wire.i);
    this.rosterOf(event).delete(event);
    this.events.delete(event.wire.i);
    this.bySport.get(event.wire.sid)?.delete(event);
    this.endedEventIds.add(event.wire.i);
  }

  /** From the pre-match list to the running ones. */
  moveToRunning(event: SimEvent): void {
    this.upcoming.delete(event);
    this.running.add(event);
    this.journal.removed(event.wire.sid, 0, event.wire.i);
    event.wire.bp = 1;
  }

  rosterOf(event: SimEvent): Roster {
    if (event.longTerm) return this.longTerm;
    return event.wire.bp === 1 ? this.running : this.upcoming;
  }

  pauseFor(ms: number): Pause {
    return { untilMs: this.now() + ms, untilMessage: this.messages + PAUSE_MESSAGES };
  }

  isPauseOver(pause: Pause): boolean {
    return this.now() >= pause.untilMs || this.messages >= pause.untilMessage;
  }
}

/** The lists an event is in. The live feed mixes running events with those that will be offered live (wire-event-3). */
export function programTypesOf(event: SimEvent): ProgramType[] {
  if (event.longTerm) return [2];
  if (event.wire.bp === 1) return [1];
  return event.wire.il === true ? [0, 1] : [0];
}

/** A copy of an event for an answer: its listed markets, or all of them and the score. */
export function wireEventOf(event: SimEvent, extent: 'listed' | 'all'): WireEvent {
  const m: WireMarket[] = [];
  for (const market of event.markets.values()) {
    if (extent === 'all' || market.listed) m.push(copyMarket(market.wire));
  }
  const copy: WireEvent = { ...event.wire, m };
  if (extent === 'all' && event.match !== undefined) copy.sc = { ...event.match.score };
  return copy;
}

export function copyMarket(market: WireMarket): WireMarket {
  return { ...market, o: market.o.map((outcome) => ({ ...outcome })) };
}

/** A set of events that can be drawn from at random in constant time, in an order that only depends on what was done. */
class Roster {
  readonly #list: SimEvent[] = [];
  readonly #places = new Map<number, number>();

  get size(): number {
    return this.#list.length;
  }

  [Symbol.iterator](): IterableIterator<SimEvent> {
    return this.#list[Symbol.iterator]();
  }

  add(event: SimEvent): void {
    if (this.#places.has(event.wire.i)) return;
    this.#places.set(event.wire.i, this.#list.length);
    this.#list.push(event);
  }

  delete(event: SimEvent): void {
    const place = this.#places.get(event.wire.i);
    if (place === undefined) return;
    this.#places.delete(event.wire.i);
    const last = this.#list.pop();
    if (last === undefined || last === event) return;
    this.#list[place] = last;
    this.#places.set(last.wire.i, place);
  }

  draw(random: Random): SimEvent | undefined {
    return this.#list[random.integer(this.#list.length)];
  }
}
