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
import { isFields, isId } from '../../lib/guards.ts';
import type { Competition, SportInfo } from '../../model/event.ts';
import { NOT_TOLD } from '../../model/load.ts';
import { type DecodeContext, engineRead, engineWrite, read, serviceArea } from './call.ts';
import { flag, listOf, numeric, numericOr, or, text, textOr } from './fields.ts';
import { decodeBets, decodeEasyCoupons } from './wire/bets.ts';
import { decodeEvents, decodeList, decodeOneEvent } from './wire/event-list.ts';
import { decodeMarketConfig, decodeMarketRules, marketConfigAnswer } from './wire/market-config.ts';
import { decodeOutcomePercents, decodePercents } from './wire/percentages.ts';
import { type Place, STEADY_SECONDS } from './keep.ts';
import { decodeRows, rows, rowsOrNull } from './rows.ts';

/** A competition. Rows without id, sport or name are not read. */
const competition = shape({
  i: numeric(),
  cid: textOr(''),
  p: numericOr(Number.MAX_SAFE_INTEGER),
  ic: or(optional(string()), undefined),
  sn: or(optional(string()), undefined),
  si: refine(text(), 'sport', (told) => isId(Number(told))),
  n: text(),
});

const sportInfo = shape({
  i: numeric(),
  lc: numericOr(NOT_TOLD),
  uc: numericOr(NOT_TOLD),
  ec: numericOr(NOT_TOLD),
  oc: numericOr(NOT_TOLD),
  hr: or(optional(boolean()), undefined),
  hk: or(optional(boolean()), undefined),
  hd: or(optional(boolean()), undefined),
});

/** A league. Without a name it has its competition's. */
const league = shape({
  competitionId: numeric(),
  sportId: numericOr(NOT_TOLD),
  name: textOr(''),
  eventCount: numericOr(NOT_TOLD),
});

const live = { how: 'live' } as const;
const steady = { how: 'steady', freshSeconds: STEADY_SECONDS } as const;
const once = () => [{}];
const everySport =
  (query: (sport: string) => object) =>
  ({ sportIds }: Place) =>
    sportIds.map((sportId) => ({ query: query(String(sportId)) }));

export const sportsbook = serviceArea('sportsbook', {
  /**
   * `type` 0 pre-match, 1 live, 2 long-term; `version` 0 for the whole list, otherwise the changes since that version.
   */
  getEvents: engineRead({
    path: 'sportsbook/events',
    // A difference is useless without the version it refers to, so only whole lists are cached.
    keep: { how: 'live', accepts: (query) => query.get('version') === '0' },
    // Long-term events are not preloaded, because only their own page requests them.
    ahead: ({ sportIds }) =>
      sportIds.flatMap((sportId) => ['0', '1'].map((type) => ({ query: { st: String(sportId), type, version: '0' } }))),
    query: object({ st: string(), type: string(), version: string() }),
    answer: shape({
      isdiff: flag(),
      // After a response without a version, the next request is for the whole list.
      version: numericOr(0),
      events: nullable(array(unknown())),
      rmi: or(optional(nullable(listOf(numeric()))), undefined),
      sc: or(optional(nullable(record(string(), unknown()))), undefined),
    }),
    decode: decodeList,
  }),
  /** The same lists, read for the ids under which external trackers know the matches. */
  getTrackedEvents: read({
    path: 'sportsbook/events',
    keep: { how: 'live', accepts: (query) => query.get('version') === '0' },
    query: object({ st: string(), type: string(), version: string() }),
    answer: shape({ events: nullable(array(unknown())) }),
    decode: ({ events }) => toTrackedEvents(events ?? []),
  }),
  getEvent: engineRead({
    path: 'sportsbook/event/:id',
    keep: live,
    ahead: ({ eventId }) =>
      eventId === undefined ? [] : [{ parameters: { id: eventId }, query: { allMarkets: 'true' } }],
    query: object({ allMarkets: optional(string()) }),
    answer: unknown(),
    decode: decodeOneEvent,
  }),
  getHighlightedEvents: engineRead({
    path: 'sportsbook/highlighted-events',
    keep: live,
    ahead: everySport((st) => ({ st })),
    query: object({ st: string() }),
    answer: shape({ he: listOf(numeric()) }),
    decode: ({ he }) => he,
  }),
  getInfo: engineRead({
    path: 'sportsbook/info',
    keep: live,
    ahead: once,
    answer: rows(sportInfo),
    decode: decodeRows(toSportInfo),
  }),
  getCompetitions: engineRead({
    path: 'sportsbook/competitions',
    keep: steady,
    ahead: once,
    answer: rows(competition),
    decode: decodeRows(toCompetition),
  }),
  getMarketConfig: engineRead({
    path: 'sportsbook/get_market_config',
    keep: steady,
    ahead: once,
    answer: marketConfigAnswer,
    decode: decodeMarketConfig,
  }),
  /** The same response, read for its rule texts, which the program's screens do not need. */
  getMarketRules: read({
    path: 'sportsbook/get_market_config',
    keep: steady,
    answer: marketConfigAnswer,
    decode: decodeMarketRules,
  }),
  /** eventId → market id or subtype → outcome number → percent of plays, 1–100 */
  getOutcomePlayPercentages: engineRead({
    path: 'sportsbook/outcome-play-percentages',
    keep: live,
    ahead: everySport((sportType) => ({ sportType })),
    query: object({ sportType: string() }),
    answer: record(string(), unknown()),
    decode: decodeOutcomePercents,
  }),
  /** eventId → percent of all plays */
  getPlayedEventPercentage: engineRead({
    path: 'sportsbook/played-event-percentage',
    keep: live,
    ahead: everySport((sportType) => ({ sportType })),
    query: object({ sportType: string() }),
    answer: record(string(), unknown()),
    decode: decodePercents,
  }),
  getLiveEventsForWidget: engineRead({
    path: 'sportsbook/live-events-for-widget',
    keep: live,
    ahead: once,
    answer: array(unknown()),
    decode: decodeEvents,
  }),
  getUpcomingEventsForWidget: engineRead({
    path: 'sportsbook/upcoming-events-for-widget',
    keep: live,
    ahead: once,
    answer: array(unknown()),
    decode: decodeEvents,
  }),
  /** Returns the events that have the requested markets, each with only those markets. */
  getMarketsById: engineRead({
    method: 'POST',
    path: 'sportsbook/markets_by_id',
    body: array(object({ eventId: number(), marketId: number(), outComeNo: number() })),
    answer: array(unknown()),
    decode: decodeEvents,
  }),
  /** The path has the service's own spelling. */
  getPopularBets: engineRead({
    path: 'sportsbook/getPopulerBets',
    keep: live,
    // 6 are shown on the home page, 50 on the page of popular bets.
    ahead: ({ sportIds }) =>
      sportIds.flatMap((sportId) => ['6', '50'].map((limit) => ({ query: { sportId: String(sportId), limit } }))),
    query: object({ sportId: string(), limit: string() }),
    answer: array(unknown()),
    decode: decodeBets,
  }),
  getPopularEasyCoupons: engineRead({
    path: 'sportsbook/popular-easy-coupons',
    keep: live,
    ahead: once,
    answer: array(unknown()),
    decode: decodeEasyCoupons,
  }),
  getHighlightedLeagues: engineRead({
    path: 'sportsbook/highlighted-leagues',
    keep: live,
    ahead: everySport((st) => ({ st })),
    query: object({ st: optional(string()) }),
    answer: rowsOrNull(league),
    decode: toLeagues,
  }),
  /** Ids are sent as text; numbers are accepted too (assumption-27). */
  getFavouriteLeagues: engineRead({
    path: 'sportsbook/favorite-leagues',
    access: 'member',
    query: object({ sportId: string() }),
    answer: nullable(array(unknown())),
    decode: (ids) => (ids ?? []).map(Number).filter(isId),
  }),
  /** type 1 adds, 2 removes */
  updateFavouriteLeagues: engineWrite({
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
    const asked = Number(st ?? NOT_TOLD);
    return { competitionId, sportId: sportId === NOT_TOLD ? asked : sportId, name, eventCount };
  })(wire, context);
}

export interface TrackedEvent {
  eventId: number;
  betradarId: string;
}

function toTrackedEvents(wire: readonly unknown[]): TrackedEvent[] {
  return wire.filter(isFields).flatMap(({ i, bri }) => {
    const eventId = Number(i);
    return isId(eventId) && (typeof bri === 'number' || typeof bri === 'string')
      ? [{ eventId, betradarId: String(bri) }]
      : [];
  });
}
