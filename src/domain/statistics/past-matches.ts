/** Earlier matches from the view of one side: results, scores and filters. */
import type { MatchResult } from '../../model/match-statistics.ts';
import type { PlayedMatch, Sides, Team } from '../../model/statistics.ts';
import { foldTurkish } from '../text.ts';
import { toTurkiyeDate, shortDate } from '../time.ts';

type MatchVenue = 'all' | 'home' | 'away';

/** Side on which `team` played, compared by id, or by name when either id is missing. `null` when it did not play. */
export function sideOf({ home, away }: Pick<PlayedMatch, 'home' | 'away'>, team: Team): 'home' | 'away' | null {
  if (isSameTeam(home, team)) return 'home';
  return isSameTeam(away, team) ? 'away' : null;
}

export function isSameTeam(one: Team, other: Team): boolean {
  // An id of 0 means unknown.
  if ((one.id ?? 0) !== 0 && (other.id ?? 0) !== 0) return one.id === other.id;
  return one.name !== '' && foldTurkish(one.name) === foldTurkish(other.name);
}

/** Goals, points or sets of `team` and its opponent; `null` if unknown. */
export function teamScoreOf(match: PlayedMatch, team: Team): { own: number; other: number } | null {
  const side = sideOf(match, team);
  if (side === null || match.score === null) return null;
  const { home, away } = match.score;
  return side === 'home' ? { own: home, other: away } : { own: away, other: home };
}

export function teamResultOf(match: PlayedMatch, team: Team): MatchResult | null {
  const score = teamScoreOf(match, team);
  if (score === null) return null;
  if (score.own === score.other) return 'draw';
  return score.own > score.other ? 'win' : 'loss';
}

/** Matches `team` played at home or away; all matches for `all`. */
export function matchesAtVenue(matches: readonly PlayedMatch[], team: Team, place: MatchVenue): PlayedMatch[] {
  return matches.filter((match) => place === 'all' || sideOf(match, team) === place);
}

/** Tournaments of the matches, most frequent first. */
export function tournamentsOf(matches: readonly PlayedMatch[]): { key: string; name: string; count: number }[] {
  const found = new Map<string, { key: string; name: string; count: number }>();
  for (const match of matches) {
    const key = tournamentKey(match);
    if (key === '') continue;
    const known = found.get(key);
    if (known === undefined) found.set(key, { key, name: match.tournament, count: 1 });
    else known.count += 1;
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

/** Key of a tournament: its id, otherwise its name; '' without a name. */
export function tournamentKey({ tournament, tournamentId }: PlayedMatch): string {
  return tournament === '' || tournamentId === null ? tournament : String(tournamentId);
}

/** Sorts newest first. If any date is missing, the original order is kept. */
export function newestMatchesFirst<Row extends { at: number | null }>(matches: readonly Row[]): Row[] {
  if (matches.some(({ at }) => at === null)) return [...matches];
  return matches.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** "19 Kas", in another year "19 Kas 2024"; '' for null. Epoch seconds. */
export function dayText(at: number | null, now: number): string {
  if (at === null) return '';
  const date = toTurkiyeDate(at);
  const year = date.getUTCFullYear();
  const day = shortDate(date);
  return year === toTurkiyeDate(now).getUTCFullYear() ? day : `${day} ${year}`;
}

/** "2 - 1"; dashes when the score is unknown. */
export function scoreText(score: Sides<number> | null): string {
  return score === null ? '– - –' : `${score.home} - ${score.away}`;
}

/** Returns the team of the response, or a team with the given name when the response names none. */
export function teamWithFallbackName(team: Team, name: string): Team {
  return team.name === '' ? { id: team.id, name, shortName: name } : team;
}
