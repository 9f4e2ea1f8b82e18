/**
 * What a tab may watch. Every topic is a set of keyed values; a tab that watches one gets all of them at once and then
 * the values that changed, nothing else. `load` is a key of every topic that comes from a service.
 */
import type { Subject } from '../services/call.ts';
import type { AppConfig } from '../../model/app-config.ts';
import type { CouponChanges } from '../../model/coupon.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { OddsAcceptance, PlayState, Selection, SlipTerms, SlipUndo } from '../../model/slip.ts';
import type { PoolMarksTold, PoolPlayState } from '../../model/pool.ts';
import type { Player, PlayerBalances, SessionState } from '../../model/player.ts';
import type { ConnectionState } from '../../model/connection.ts';
import type { LoadState } from '../../model/load.ts';
import type {
  EasyCoupon,
  EventHead,
  EventRow,
  HighlightedLeague,
  ListFacets,
  ListItem,
  MarketRef,
  NamedFavouriteLeague,
  PopularBet,
  ProgramFound,
  RecentUpdate,
} from '../../model/program.ts';
import type { Market, SportInfo } from '../../model/event.ts';
import type { WithdrawState } from '../../model/withdrawal.ts';

export type Topic =
  | { kind: 'connection' }
  | { kind: 'config' }
  | { kind: 'sports' }
  | { kind: 'session' }
  | { kind: 'slip' }
  | { kind: 'withdrawal' }
  | { kind: 'pool' }
  | { kind: 'favourites' }
  | { kind: 'list'; query: ListQuery }
  | { kind: 'event'; eventId: number; sportId: number }
  | { kind: 'widget'; which: 'live' | 'upcoming'; columns: 'main' }
  | { kind: 'search'; text: string }
  | { kind: 'highlights'; sportId: number }
  | { kind: 'popular'; sportId: number; limit: number }
  | { kind: 'easyCoupons' }
  | { kind: 'coupons' }
  | { kind: 'generations' }
  | { kind: 'events'; eventIds: number[] }
  | { kind: 'recent'; sportId: number };

export type TopicKind = Topic['kind'];

/** Values per topic kind. `row:7` and `market:9` carry the id of what they describe. */
export interface TopicValues {
  connection: { state: ConnectionState };
  /** `flag`: the last load of the app configuration succeeded, or failed. */
  config: { load: LoadState; app: AppConfig; flag: { loaded: boolean }; markets: MarketConfig };
  sports: { load: LoadState; sports: SportInfo[] };
  /** `player` and `balances` are there once they are loaded; amounts are kuruş. */
  session: {
    state: SessionState;
    load: LoadState;
    player: Player;
    balances: PlayerBalances;
    unread: { count: number };
  };
  /** `acceptance` is there for a member whose settings are loaded, `undo` while something can be taken back. */
  slip: { selections: Selection[]; terms: SlipTerms; play: PlayState; acceptance: OddsAcceptance; undo: SlipUndo };
  /** What came of the last tap on "Çek". */
  withdrawal: { state: WithdrawState };
  /** Marks and plays of the football pool; `offset`: what the server's clock is ahead of this device's, ms. */
  pool: { marks: PoolMarksTold; play: PoolPlayState; clock: { offset: number } };
  /** `offered`: a visitor's, which a member is asked about. */
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
  /** Over all sports; `load` is ready when every sport has answered. Nothing is found for '' but the lists are held. */
  search: { load: LoadState; found: ProgramFound } & Rows;
  highlights: { load: LoadState; leagues: HighlightedLeague[]; order: number[] } & Rows;
  popular: { load: LoadState; bets: PopularBet[] };
  easyCoupons: { load: LoadState; coupons: EasyCoupon[] };
  /** Of the signed-in player; nothing for a visitor. */
  coupons: { changes: CouponChanges };
  /** How often what an answer is about has changed: an answer of an older generation is asked for again. */
  generations: Record<Subject, { count: number }>;
  /** Named events without their markets, while the program has them; an event it does not have has no row. */
  events: { load: LoadState } & Rows;
  recent: { updates: RecentUpdate[] };
}

interface Rows {
  [key: `row:${number}`]: EventRow;
}

export interface ListQuery {
  /** One sport, or all of them for special events. */
  sportId: number | 'all';
  /** `all`: pre-match and running; `live`: running alone. */
  scope: 'all' | 'prematch' | 'live' | 'longTerm';
  sort: 'league' | 'date';
  /** Day in Türkiye, `YYYY-MM-DD`; '' for all. */
  day: string;
  /** Those that begin within so many hours from now; 0 for all. */
  hours: number;
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
