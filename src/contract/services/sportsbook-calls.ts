/** The sportsbook service. Query values are sent as text. */
import {
  type Infer,
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  string,
  type as shape,
  unknown,
} from 'superstruct';
import { isPlainObject, isId } from '../../lib/guards.ts';
import type { Competition, SportInfo } from '../../model/event.ts';
import { UNKNOWN_COUNT } from '../../model/load.ts';
import { type DecodeContext, engineReadCall, engineWriteCall, readCall, defineCalls } from './call.ts';
import { booleanOrFalse, listOf, numeric, numericOr, fieldOr, text, textOr } from './fields.ts';
import { decodeBets, decodeEasyCoupons } from './wire/bets-wire.ts';
import { decodeEvents, decodeEventList, decodeOneEvent } from './wire/event-list-wire.ts';
import { decodeMarketConfig, decodeMarketRules, marketConfigResponse } from './wire/market-config-wire.ts';
import { decodeOutcomePercents, decodePercents } from './wire/percentages-wire.ts';
import { type PreloadContext, STEADY_FRESH_SECONDS } from './cache-policy.ts';
import { decodeRows, rows, requiredRows } from './response-rows.ts';

/** A competition. Rows without id, sport or name are not read. */
const competition = shape({
  i: numeric(),
  cid: textOr(''),
  p: numericOr(Number.MAX_SAFE_INTEGER),
  ic: fieldOr(optional(string()), undefined),
  sn: fieldOr(optional(string()), undefined),
  si: refine(text(), 'sport', (told) => isId(Number(told))),
  n: text(),
});

const sportInfo = shape({
  i: numeric(),
  lc: numericOr(UNKNOWN_COUNT),
  uc: numericOr(UNKNOWN_COUNT),
  ec: numericOr(UNKNOWN_COUNT),
  oc: numericOr(UNKNOWN_COUNT),
  hr: fieldOr(optional(boolean()), undefined),
  hk: fieldOr(optional(boolean()), undefined),
  hd: fieldOr(optional(boolean()), undefined),
});

/** A league. Without a name it has its competition's. */
const league = shape({
  competitionId: numeric(),
  sportId: numericOr(UNKNOWN_COUNT),
  name: textOr(''),
  eventCount: numericOr(UNKNOWN_COUNT),
});

const live = { how: 'live' } as const;
const liveOdds = { how: 'live', odds: true } as const;
const steady = { how: 'steady', freshSeconds: STEADY_FRESH_SECONDS } as const;
const once = () => [{}];
const everySport =
  (query: (sport: string) => object) =>
  ({ sportIds }: PreloadContext) =>
    sportIds.map((sportId) => ({ query: query(String(sportId)) }));

export const sportsbookCalls = defineCalls('sportsbook', {
  /**
   * `type` 0 pre-match, 1 live, 2 long-term; `version` 0 for the whole list, otherwise the changes since that version.
   */
  getEvents: engineReadCall({
    path: 'sportsbook/events',
    // A difference is useless without the version it refers to, so only whole lists are cached.
    keep: { how: 'live', accepts: (query) => query.get('version') === '0', odds: true },
    // Long-term events are not preloaded, because only their own page requests them.
    ahead: ({ sportIds }) =>
      sportIds.flatMap((sportId) => ['0', '1'].map((type) => ({ query: { st: String(sportId), type, version: '0' } }))),
    query: object({ st: string(), type: string(), version: string() }),
    response: shape({
      isdiff: booleanOrFalse(),
      // After a response without a version, the next request is for the whole list.
      version: numericOr(0),
      events: nullable(array(unknown())),
      rmi: fieldOr(optional(nullable(listOf(numeric()))), undefined),
      sc: fieldOr(optional(nullable(record(string(), unknown()))), undefined),
    }),
    decode: decodeEventList,
  }),
  /** The same lists, read for the ids under which external trackers know the matches. */
  getTrackedEvents: readCall({
    path: 'sportsbook/events',
    keep: { how: 'live', accepts: (query) => query.get('version') === '0' },
    query: object({ st: string(), type: string(), version: string() }),
    response: shape({ events: nullable(array(unknown())) }),
    decode: ({ events }) => toTrackedEvents(events ?? []),
  }),
  /** `allMarkets` "true" for every market, without it those of the lists. */
  getEvent: engineReadCall({
    path: 'sportsbook/event/:id',
    keep: liveOdds,
    ahead: ({ eventId }) =>
      eventId === undefined ? [] : [{ parameters: { id: eventId }, query: { allMarkets: 'true' } }],
    query: object({ allMarkets: optional(string()) }),
    response: unknown(),
    decode: decodeOneEvent,
  }),
  getHighlightedEvents: engineReadCall({
    path: 'sportsbook/highlighted-events',
    keep: live,
    ahead: everySport((st) => ({ st })),
    query: object({ st: string() }),
    response: shape({ he: listOf(numeric()) }),
    decode: ({ he }) => he,
  }),
  /** The counts of each sport (wire-sportsbook-2). */
  getInfo: engineReadCall({
    path: 'sportsbook/info',
    keep: live,
    ahead: once,
    response: rows(sportInfo),
    decode: decodeRows(toSportInfo),
  }),
  getCompetitions: engineReadCall({
    path: 'sportsbook/competitions',
    keep: steady,
    ahead: once,
    response: rows(competition),
    decode: decodeRows(toCompetition),
  }),
  getMarketConfig: engineReadCall({
    path: 'sportsbook/get_market_config',
    keep: steady,
    ahead: once,
    response: marketConfigResponse,
    decode: decodeMarketConfig,
  }),
  /** The same response, read for its rule texts, which the program's screens do not need. */
  getMarketRules: readCall({
    path: 'sportsbook/get_market_config',
    keep: steady,
    response: marketConfigResponse,
    decode: decodeMarketRules,
  }),
  /** eventId → market id or subtype → outcome number → percent of plays, 1–100 */
  getOutcomePlayPercentages: engineReadCall({
    path: 'sportsbook/outcome-play-percentages',
    keep: live,
    ahead: everySport((sportType) => ({ sportType })),
    query: object({ sportType: string() }),
    response: record(string(), unknown()),
    decode: decodeOutcomePercents,
  }),
  /** eventId → percent of all plays */
  getPlayedEventPercentage: engineReadCall({
    path: 'sportsbook/played-event-percentage',
    keep: live,
    ahead: everySport((sportType) => ({ sportType })),
    query: object({ sportType: string() }),
    response: record(string(), unknown()),
    decode: decodePercents,
  }),
  getLiveEventsForWidget: engineReadCall({
    path: 'sportsbook/live-events-for-widget',
    keep: liveOdds,
    ahead: once,
    response: array(unknown()),
    decode: decodeEvents,
  }),
  getUpcomingEventsForWidget: engineReadCall({
    path: 'sportsbook/upcoming-events-for-widget',
    keep: liveOdds,
    ahead: once,
    response: array(unknown()),
    decode: decodeEvents,
  }),
  /** Returns the events that have the requested markets, each with only those markets. */
  getMarketsById: engineReadCall({
    method: 'POST',
    path: 'sportsbook/markets_by_id',
    body: array(object({ eventId: number(), marketId: number(), outComeNo: number() })),
    response: array(unknown()),
    decode: decodeEvents,
  }),
  /** The path has the service's own spelling. */
  getPopularBets: engineReadCall({
    path: 'sportsbook/getPopulerBets',
    keep: liveOdds,
    // 6 are shown on the home page, 50 on the page of popular bets.
    ahead: ({ sportIds }) =>
      sportIds.flatMap((sportId) => ['6', '50'].map((limit) => ({ query: { sportId: String(sportId), limit } }))),
    query: object({ sportId: string(), limit: string() }),
    response: array(unknown()),
    decode: decodeBets,
  }),
  /** Little is known about the rows (assumption-5). */
  getPopularEasyCoupons: engineReadCall({
    path: 'sportsbook/popular-easy-coupons',
    keep: liveOdds,
    ahead: once,
    response: array(unknown()),
    decode: decodeEasyCoupons,
  }),
  /** The fields of a row are assumptions (assumption-5). */
  getHighlightedLeagues: engineReadCall({
    path: 'sportsbook/highlighted-leagues',
    keep: live,
    ahead: everySport((st) => ({ st })),
    query: object({ st: optional(string()) }),
    response: requiredRows(league),
    decode: toLeagues,
  }),
  /** Ids are sent as text; numbers are accepted too (assumption-27). */
  getFavouriteLeagues: engineReadCall({
    path: 'sportsbook/favorite-leagues',
    access: 'member',
    query: object({ sportId: string() }),
    response: nullable(array(unknown())),
    decode: (ids) => (ids ?? []).map(Number).filter(isId),
  }),
  /** `type` 1 adds, 2 removes (assumption-27). */
  updateFavouriteLeagues: engineWriteCall({
    path: 'sportsbook/update-favorite-leagues',
    access: 'member',
    idempotent: true,
    query: object({ favoriteLeagueId: string(), type: string(), sportId: string() }),
  }),
});

function toCompetition(wire: Infer<typeof competition>): Competition {
  return {
    id: wire.i,
    sportId: Number(wire.si),
    country: wire.cid,
    priority: wire.p,
    icon: wire.ic ?? '',
    name: wire.n.trim(),
    shortName: wire.sn ?? '',
  };
}

function toSportInfo(wire: Infer<typeof sportInfo>): SportInfo {
  return {
    sportId: wire.i,
    live: wire.lc,
    upcomingLive: wire.uc,
    total: wire.ec,
    longTerm: wire.oc,
    rapid: wire.hr === true,
    king: wire.hk === true,
    duel: wire.hd === true,
  };
}

function toLeagues(wire: readonly Infer<typeof league>[], context: DecodeContext) {
  const { st } = (context.input.query ?? {}) as { st?: string };
  return decodeRows(({ competitionId, sportId, name, eventCount }: Infer<typeof league>) => {
    const asked = Number(st ?? UNKNOWN_COUNT);
    return { competitionId, sportId: sportId === UNKNOWN_COUNT ? asked : sportId, name, eventCount };
  })(wire, context);
}

export interface TrackedEvent {
  eventId: number;
  betradarId: string;
}

function toTrackedEvents(wire: readonly unknown[]): TrackedEvent[] {
  return wire.filter(isPlainObject).flatMap(({ i, bri }) => {
    const eventId = Number(i);
    return isId(eventId) && (typeof bri === 'number' || typeof bri === 'string')
      ? [{ eventId, betradarId: String(bri) }]
      : [];
  });
}
