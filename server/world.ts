/**
 * What the stand-in's services, hubs and control know of the moving program. `simulation/` makes it; nobody else does.
 * Everything here is in the wire's own shapes, because the stand-in is the other side of the wire. The stand-in shares
 * no rule with the product: it may import `src/contract` (shapes) and `src/lib`, never `src/domain`.
 */
import type { HubName, HubTarget, WireScore } from '../src/contract/hub/wire.ts';
import type { WireBet, WireEasyCoupon } from '../src/contract/services/wire/bets.ts';
import type { WireAnswer } from '../src/contract/services/calls.ts';
import type { WireMarketConfig } from '../src/contract/services/wire/market-config.ts';
import type { WireEvent, WireEventList } from '../src/contract/services/wire/event.ts';
import type { Form } from './simulation/model.ts';
import type { MatchFacts } from './simulation/results/facts.ts';
import type { EndedMatch } from './simulation/results/ended-match.ts';

export interface WorldOptions {
  seed: number;
  /** How many events over the fourteen sports; about 1,200 unless told. */
  events: number;
  /** A file in the shape of `data.events`; its events replace the invented ones of their sport. */
  bulletin?: string;
  /** Epoch milliseconds; injected so that a run repeats. */
  now: () => number;
}

/** One hub invocation the world wants sent to everybody. */
export interface Broadcast {
  hub: HubName;
  target: HubTarget;
  message: object;
}

export type OutcomeResult = 'won' | 'lost' | 'void';

export interface World {
  /** `data` of sportsbook/events; a diff (`isdiff`) when `version` is known and recent, else whole. */
  list(sportId: number, type: 0 | 1 | 2, version: number): WireEventList;
  /** The whole event with all markets and, when running, its score; undefined when unknown, 'over' when it ended. */
  event(eventId: number): WireEvent | 'over' | undefined;
  info(): WireAnswer<'getInfo'>;
  competitions(): WireAnswer<'getCompetitions'>;
  marketConfig(): WireMarketConfig;
  highlightedEvents(sportId: number): number[];
  highlightedLeagues(sportId?: number): WireAnswer<'getHighlightedLeagues'>;
  outcomePlayPercentages(sportId: number): Record<string, Record<string, Record<string, number>>>;
  playedEventPercentage(sportId: number): Record<string, number>;
  liveWidget(): WireEvent[];
  upcomingWidget(): WireEvent[];
  popularBets(sportId: number, limit: number): WireBet[];
  easyCoupons(): WireEasyCoupon[];
  /** Live scores of a sport on a day in Türkiye, `YYYY-MM-DD`. */
  liveScores(sportId: number, day: string): WireAnswer<'getLiveScores'>['matches'];
  marketsById(wanted: { eventId: number; marketId: number; outComeNo: number }[]): WireEvent[];

  /**
   * What became of an outcome; undefined as long as the event is not over. Markets that left the program before it are
   * decided with it. An event is remembered for a while after its end, a coupon asks at once.
   */
  result(eventId: number, marketId: number, outcomeNo: number): OutcomeResult | undefined;
  /** The score of an event that runs or is over; undefined where there is none. */
  score(eventId: number): WireScore | undefined;
  /** A match that is over, as long as it is remembered. */
  ended(eventId: number): EndedMatch | undefined;
  /** All of those, in the order they ended in. */
  endedMatches(): EndedMatch[];
  /** What happened in an event that runs or is over so far, and who is offered as a scorer; undefined for any other. */
  played(eventId: number): { facts: MatchFacts; scorers: Form['scorers'] } | undefined;

  /** Moves by about `updates` messages (odds, scores, clocks, suspensions, kick-offs, removals, additions). */
  step(updates: number): Broadcast[];
  /** Moves one event by hand: the control interface's `event/{id}`. Undefined when there is no such event. */
  act(eventId: number, action: EventAction): Broadcast[] | undefined;
  /** Everything as at the start. */
  reset(): void;
}

export type EventAction =
  | { action: 'kickoff' }
  | { action: 'goal'; side?: 'home' | 'away' }
  | { action: 'suspend'; marketId?: number; status?: -1 | -2 }
  | { action: 'open'; marketId?: number }
  | { action: 'remove'; marketId?: number }
  | { action: 'finish' };
