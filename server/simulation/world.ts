/** The moving world behind the stand-in: connects the parts of the simulation and responds from their state. */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { ProgramType } from '../../src/model/event.ts';
import type { WireEvent, WireEventList } from '../../src/contract/services/wire/event.ts';
import type { Broadcast, World, WorldOptions } from '../world.ts';
import { easyCoupons } from './answers/easy-coupons.ts';
import {
  competitionRows,
  highlightedEvents,
  highlightedLeagues,
  liveWidget,
  sportInfo,
  upcomingWidget,
} from './answers/overview.ts';
import { liveScores } from './answers/live-scores.ts';
import { outcomePercentages, playedPercentages } from './answers/percentages.ts';
import { popularBets } from './answers/popular-bets.ts';
import { enterBulletin, readBulletin } from './bulletin.ts';
import { actOn } from './control-actions.ts';
import { reopenMarkets, wander } from './drift.ts';
import { EventMaker } from './event-maker.ts';
import { Journal } from './journal.ts';
import { marketConfig } from './market-catalogue/market-config.ts';
import { playOn, reopen } from './matchday.ts';
import { Program, copyMarket, listedIn, wireOf } from './program.ts';
import { Random } from './random.ts';
import { sportTable } from './sports/sport-table.ts';
import { Turnover } from './turnover.ts';

interface State {
  program: Program;
  turnover: Turnover;
}

/** Creates the world; throws when the given bulletin cannot be read. */
export function createWorld(options: WorldOptions): World {
  const bulletin = options.bulletin === undefined ? [] : readBulletin(options.bulletin);
  const startedAt = options.now();
  const journal = new Journal(options.now);
  const config = marketConfig();
  let state = build(options, journal, bulletin, startedAt);
  const eventsOf = (sportId: number) => state.program.bySport.get(sportId) ?? [];

  return {
    list: (sportId, type, version) => list(state.program, journal, sportId, type, version),
    event(eventId) {
      const event = state.program.events.get(eventId);
      if (event !== undefined) return wireOf(event, 'all');
      return state.program.over.has(eventId) ? 'over' : undefined;
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
    popularBets: (sportId, limit) => popularBets(eventsOf(sportId), options.now(), limit),
    easyCoupons: () => easyCoupons(eventsOf, options.now()),
    liveScores: (sportId, day) => liveScores(state.program, sportId, day),
    marketsById: (wanted) => marketsById(state.program, wanted),
    result: (eventId, marketId, outcomeNo) => state.program.results.of(eventId, marketId, outcomeNo),
    score: (eventId) => state.program.events.get(eventId)?.match?.score ?? state.program.results.score(eventId),
    ended: (eventId) => state.program.results.match(eventId),
    endedMatches: () => state.program.results.matches(),
    played(eventId) {
      const { match, form } = state.program.events.get(eventId) ?? {};
      return match === undefined
        ? state.program.results.match(eventId)
        : { facts: match.facts(), scorers: form?.scorers };
    },
    step: (updates) => step(state, updates),
    act(eventId, action) {
      const event = state.program.events.get(eventId);
      return event === undefined ? undefined : counted(state.program, actOn(state.program, event, action));
    },
    reset() {
      journal.restart();
      state = build(options, journal, bulletin, startedAt);
    },
  };
}

/** Builds the start state as of `startedAt`, so that a reset yields the same world, which then catches up. */
function build(options: WorldOptions, journal: Journal, bulletin: WireEvent[], startedAt: number): State {
  let building = true;
  const now = () => (building ? startedAt : options.now());
  const program = new Program(journal, new Random(options.seed), now);
  const turnover = new Turnover(program, new EventMaker(program));
  const replaced = new Set(bulletin.map((event) => event.sid));
  for (const sport of sportTable) {
    if (!replaced.has(sport.id)) turnover.fill(sport, Math.round((options.events * sport.share) / 1000));
  }
  enterBulletin(program, bulletin);
  building = false;
  return { program, turnover };
}

function step({ program, turnover }: State, updates: number): Broadcast[] {
  const broadcasts = [...turnover.kickOffs(), ...turnover.newcomers(), ...reopenMarkets(program)];
  // All time-based changes are sent; drift adds messages up to the requested number.
  for (const event of [...program.running]) {
    broadcasts.push(...reopen(program, event), ...playOn(program, event));
  }
  for (let attempt = 0; broadcasts.length < updates && attempt < 3 * updates; attempt += 1) {
    broadcasts.push(...wander(program));
  }
  return counted(program, broadcasts);
}

function counted(program: Program, broadcasts: Broadcast[]): Broadcast[] {
  program.messages += broadcasts.length;
  return broadcasts;
}

function list(program: Program, journal: Journal, sportId: number, type: ProgramType, since: number): WireEventList {
  const isdiff = since > 0 && journal.knows(since);
  const events: WireEvent[] = [];
  const sc: Record<string, WireScore> = {};
  for (const event of program.bySport.get(sportId) ?? []) {
    if (!listedIn(event).includes(type)) continue;
    if (!isdiff || event.changedAt > since) events.push(wireOf(event, 'listed'));
    if (event.match !== undefined) sc[event.wire.i] = { ...event.match.score };
  }
  const rmi = isdiff ? journal.removedSince(sportId, type, since) : null;
  const answer: WireEventList = { isdiff, version: journal.seal(), events, rmi };
  return type === 1 ? { ...answer, sc } : answer;
}

/** Returns the events of the requested markets, each with only those markets. */
function marketsById(program: Program, wanted: { eventId: number; marketId: number }[]): WireEvent[] {
  const asked = new Map<number, Set<number>>();
  for (const { eventId, marketId } of wanted) asked.set(eventId, (asked.get(eventId) ?? new Set()).add(marketId));
  return [...asked].flatMap(([eventId, marketIds]) => {
    const event = program.events.get(eventId);
    if (event === undefined) return [];
    const m = [...event.markets.values()].filter((market) => marketIds.has(market.wire.i));
    return [{ ...event.wire, m: m.map((market) => copyMarket(market.wire)) }];
  });
}
