/**
 * What a tab may watch. Every topic is a set of keyed values; a tab that watches one gets all of them at once and then
 * the values that changed, nothing else. `load` is a key of every topic that comes from a service.
 */
import type { AppConfig } from '../../model/app-config.ts';
import type { CouponChanges } from '../../model/coupon.ts';
import type { Failure } from '../errors.ts';
import type { WireMarketConfig } from '../services/market-config.ts';
import type { OddsAcceptance, PlayState, SlipTerms } from '../../model/slip.ts';
import type { Player, PlayerBalances, SessionState } from '../../model/player.ts';
import type { Competition, Market, ProgramEvent, Score, SportInfo } from '../../model/event.ts';

export type Topic =
  | { kind: 'connection' }
  | { kind: 'config' }
  | { kind: 'sports' }
  | { kind: 'session' }
  | { kind: 'slip' }
  | { kind: 'favourites' }
  | { kind: 'list'; query: ListQuery }
  | { kind: 'event'; eventId: number; sportId: number }
  | { kind: 'widget'; which: 'live' | 'upcoming'; columns: 'main' }
  | { kind: 'highlights'; sportId: number }
  | { kind: 'popular'; sportId: number; limit: number }
  | { kind: 'easyCoupons' }
  | { kind: 'coupons' }
  | { kind: 'events'; eventIds: number[] }
  | { kind: 'recent'; sportId: number };

export type TopicKind = Topic['kind'];

/** Values per topic kind. `row:7` and `market:9` carry the id of what they describe. */
export interface TopicValues {
  connection: { state: ConnectionState };
  config: { load: LoadState; app: AppConfig; markets: WireMarketConfig };
  sports: { load: LoadState; sports: SportInfo[] };
  /** `player` and `balances` are there once they are loaded; amounts are kuruş. */
  session: {
    state: SessionState;
    load: LoadState;
    player: Player;
    balances: PlayerBalances;
    unread: { count: number };
  };
  /** `acceptance` is there for a member whose settings are loaded. */
  slip: { selections: Selection[]; terms: SlipTerms; play: PlayState; acceptance: OddsAcceptance };
  favourites: { leagues: NamedFavouriteLeague[] };
  list: { load: LoadState; order: ListItem[]; facets: ListFacets } & Rows;
  event: {
    load: LoadState;
    head: EventHead;
    /** Markets of the event in the book's order; each comes as `market:{id}`. */
    order: MarketRef[];
    /** marketId → outcome number → percent of plays */
    percentages: Record<string, Record<string, number>>;
  } & { [key: `market:${number}`]: Market };
  widget: { load: LoadState; order: number[] } & Rows;
  highlights: { load: LoadState; leagues: HighlightedLeague[]; order: number[] } & Rows;
  popular: { load: LoadState; bets: PopularBet[] };
  easyCoupons: { load: LoadState; coupons: EasyCoupon[] };
  /** Of the signed-in player; nothing for a visitor. */
  coupons: { changes: CouponChanges };
  /** Named events without their markets, while the program has them; an event it does not have has no row. */
  events: { load: LoadState } & Rows;
  recent: { updates: RecentUpdate[] };
}

interface Rows {
  [key: `row:${number}`]: EventRow;
}

export interface ConnectionState {
  /** `on` when both hubs are connected, `connecting` while one tries, `off` when all tries are spent. */
  status: 'on' | 'connecting' | 'off';
  /** The server turned this build away; only the new one will be served. */
  outdated: boolean;
  /** When the last hub message or successful answer came, epoch seconds; 0 for never. */
  lastHeard: number;
}

/** A load is pending, or ready, or failed; what was loaded before stays (`at`). */
export interface LoadState {
  phase: 'loading' | 'ready' | 'failed';
  failure?: Failure;
  /** Age of what is shown, epoch seconds; 0 when there is nothing. */
  at: number;
  /** true when it comes from the device's copy or the source is not reachable. */
  stale: boolean;
}

export interface ListQuery {
  /** One sport, or all of them for special events. */
  sportId: number | 'all';
  /** `all`: pre-match and running; `live`: running alone. */
  scope: 'all' | 'prematch' | 'live' | 'longTerm';
  sort: 'league' | 'date';
  /** Day in Türkiye, `YYYY-MM-DD`; '' for all. */
  day: string;
  search: string;
  king: '' | 'odd' | 'mbs' | 'live';
  /** 0 for all, else only this MBS. */
  minBets: number;
  competitionIds: number[];
  /** Markets wanted in each row, in order. */
  columns: ColumnQuery[];
}

export interface ColumnQuery {
  /** Market key, with a fixed line or without: "1_1", "2_101_2.5". */
  market: string;
  /** Its counterpart on running events; '' when there is none. */
  liveMarket: string;
}

/**
 * Sorted by league, a header stands before each league's events (`day` is ''); sorted by date, before each day's
 * (`competitionId` is 0).
 */
export type ListItem =
  | { type: 'league'; competitionId: number; sportId: number; day: string; count: number }
  | { type: 'event'; eventId: number };

export interface ListFacets {
  /** Events that pass every filter but the league's, per competition. */
  leagues: (Competition & { count: number })[];
  /** `YYYY-MM-DD` → events that pass every filter but the day's. */
  days: { day: string; count: number }[];
  total: number;
}

/** An event without its markets, as a row or a header needs it. */
export type EventHead = Omit<ProgramEvent, 'markets'> & {
  competition: Competition | null;
  /** Share of all plays, percent. */
  playedPercent: number | null;
  score: Score | null;
};

export type EventRow = EventHead & {
  /** One entry per asked column, `null` where the event does not have that market. */
  columns: (Market | null)[];
};

export interface MarketRef {
  id: number;
  key: string;
  line: string;
}

/** An item of the slip. */
export interface Selection {
  eventId: number;
  /** Versions of event and market as they are now. */
  eventVersion: number;
  sportId: number;
  marketId: number;
  marketVersion: number;
  outcomeNumber: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  /** Current odd, hundredths; 100 while not offered. */
  odd: number;
  webOdd: number;
  /** The odd the player chose or last agreed to, hundredths. */
  agreedOdd: number;
  minBets: number;
  /** epoch seconds */
  start: number;
  /** The event is running. */
  live: boolean;
  /** open: can be played now. suspended: may open again. removed: never again. */
  status: 'open' | 'suspended' | 'removed';
  /** `status` is open. */
  open: boolean;
  banker: boolean;
}

export interface FavouriteLeague {
  sportId: number;
  competitionId: number;
}

/** `competition` is null until the competitions are loaded, and for a league that is gone. */
export type NamedFavouriteLeague = FavouriteLeague & { competition: Competition | null };

export interface HighlightedLeague {
  competitionId: number;
  sportId: number;
  name: string;
  eventCount: number;
  competition: Competition | null;
}

export interface PopularBet {
  eventId: number;
  sportId: number;
  marketId: number;
  outcomeNumber: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  start: number;
  odd: number;
  webOdd: number;
  /** Market status; an odds button locks when it is not open. */
  status: number;
  minBets: number;
  playedCount: number;
  percent: number;
}

export interface EasyCoupon {
  id: number;
  name: string;
  /** hundredths */
  totalOdd: number;
  bets: PopularBet[];
}

/** One remembered hub update (sportsbook §4, the 20/10 rule); newest last. */
export interface RecentUpdate {
  /** `event:{id}` or `score:{id}` */
  key: string;
  eventId: number;
  sportId: number;
  eventName: string;
  kind: 'event' | 'odds' | 'score' | 'removed';
  /** epoch seconds */
  at: number;
}
