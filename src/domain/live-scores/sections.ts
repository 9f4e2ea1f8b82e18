/** The list of live scores: filtered, sorted and grouped by league. */
import type { MatchState, ScoreLeague, ScoreMatch } from '../../model/live-score.ts';

/** Filters in display order. */
export const scoreFilters = [
  { name: '', title: 'Tümü' },
  { name: 'canli', title: 'Canlı' },
  { name: 'biten', title: 'Biten' },
  { name: 'favori', title: 'Favori' },
  { name: 'kuponum', title: 'Kuponumda' },
  { name: 'yayin', title: 'Canlı izle' },
] as const;
export type ScoreFilter = (typeof scoreFilters)[number]['name'];

/** A match with its current state. */
export interface CurrentMatch extends ScoreMatch {
  state: MatchState;
}

export interface ScoreFavourites {
  leagues: ReadonlySet<number>;
  /** Ids of matches and of their events. */
  matches: ReadonlySet<number>;
  /** Events of the viewer's slip and waiting coupons; absent while they are not known. */
  coupons?: ReadonlySet<number> | undefined;
}

export interface ScoreSection {
  league: ScoreLeague;
  matches: CurrentMatch[];
}

/**
 * Groups matches by league: favourite leagues first, then by priority and name; within a league by start. Matches
 * without a league share one section.
 */
export function scoreSections(
  matches: readonly CurrentMatch[],
  show: ScoreFilter,
  favourites: ScoreFavourites,
): ScoreSection[] {
  const byLeague = new Map<string, ScoreSection>();
  for (const match of matches) {
    if (!isShown(match, show, favourites)) continue;
    const { league } = match;
    const key = league.id > 0 ? String(league.id) : league.name;
    const section = byLeague.get(key);
    if (section === undefined) byLeague.set(key, { league, matches: [match] });
    else section.matches.push(match);
  }
  const sections = [...byLeague.values()];
  for (const section of sections) section.matches.sort(byStart);
  const isOther = ({ league }: ScoreSection): number => Number(!favourites.leagues.has(league.id));
  return sections.sort(
    (one, other) =>
      isOther(one) - isOther(other) ||
      one.league.priority - other.league.priority ||
      one.league.name.localeCompare(other.league.name, 'tr') ||
      one.league.id - other.league.id,
  );
}

/** Sections below one header. */
export interface ScoreGroup {
  /** null for several small leagues, each named in the rows of its matches. */
  league: ScoreLeague | null;
  matches: CurrentMatch[];
}

/** Most matches of a league that needs no header of its own. */
const SMALL_LEAGUE = 2;

/** Puts neighbouring small leagues that are no favourites under one header, in the same order (rule scores-13). */
export function joinSmallSections(
  sections: readonly ScoreSection[],
  favourites: Pick<ScoreFavourites, 'leagues'>,
): ScoreGroup[] {
  const groups: ScoreGroup[] = [];
  let open: ScoreGroup | undefined;
  for (const { league, matches } of sections) {
    const isSmall = matches.length <= SMALL_LEAGUE && !favourites.leagues.has(league.id);
    if (isSmall && open !== undefined) {
      open.league = null;
      open.matches.push(...matches);
      continue;
    }
    const group: ScoreGroup = { league, matches: [...matches] };
    open = isSmall ? group : undefined;
    groups.push(group);
  }
  return groups;
}

/** Number of matches for each filter; that of the coupons only while they are known. */
export function scoreCounts(
  matches: readonly CurrentMatch[],
  favourites: ScoreFavourites,
): Partial<Record<ScoreFilter, number>> {
  const counts: Record<ScoreFilter, number> = { '': 0, canli: 0, biten: 0, favori: 0, kuponum: 0, yayin: 0 };
  for (const match of matches)
    for (const { name } of scoreFilters) counts[name] += Number(isShown(match, name, favourites));
  const { kuponum: _, ...known } = counts;
  return favourites.coupons === undefined ? known : counts;
}

function isShown(match: CurrentMatch, show: ScoreFilter, favourites: ScoreFavourites): boolean {
  if (show === 'canli') return match.state === 'live';
  if (show === 'biten') return match.state === 'over';
  if (show === 'kuponum') return isCouponMatch(match, favourites);
  if (show === 'yayin') return match.hasStream && (match.state === 'live' || match.state === 'coming');
  return show === '' || isFavouriteMatch(match, favourites) || favourites.leagues.has(match.league.id);
}

/** True for a match with a star: it is followed by its event, or by its own id when the program never had it. */
export function isFavouriteMatch(
  { id, eventId }: Pick<ScoreMatch, 'id' | 'eventId'>,
  { matches }: ScoreFavourites,
): boolean {
  return matches.has(id) || (eventId !== null && matches.has(eventId));
}

/** A coupon may name a match by the id it had before it began, which the list replaces by the present one. */
function isCouponMatch({ eventId, listedEventId }: CurrentMatch, { coupons = none }: ScoreFavourites): boolean {
  return coupons.has(eventId ?? 0) || coupons.has(listedEventId ?? 0);
}

const none: ReadonlySet<number> = new Set();

/** Matches without a start come last. */
function byStart(one: CurrentMatch, other: CurrentMatch): number {
  return (one.start ?? Infinity) - (other.start ?? Infinity) || one.id - other.id || 0;
}
