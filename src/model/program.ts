/**
 * The program as shown by lists, the match page and the home page. Odds are integer hundredths, times epoch seconds.
 */
import type { Competition, Market, ProgramEvent, Score } from './event.ts';

/**
 * An item of a list. Sorted by league, a header precedes each league's events (`day` is ''); sorted by date, each
 * day's (`competitionId` is 0). A live list has one more header before the events that have not begun (`coming`).
 */
export type ListItem =
  | { type: 'league'; competitionId: number; sportId: number; day: string; count: number; coming?: true }
  /** `mappedId`: the event's pre-match id, when it differs. */
  | { type: 'event'; eventId: number; mappedId?: number };

export interface ListFacets {
  /** Events per competition that pass every filter except the league filter. */
  leagues: (Competition & { count: number })[];
  /** `YYYY-MM-DD` → events that pass every filter except the time filter. */
  days: { day: string; count: number }[];
  /** Number of these events that begin within the next `hours` hours. */
  soon: { hours: number; count: number }[];
  /** MBS → events that pass every filter except the MBS filter. */
  minBets: { value: number; count: number }[];
  /** Events per king that pass every filter except the king filter; an event may count for several. */
  kings: Record<'odd' | 'mbs' | 'live', number>;
  total: number;
}

/** An event without its markets, for a row or a header. */
export type EventHead = Omit<ProgramEvent, 'markets'> & {
  competition: Competition | null;
  /** Share of all plays, percent. */
  playedPercent: number | null;
  score: Score | null;
  /** The player chose to hide this score: it contains only the progress of the match (rule cover-2). */
  scoreHidden?: true;
};

export interface SideTexts {
  home: string;
  away: string;
}

/** Texts of a match's status in a row. The engine has the tables of the sports; a tab only shows the texts. */
export interface MatchStatusTexts {
  /** "19:00" before the match; then "67'", "2.Set", "D.A". */
  clock: string;
  /** Goals, points, or sets won; `null` before the match and while unknown. */
  main: SideTexts | null;
  /** Set sports: games of the current set (`set`) and points of the current game (`points`). */
  set: SideTexts | null;
  points: SideTexts | null;
  serving: 'home' | 'away' | null;
}

export type EventRow = EventHead & {
  standing: MatchStatusTexts;
  /** Markets in the order of the requested columns, `null` when the event does not have that market. */
  columns: (Market | null)[];
};

/** Number of search hits in a sport's bulletin, or among its long-term events. */
export interface FoundCount {
  sportId: number;
  count: number;
  longTerm: boolean;
}

/** A league found by a search; `sportId` is that of its events. Long-term events count only when it has no others. */
export type FoundLeague = Competition & FoundCount;

/** Results of a search over all sports, best first. */
export interface ProgramFound {
  /** The first of `total` hits. */
  eventIds: number[];
  /** The long-term events among `eventIds`. */
  longTermIds: number[];
  /** Events of youth and reserve teams and of electronic sports; they are the last of `eventIds`. */
  minorIds: number[];
  /** True when the search names a league rather than a team, so that leagues are shown before events. */
  leaguesFirst: boolean;
  total: number;
  sports: FoundCount[];
  leagues: FoundLeague[];
  /** The text the results are for, if nothing contains the typed one: "Galatasaray" for "galatasary". */
  correction?: string;
}

export interface MarketRef {
  id: number;
  key: string;
  line: string;
}

export interface FavouriteLeague {
  sportId: number;
  competitionId: number;
}

/** `competition` is null until the competitions are loaded, and for a league that no longer exists. */
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
  /** Epoch seconds; `null` when unknown, as in the fields below. */
  start: number | null;
  /** Progress of a running match ("67'", "2.Set"); '' for one that is not running. */
  clock: string;
  odd: number;
  webOdd: number;
  /**
   * Status of the market; also paused while the match or the outcome takes no bets. An odds button is locked unless it
   * is open.
   */
  status: number;
  minBets: number | null;
  playedCount: number | null;
  percent: number | null;
}

export interface EasyCoupon {
  id: number;
  name: string;
  /** hundredths */
  totalOdd: number;
  bets: PopularBet[];
}

/** A stored hub update (rule updates-13, the 20/10 rule); newest last. */
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

/** A change of one outcome's odd over the window of a `moving` topic. Odds are hundredths, times epoch seconds. */
export interface OddMove {
  eventId: number;
  marketId: number;
  outcomeNumber: number;
  /** The odd at the beginning of the window. */
  before: number;
  /** The odd when the moves were ranked; the row has the current one. */
  odd: number;
  /** Odds in the order of time, from the beginning of the window; each is valid until the next. */
  points: { at: number; odd: number }[];
}

/** The largest moves of the main markets of a sport; see docs/rules/moving-odds.md. */
export interface MovingOdds {
  /** Time since which every change was heard, epoch seconds; `null` before the observation has begun. */
  since: number | null;
  /** Seconds of the window without a live connection. */
  missedSeconds: number;
  /** Time of the ranking with a live connection, epoch seconds; 0 for never. */
  at: number;
  /** Largest first. */
  falls: OddMove[];
  rises: OddMove[];
}
