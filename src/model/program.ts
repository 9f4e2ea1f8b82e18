/** The program as lists, the match page and the home page show it. Odds are integer hundredths, times epoch seconds. */
import type { Competition, Market, ProgramEvent, Score } from './event.ts';

/**
 * Sorted by league, a header stands before each league's events (`day` is ''); sorted by date, before each day's
 * (`competitionId` is 0). In a live list one more stands before the events that have not begun (`coming`).
 */
export type ListItem =
  | { type: 'league'; competitionId: number; sportId: number; day: string; count: number; coming?: true }
  /** `mappedId`: the id it had before it ran, where it had another. */
  | { type: 'event'; eventId: number; mappedId?: number };

export interface ListFacets {
  /** Events that pass every filter but the league's, per competition. */
  leagues: (Competition & { count: number })[];
  /** `YYYY-MM-DD` → events that pass every filter but that of time. */
  days: { day: string; count: number }[];
  /** Of those, the ones that begin within the next hours. */
  soon: { hours: number; count: number }[];
  /** MBS → events that pass every filter but the MBS's. */
  minBets: { value: number; count: number }[];
  /** Events that pass every filter but the king's, per king; one may count for several. */
  kings: Record<'odd' | 'mbs' | 'live', number>;
  total: number;
}

/** An event without its markets, as a row or a header needs it. */
export type EventHead = Omit<ProgramEvent, 'markets'> & {
  competition: Competition | null;
  /** Share of all plays, percent. */
  playedPercent: number | null;
  score: Score | null;
  /** A player wishes not to see it: the score says how far the match is, and nothing else (rule cover-2). */
  covered?: true;
};

export interface SideTexts {
  home: string;
  away: string;
}

/** How a match stands, as a row says it: the engine has the tables of the sports, a tab only shows the texts. */
export interface StandingTexts {
  /** "19:00" before the match; then "67'", "2.Set", "D.A". */
  clock: string;
  /** Goals, points, or sets won; `null` before the match and while nobody knows. */
  main: SideTexts | null;
  /** Games of the set being played, and points of the game: set sports. */
  set: SideTexts | null;
  points: SideTexts | null;
  serving: 'home' | 'away' | null;
}

export type EventRow = EventHead & {
  standing: StandingTexts;
  /** One entry per asked column, `null` where the event does not have that market. */
  columns: (Market | null)[];
};

/** Of a search: how many stand in a sport's bulletin, or in its list of long-term events. */
export interface FoundCount {
  sportId: number;
  count: number;
  longTerm: boolean;
}

/** A league that answers a search; `sportId` is that of its events. Long-term ones count where it has no others. */
export type FoundLeague = Competition & FoundCount;

/** What of the program answers a search over all sports, best first. */
export interface ProgramFound {
  /** The first of `total`. */
  eventIds: number[];
  /** Of these, the ones that are long-term. */
  longTermIds: number[];
  total: number;
  sports: FoundCount[];
  leagues: FoundLeague[];
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
  /** epoch seconds; `null`, as below, where nobody has said it */
  start: number | null;
  /** How far a running match is ("67'", "2.Set"); '' for one that does not run. */
  clock: string;
  odd: number;
  webOdd: number;
  /** The market's; paused as well while the match or the outcome takes no bets. An odds button locks when it is not open. */
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

/** One remembered hub update (rule updates-13, the 20/10 rule); newest last. */
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
