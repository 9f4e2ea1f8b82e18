/** The moving world behind the stand-in: connects the parts of the simulation and responds from their state. */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { ProgramType } from '../../src/model/event.ts';
import type { WireEvent, WireEventList } from '../../src/contract/services/wire/event-wire.ts';
import type { Broadcast, World, WorldOptions } from '../world.ts';
import { easyCoupons, mostPlayedBets } from './answers/most-played-bets.ts';
import {
  competitionRows,
  highlightedEvents,
  highlightedLeagues,
  liveWidget,
  sportInfo,
  upcomingWidget,
} from './answers/overview.ts';
import { liveScoreRows } from './answers/live-score-rows.ts';
import { outcomePercentages, playedPercentages } from './answers/play-percentages.ts';
import { addBulletinEvents, readBulletin } from './bulletin.ts';
import { applyEventAction } from './control-actions.ts';
import { reopenMarkets, moveRandomEvent } from './random-movements.ts';
import { EventMaker } from './event-maker.ts';
import { ChangeJournal } from './change-journal.ts';
import { createMarketConfig } from './market-catalogue/create-market-config.ts';
import { advanceMatch, reopenEvent } from './matchday.ts';
import { SimProgram, copyMarket, programTypesOf, wireEventOf } from './sim-program.ts';
import { Random } from './random.ts';
import { sportTable } from './sports/sport-table.ts';
import { EventReplenisher } from './event-replenisher.ts';

interface State {
  program: SimProgram;
  turnover: EventReplenisher;
}

/** Creates the world; throws when the given bulletin cannot be read. */
export function createWorld(options: WorldOptions): World {
  const bulletin = options.bulletin === undefined ? [] : readBulletin(options.bulletin);
  const startedAt = options.now();
  const journal = new ChangeJournal(options.now);
  const config = createMarketConfig();
  let state = build(options, journal, bulletin, startedAt);
  const eventsOf = (sportId: number) => state.program.bySport.get(sportId) ?? [];

  return {
    list: (sportId, type, version) => list(state.program, journal, sportId, type, version),
    event(eventId) {
      const event = state.program.events.get(eventId);
      if (event !== undefined) return wireEventOf(event, 'all');
      return state.program.endedEventIds.has(eventId) ? 'over' : undefined;
    },
    info: () => sportInfo(state.program),
    competitions: () => competitionRows(state.program),
    marketConfig: () => config,
    highlightedEvents: (sportId) => highlightedEvents(state.program, sportId),
    highlightedLeagues: (sportId) => highlightedLeagues(state.program, sportId),
    outcomePlayPercentages: (sportId) => outcomePercentages(eventsOf(sportId)),
    playedEventPercentage: (sportId) => playedPercentages(eventsOf(sportId), options.now()),
    liveWidget: () => liveWidget(state.program),
    upcomingWidget: () => upcomingWidget(state.program),
    popularBets: (sportId, limit) => mostPlayedBets(eventsOf(sportId), options.now(), limit),
    easyCoupons: () => easyCoupons(eventsOf, options.now()),
    liveScores: (sportId, day) => liveScoreRows(state.program, sportId, day),
    marketsById: (wanted) => marketsById(state.program, wanted),
    result: (eventId, marketId, outcomeNo) => state.program.results.of(eventId, marketId, outcomeNo),
    score: (eventId) => state.program.events.get(eventId)?.match?.score ?? state.program.results.score(eventId),
    endedMatch: (eventId) => state.program.results.match(eventId),
    endedMatches: () => state.program.results.matches(),
    playedFacts(eventId) {
      const { match, form } = state.program.events.get(eventId) ?? {};
      return match === undefined
        ? state.program.results.match(eventId)
        : { facts: match.facts(), scorers: form?.scorers };
    },
    step: (updates) => step(state, updates),
    applyAction(eventId, action) {
      const event = state.program.events.get(eventId);
      return event === undefined ? undefined : counted(state.program, applyEventAction(state.program, event, action));
    },
    reset() {
      journal.restart();
      state = build(options, journal, bulletin, startedAt);
    },
  };
}

/** Builds the start state as of `startedAt`, so that a reset yields the same world, which then catches up. */
function build(options: WorldOptions, journal: ChangeJournal, bulletin: WireEvent[], startedAt: number): State {
  let building = true;
  const now = () => (building ? startedAt : options.now());
  const program = new SimProgram(journal, new Random(options.seed), now);
  const turnover = new EventReplenisher(program, new EventMaker(program));
  const replaced = new Set(bulletin.map((event) => event.sid));
  for (const sport of sportTable) {
    if (!replaced.has(sport.id)) turnover.fill(sport, Math.round((options.events * sport.share) / 1000));
  }
  addBulletinEvents(program, bulletin);
  building = false;
  return { program, turnover };
}

function step({ program, turnover }: State, updates: number): Broadcast[] {
  const broadcasts = [...turnover.startDueEvents(), ...turnover.addNewEvents(), ...reopenMarkets(program)];
  // All time-based changes are sent; drift adds messages up to the requested number.
  for (const event of [...program.running]) {
    broadcasts.push(...reopenEvent(program, event), ...advanceMatch(program, event));
  }
  for (let attempt = 0; broadcasts.length < updates && attempt < 3 * updates; attempt += 1) {
    broadcasts.push(...moveRandomEvent(program));
  }
  return counted(program, broadcasts);
}

function counted(program: SimProgram, broadcasts: Broadcast[]): Broadcast[] {
  program.messages += broadcasts.length;
  return broadcasts;
}

function list(
  program: SimProgram,
  journal: ChangeJournal,
  sportId: number,
  type: ProgramType,
  since: number,
): WireEventList {
  const isdiff = since > 0 && journal.knows(since);
  const events: WireEvent[] = [];
  const sc: Record<string, WireScore> = {};
  for (const event of program.bySport.get(sportId) ?? []) {
    if (!programTypesOf(event).includes(type)) continue;
    if (!isdiff || event.changedAt > since) events.push(wireEventOf(event, 'listed'));
    if (event.match !== undefined) sc[event.wire.i] = { ...event.match.score };
  }
  const rmi = isdiff ? journal.removedSince(sportId, type, since) : null;
  const answer: WireEventList = { isdiff, version: journal.seal(), events, rmi };
  return type === 1 ? { ...answer, sc } : answer;
}

/** Returns the events of the requested markets, each with only those markets. */
function marketsById(program: SimProgram, wanted: { eventId: number; marketId: number }[]): WireEvent[] {
  const asked = new Map<number, Set<number>>();
  for (const { eventId, marketId } of wanted) asked.set(eventId, (asked.get(eventId) ?? new Set()).add(marketId));
  return [...asked].flatMap(([eventId, marketIds]) => {
    const event = program.events.get(eventId);
    if (event === undefined) return [];
    const m = [...event.markets.values()].filter((market) => marketIds.has(market.wire.i));
    return [{ ...event.wire, m: m.map((market) => copyMarket(market.wire)) }];
  });
}
