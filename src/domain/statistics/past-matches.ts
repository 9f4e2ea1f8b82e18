/** Earlier matches, seen from one side: who won, what was scored, and which of them are asked for. */
import type { MatchResult } from '../../model/match-statistics.ts';
import type { PlayedMatch, Sides, Team } from '../../model/statistics.ts';
import { foldTurkish } from '../text.ts';
import { shifted, shortMonths } from '../time.ts';

export type Place = 'all' | 'home' | 'away';

/** Where `team` played: by its id, and by its name where one of the two has no id. `null` where it did not. */
export function sideOf({ home, away }: Pick<PlayedMatch, 'home' | 'away'>, team: Team): 'home' | 'away' | null {
  if (isSame(home, team)) return 'home';
  return isSame(away, team) ? 'away' : null;
}

export function isSame(one: Team, other: Team): boolean {
  // 0 names nobody.
  if ((one.id ?? 0) !== 0 && (other.id ?? 0) !== 0) return one.id === other.id;
  return one.name !== '' && foldTurkish(one.name) === foldTurkish(other.name);
}

/** Goals, points or sets of `team` and of the other side; `null` where nobody told them. */
export function scoreOf(match: PlayedMatch, team: Team): { own: number; other: number } | null {
  const side = sideOf(match, team);
  if (side === null || match.score === null) return null;
  const { home, away } = match.score;
  return side === 'home' ? { own: home, other: away } : { own: away, other: home };
}

export function resultOf(match: PlayedMatch, team: Team): MatchResult | null {
  const score = scoreOf(match, team);
  if (score === null) return null;
  if (score.own === score.other) return 'draw';
  return score.own > score.other ? 'win' : 'loss';
}

/** Matches `team` played at a place; all of them where the place is all. */
export function playedAt(matches: readonly PlayedMatch[], team: Team, place: Place): PlayedMatch[] {
  return matches.filter((match) => place === 'all' || sideOf(match, team) === place);
}

/** Tournaments of some matches, the most frequent first. */
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

/** What tells a tournament from another: its id, else its name; '' for one without a name. */
export function tournamentKey({ tournament, tournamentId }: PlayedMatch): string {
  return tournament === '' || tournamentId === null ? tournament : String(tournamentId);
}

/** Newest first. Where a moment is missing nobody can tell, and the order they came in stays. */
export function newestFirst<Row extends { at: number | null }>(matches: readonly Row[]): Row[] {
  if (matches.some(({ at }) => at === null)) return [...matches];
  return matches.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** "19 Kas", in another year "19 Kas 2024"; '' for no day. Epoch seconds. */
export function dayText(at: number | null, now: number): string {
  if (at === null) return '';
  const date = shifted(at);
  const year = date.getUTCFullYear();
  const day = `${date.getUTCDate()} ${shortMonths[date.getUTCMonth()] ?? ''}`;
  return year === shifted(now).getUTCFullYear() ? day : `${day} ${year}`;
}

/** "2 - 1"; a dash for each side nobody told. */
export function scoreText(score: Sides<number> | null): string {
  return score === null ? '– - –' : `${score.home} - ${score.away}`;
}

/** The team of an answer, or by its name alone where the answer does not tell it. */
export function teamOr(team: Team, name: string): Team {
  return team.name === '' ? { id: team.id, name, shortName: name } : team;
}
