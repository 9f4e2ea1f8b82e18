/** The list of live scores: which matches, in what order, under which leagues. */
import type { MatchState, ScoreLeague, ScoreMatch } from '../../model/live-score.ts';

export const scoreShows = ['', 'canli', 'biten', 'favori'] as const;
/** All, running, finished, favourites: as the address says it. */
export type ScoreShow = (typeof scoreShows)[number];

/** A match with how it stands now. */
export interface StandingMatch extends ScoreMatch {
  state: MatchState;
}

export interface ScoreFavourites {
  leagues: ReadonlySet<number>;
  /** Ids of matches. */
  matches: ReadonlySet<number>;
}

export interface ScoreSection {
  league: ScoreLeague;
  matches: StandingMatch[];
}

/** Favourite leagues first, then by priority and name; within a league by start. Matches without a league are one section. */
export function scoreSections(
  matches: readonly StandingMatch[],
  show: ScoreShow,
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

/** How many matches each choice leaves. */
export function scoreCounts(matches: readonly StandingMatch[], favourites: ScoreFavourites): Record<ScoreShow, number> {
  const counts = { '': 0, canli: 0, biten: 0, favori: 0 };
  for (const match of matches) for (const show of scoreShows) counts[show] += Number(isShown(match, show, favourites));
  return counts;
}

function isShown(match: StandingMatch, show: ScoreShow, favourites: ScoreFavourites): boolean {
  if (show === 'canli') return match.state === 'live';
  if (show === 'biten') return match.state === 'over';
  return show === '' || favourites.matches.has(match.id) || favourites.leagues.has(match.league.id);
}

/** What is told last begins last. */
function byStart(one: StandingMatch, other: StandingMatch): number {
  return (one.start ?? Infinity) - (other.start ?? Infinity) || one.id - other.id || 0;
}
