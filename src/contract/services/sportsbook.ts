/** The sportsbook service (sportsbook §7, payload facts §3–6). Query values travel as text. */
import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  type as shape,
  unknown,
} from 'superstruct';
import { serviceCall } from './call.ts';

export const getEvents = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/events',
  query: object({ st: string(), type: string(), version: string() }),
  answer: shape({
    isdiff: boolean(),
    version: number(),
    events: array(unknown()),
    rmi: optional(nullable(array(number()))),
    sc: optional(nullable(record(string(), unknown()))),
  }),
});

export const getEvent = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/event/:id',
  query: object({ allMarkets: optional(string()) }),
  answer: unknown(),
});

export const getHighlightedEvents = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/highlighted-events',
  query: object({ st: string() }),
  answer: shape({ he: array(number()) }),
});

export const getInfo = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/info',
  query: object({}),
  answer: array(
    shape({
      i: number(),
      lc: number(),
      uc: number(),
      ec: number(),
      oc: number(),
      hr: optional(boolean()),
      hk: optional(boolean()),
      hd: optional(boolean()),
    }),
  ),
});

export const getCompetitions = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/competitions',
  query: object({}),
  answer: array(
    shape({
      i: number(),
      cid: string(),
      p: number(),
      ic: optional(string()),
      sn: optional(string()),
      si: string(),
      n: string(),
    }),
  ),
});

/** eventId → marketId → outcome number → percent of plays, 1–100 */
export const getOutcomePlayPercentages = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/outcome-play-percentages',
  query: object({ sportType: string() }),
  answer: record(string(), record(string(), record(string(), number()))),
});

/** eventId → percent of all plays */
export const getPlayedEventPercentage = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/played-event-percentage',
  query: object({ sportType: string() }),
  answer: record(string(), number()),
});

export const getLiveEventsForWidget = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/live-events-for-widget',
  query: object({}),
  answer: array(unknown()),
});

export const getUpcomingEventsForWidget = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/upcoming-events-for-widget',
  query: object({}),
  answer: array(unknown()),
});

/** Answers the events that carry the asked markets, each with those markets alone. */
export const getMarketsById = serviceCall({
  area: 'sportsbook',
  method: 'POST',
  path: 'sportsbook/markets_by_id',
  query: object({}),
  body: array(object({ eventId: number(), marketId: number(), outComeNo: number() })),
  answer: array(unknown()),
});

const popularBet = shape({
  eventId: number(),
  marketId: number(),
  outcomeNo: number(),
  sportId: number(),
  eventName: string(),
  marketName: string(),
  outcomeName: string(),
  eventDate: number(),
  odd: number(),
  wodd: number(),
  mbs: number(),
  /** How many played it, and its share of the event's plays in percent. */
  playedCount: number(),
  percent: number(),
});

/** The service's own spelling. */
export const getPopularBets = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/getPopulerBets',
  query: object({ sportId: string(), limit: string() }),
  answer: array(popularBet),
});

export const getPopularEasyCoupons = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/popular-easy-coupons',
  query: object({}),
  answer: array(shape({ id: number(), name: string(), totalOdd: number(), bets: array(popularBet) })),
});

export const getHighlightedLeagues = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/highlighted-leagues',
  query: object({ st: optional(string()) }),
  answer: array(shape({ competitionId: number(), sportId: number(), name: string(), eventCount: number() })),
});

export const getFavouriteLeagues = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/favorite-leagues',
  query: object({ sportId: string() }),
  answer: array(string()),
});

/** type 1 adds, 2 removes */
export const updateFavouriteLeagues = serviceCall({
  area: 'sportsbook',
  method: 'POST',
  path: 'sportsbook/update-favorite-leagues',
  query: object({ favoriteLeagueId: string(), type: string(), sportId: string() }),
  answer: unknown(),
});

/** A member's call (bearer); the address of a match's video. */
export const getSoccerStreamUrl = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/soccer-stream-url/:id',
  query: object({}),
  answer: unknown(),
});
