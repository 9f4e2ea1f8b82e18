/**
 * Observation of a sport's main odds, from the first visit of the page of moving odds until an hour after the last one
 * (rule moving-4). It listens to the feed of latest updates (updates-13), which every hub message passes before it is
 * applied, and holds the sport's two lists. It makes no subscription of its own.
 */
import { NOT_OFFERED, LIVE, PRE_MATCH, type Market, type ProgramEvent } from '../../../src/model/event.ts';
import { pickMarket } from '../../../src/domain/program/pick-market.ts';
import type { EventStore } from '../book/event-store-interfaces.ts';
import { combineLoadStates } from '../topics/list-topic.ts';
import { findShownEvent } from '../topics/event-rows.ts';
import type { TopicParts } from '../topics/topic-source.ts';
import { mainColumn } from '../topics/widget-topic.ts';
import type { LoadState } from '../../../src/model/load.ts';
import { type ConnectionGaps, createConnectionGaps } from './connection-gaps.ts';
import { type OddsLog, createOddsLog } from './odds-log.ts';

/** Longest window of the page. */
const LONGEST_WINDOW_MS = 3_600_000;
/** Sports observed at a time; the one that was left first gives way. */
const MOST_SPORTS = 3;
/** Interval between a message and the comparison of its event, so that a burst costs one comparison. */
const COMPARE_MS = 2_000;

export interface SportObservation {
  readonly stores: readonly EventStore[];
  readonly log: OddsLog;
  readonly gaps: ConnectionGaps;
  /** Epoch seconds; undefined until the lists are loaded. */
  readonly since: number | undefined;
  loadState(): LoadState;
  /** Notifies of every change of the lists' state. */
  onState(listener: () => void): () => void;
  retry(): void;
  /** The main market of an event, and the copy of the event that is shown. */
  find(eventId: number): { event: ProgramEvent; market: Market } | undefined;
}

interface Observed {
  observation: SportObservation;
  watchers: number;
  closing: ReturnType<typeof setTimeout> | undefined;
  close(): void;
}

/** Returns the function that observes a sport, or joins the observation that is running, with its release function. */
export function createOddsObserver(
  parts: TopicParts,
): (sportId: number) => { observation: SportObservation; release(): void } {
  const sports = new Map<number, Observed>();
  const end = (id: number, each: Observed): void => {
    clearTimeout(each.closing);
    sports.delete(id);
    each.close();
  };
  return (sportId) => {
    const observed = sports.get(sportId) ?? begin(parts, sportId);
    // The latest observation is the last of the map.
    sports.delete(sportId);
    sports.set(sportId, observed);
    clearTimeout(observed.closing);
    observed.watchers += 1;
    for (const [id, each] of sports) if (sports.size > MOST_SPORTS && each.watchers === 0) end(id, each);
    return {
      observation: observed.observation,
      release: () => {
        observed.watchers -= 1;
        if (observed.watchers === 0) observed.closing = setTimeout(() => end(sportId, observed), LONGEST_WINDOW_MS);
      },
    };
  };
}

function begin(parts: TopicParts, sportId: number): Observed {
  const { lists, recent, connection, context } = parts;
  const acquired = [lists.acquire(sportId, PRE_MATCH), lists.acquire(sportId, LIVE)];
  const stores = acquired.map(({ list }) => list.eventStore);
  const log = createOddsLog();
  const gaps = createConnectionGaps();
  /** Main markets before the first message since the last comparison, by event. */
  const pending = new Map<number, ReturnType<typeof snapshot>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;

  const seconds = (): number => Math.floor(context.now() / 1_000);
  const find: SportObservation['find'] = (eventId) => {
    const event = findShownEvent(stores, eventId);
    const column = event && mainColumn(parts.reference, event)[0];
    const market = event && column && pickMarket(event, column);
    return event === undefined || market === undefined || market === null ? undefined : { event, market };
  };
  const compare = (): void => {
    timer = undefined;
    const at = seconds();
    for (const [eventId, { marketId, odds }] of pending) {
      const found = find(eventId);
      if (found?.market.id !== marketId) continue;
      for (const { number, odd } of found.market.outcomes) {
        const before = odds.find((each) => each.number === number)?.odd ?? NOT_OFFERED;
        if (odd === before || odd <= NOT_OFFERED || before <= NOT_OFFERED) continue;
        log.append({ at, eventId, marketId, outcomeNumber: number, before });
      }
    }
    pending.clear();
  };
  const noteMessage = (): void => {
    const { eventId = 0, kind } = recent.updatesOf(sportId).at(-1) ?? {};
    if (kind === 'score' || kind === 'removed' || pending.has(eventId)) return;
    const found = find(eventId);
    if (found === undefined) return;
    pending.set(eventId, snapshot(found.market));
    timer ??= setTimeout(compare, COMPARE_MS);
  };
  const loadState = (): LoadState => combineLoadStates(acquired.map(({ list }) => list.load.state));
  const noteState = (): void => {
    const { phase, stale } = loadState();
    if (phase === 'ready' && !stale) since ??= seconds();
  };
  const noteConnection = (): void => gaps.note(connection.state().status === 'on', seconds());
  const releases = [
    recent.onChange(sportId, noteMessage),
    connection.onChange(noteConnection),
    ...acquired.map(({ list }) => list.onState(noteState)),
    // The configuration, which names the main market, is loaded only while it is used.
    parts.reference.markets.use(() => undefined),
  ];
  noteConnection();
  noteState();

  return {
    watchers: 0,
    closing: undefined,
    observation: {
      stores,
      log,
      gaps,
      get since() {
        return since;
      },
      loadState,
      onState: (listener) => {
        const ends = acquired.map(({ list }) => list.onState(listener));
        return () => ends.forEach((end) => end());
      },
      retry: () => {
        for (const { list } of acquired) if (list.load.state.phase === 'failed') void list.load.run();
      },
      find,
    },
    close: () => {
      clearTimeout(timer);
      for (const release of releases) release();
      for (const { release } of acquired) release();
    },
  };
}

/** The odds of a market as they are now, because the merge changes them in place. */
function snapshot({ id, outcomes }: Market): { marketId: number; odds: { number: number; odd: number }[] } {
  return { marketId: id, odds: outcomes.map(({ number, odd }) => ({ number, odd })) };
}
