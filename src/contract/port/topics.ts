/**
 * Topics a tab may subscribe to. Every topic is a set of keyed values: a new subscription receives all values at once,
 * later only those that changed. `load` is a key of every topic that comes from a service.
 */
import type { Subject } from '../services/call.ts';
import type { AppConfig } from '../../model/app-config.ts';
import type { ConnectionState } from '../../model/connection.ts';
import type { CouponChanges } from '../../model/coupon.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { OddsAcceptance, PlayState, Selection, SlipTerms, SlipUndo } from '../../model/slip.ts';
import type { OwnLimitsState } from '../../model/own-limits.ts';
import type { PublishedPoolMarks, PoolPlayState } from '../../model/pool.ts';
import type { Player, PlayerBalances, SessionState } from '../../model/player.ts';
import type { LoadState } from '../../model/load.ts';
import type {
  EasyCoupon,
  EventHead,
  EventRow,
  HighlightedLeague,
  ListFacets,
  ListItem,
  MarketRef,
  MovingOdds,
  NamedFavouriteLeague,
  PopularBet,
  ProgramFound,
  RecentUpdate,
} from '../../model/program.ts';
import type { Market, SportInfo } from '../../model/event.ts';
import type { WithdrawState } from '../../model/payment.ts';

export type Topic =
  | { kind: 'connection' }
  | { kind: 'config' }
  | { kind: 'sports' }
  | { kind: 'session' }
  | { kind: 'slip' }
  | { kind: 'withdrawal' }
  | { kind: 'pool' }
  | { kind: 'ownLimits' }
  | { kind: 'favourites' }
  | { kind: 'list'; query: ListQuery }
  | { kind: 'event'; eventId: number; sportId: number }
  | { kind: 'widget'; which: 'live' | 'upcoming'; columns: 'main' }
  | { kind: 'search'; text: string; sportId: number }
  | { kind: 'highlights'; sportId: number }
  | { kind: 'popular'; sportId: number; limit: number }
  | { kind: 'easyCoupons' }
  | { kind: 'coupons' }
  | { kind: 'generations' }
  | { kind: 'events'; eventIds: number[] }
  | { kind: 'recent'; sportId: number }
  /** Largest moves of odds in the last `minutes` minutes. */
  | { kind: 'moving'; sportId: number; minutes: number };

export type TopicKind = Topic['kind'];

/** Values per topic kind. In `row:7` and `market:9` the number is the id of the event or market. */
export interface TopicValues {
  connection: { state: ConnectionState };
  /** `flag`: true when the last load of the app configuration succeeded. */
  config: { load: LoadState; app: AppConfig; flag: { loaded: boolean }; markets: MarketConfig };
  sports: { load: LoadState; sports: SportInfo[] };
  /** `player` and `balances` are present once loaded; amounts are kuruş. */
  session: {
    state: SessionState;
    load: LoadState;
    player: Player;
    balances: PlayerBalances;
    unread: { count: number };
  };
  /** `acceptance` is present for a member whose settings are loaded, `undo` while a change can be undone. */
  slip: { selections: Selection[]; terms: SlipTerms; play: PlayState; acceptance: OddsAcceptance; undo: SlipUndo };
  /** Result of the last tap on "Çek". */
  withdrawal: { state: WithdrawState };
  /** Marks and plays of the football pool; `offset`: milliseconds the server's clock is ahead of this device's. */
  pool: { marks: PublishedPoolMarks; play: PoolPlayState; clock: { offset: number } };
  /** The signed-in member's own limits on this device. */
  ownLimits: { state: OwnLimitsState };
  /** `offered`: leagues a visitor chose on this device, offered to the member who signed in. */
  favourites: { leagues: NamedFavouriteLeague[]; offered: NamedFavouriteLeague[] };
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
  /**
   * Search over all sports; `load` is ready when every sport has responded. The text '' finds nothing but keeps the
   * lists loaded. Hits of the sport `sportId` come first (0 for none). Rows have the main market of their sport.
   */
  search: { load: LoadState; found: ProgramFound } & Rows;
  highlights: { load: LoadState; leagues: HighlightedLeague[]; order: number[] } & Rows;
  popular: { load: LoadState; bets: PopularBet[] };
  easyCoupons: { load: LoadState; coupons: EasyCoupon[] };
  /** Coupon changes of the signed-in player; empty for a visitor. */
  coupons: { changes: CouponChanges };
  /** Invalidation counter per subject: a result with a lower count is stale and is refetched. */
  generations: Record<Subject, { count: number }>;
  /** The requested events without their markets; an event that is not in the program has no row. */
  events: { load: LoadState } & Rows;
  recent: { updates: RecentUpdate[] };
  /** Rows of the ranked events, with their main market. */
  moving: { load: LoadState; moves: MovingOdds } & Rows;
}

interface Rows {
  [key: `row:${number}`]: EventRow;
}

export interface ListQuery {
  /** Sport id, or 'all' for special events. */
  sportId: number | 'all';
  /** `all`: pre-match and running; `live`: running only. */
  scope: 'all' | 'prematch' | 'live' | 'longTerm';
  sort: 'league' | 'date';
  /** Day in Türkiye, `YYYY-MM-DD`; '' for all. */
  day: string;
  /** Limits the list to events that begin within this many hours; 0 for all. */
  hours: number;
  search: string;
  king: '' | 'odd' | 'mbs' | 'live';
  /** MBS the list is limited to; 0 for all. */
  minBets: number;
  competitionIds: number[];
  /** Markets shown in each row, in order. */
  columns: ColumnQuery[];
  /** Filters that are evaluated at each new order only, never on a change of odds; absent without one. */
  narrowing?: ListNarrowing;
}

/** Filters of a list whose part of the engine is loaded when one is chosen (rules program-38 to program-41). */
export interface ListNarrowing {
  /** Ids of the only events to list, each the present or the pre-match one. */
  eventIds?: number[];
  hasStream?: boolean;
  /** Range of the main market's odds, hundredths, both ends included. */
  odds?: { least: number; most: number };
}

export interface ColumnQuery {
  /** Market key, with a fixed line or without: "1_1", "2_101_2.5". */
  market: string;
  /** The market shown in its place on running events; '' when there is none. */
  liveMarket: string;
}
