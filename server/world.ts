/**
 * Interface of the moving program for the stand-in's services, hubs and control; implemented only by `simulation/`. All
 * values have the wire's own shapes, because the stand-in is the other side of the wire. The stand-in shares no rule
 * with the product: it may import `src/contract` (shapes) and `src/lib`, never `src/domain`.
 */
import type { HubName, HubTarget, WireScore } from '../src/contract/hub/wire.ts';
import type { WireBet, WireEasyCoupon } from '../src/contract/services/wire/bets-wire.ts';
import type { WireResponse } from '../src/contract/services/calls.ts';
import type { WireMarketConfig } from '../src/contract/services/wire/market-config-wire.ts';
import type { WireEvent, WireEventList } from '../src/contract/services/wire/event-wire.ts';
import type { MatchForm, EndedMatch } from './simulation/model.ts';
import type { MatchFacts } from './simulation/results/event-facts.ts';

export interface WorldOptions {
  seed: number;
  /** Number of events over the fourteen sports; about 1,200 by default. */
  events: number;
  /** A file in the shape of `data.events`; its events replace the invented ones of their sport. */
  bulletin?: string;
  /** Returns epoch milliseconds; injected so that a run can be repeated. */
  now: () => number;
}

/** A hub invocation to be sent to all clients. */
export interface Broadcast {
  hub: HubName;
  target: HubTarget;
  message: object;
}

export type OutcomeResult = 'won' | 'lost' | 'void';

export interface World {
  /**
   * Returns `data` of sportsbook/events: a diff (`isdiff`) when `version` is known and recent, otherwise the whole
   * list.
   */
  list(sportId: number, type: 0 | 1 | 2, version: number): WireEventList;
  /** Returns the event with all markets and, when running, its score; undefined when unknown, 'over' when it ended. */
  event(eventId: number): WireEvent | 'over' | undefined;
  info(): WireResponse<'getInfo'>;
  competitions(): WireResponse<'getCompetitions'>;
  marketConfig(): WireMarketConfig;
  highlightedEvents(sportId: number): number[];
  highlightedLeagues(sportId?: number): WireResponse<'getHighlightedLeagues'>;
  outcomePlayPercentages(sportId: number): Record<string, Record<string, Record<string, number>>>;
  playedEventPercentage(sportId: number): Record<string, number>;
  liveWidget(): WireEvent[];
  upcomingWidget(): WireEvent[];
  popularBets(sportId: number, limit: number): WireBet[];
  easyCoupons(): WireEasyCoupon[];
  /** Returns live scores of a sport on a day in Türkiye, `YYYY-MM-DD`. */
  liveScores(sportId: number, day: string): WireResponse<'getLiveScores'>['matches'];
  marketsById(wanted: { eventId: number; marketId: number; outComeNo: number }[]): WireEvent[];

  /**
   * Returns the result of an outcome; undefined while the event is not over. Markets removed earlier are decided
   * together with their event. Events are stored for a limited time after their end, so coupons must be settled soon.
   */
  result(eventId: number, marketId: number, outcomeNo: number): OutcomeResult | undefined;
  /** Returns the score of a running or finished event; undefined when there is none. */
  score(eventId: number): WireScore | undefined;
  /** Returns a finished match; undefined when it is no longer stored. */
  endedMatch(eventId: number): EndedMatch | undefined;
  /** Returns all stored finished matches, in the order they were recorded. */
  endedMatches(): EndedMatch[];
  /**
   * Returns the facts of a running or finished match so far, with the scorers offered; undefined for any other event.
   */
  playedFacts(eventId: number): { facts: MatchFacts; scorers: MatchForm['scorers'] } | undefined;

  /**
   * Advances the world by about `updates` messages (odds, scores, clocks, suspensions, kick-offs, removals, additions).
   */
  step(updates: number): Broadcast[];
  /**
   * Applies an action of the control interface's `event/{id}`. Returns the broadcasts; undefined when there is no such
   * event.
   */
  applyAction(eventId: number, action: EventAction): Broadcast[] | undefined;
  /** Restores the initial state. */
  reset(): void;
}

export type EventAction =
  | { action: 'kickoff' }
  | { action: 'goal'; side?: 'home' | 'away' }
  | { action: 'suspend'; marketId?: number; status?: -1 | -2 }
  | { action: 'open'; marketId?: number }
  | { action: 'remove'; marketId?: number }
  | { action: 'finish' };
