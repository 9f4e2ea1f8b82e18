/** The table of a league: sums of its matches, in the order its rules give. */
import type { MatchFacts } from '../simulation/results/event-facts.ts';
import type { PastMatch } from './past-match-history.ts';

type FormLetter = 'G' | 'B' | 'M';
export type Venue = 'overall' | 'home' | 'away';

export interface LeagueTableRow {
  name: string;
  /** From 1. */
  position: number;
  played: number;
  won: number;
  draw: number;
  lost: number;
  scored: number;
  against: number;
  points: number;
  /** Newest last. */
  form: FormLetter[];
}

const FORM = 5;

/** Points for a win, a draw and a loss, by sport. */
const POINTS: Partial<Record<number, readonly [number, number, number]>> = { 2: [2, 1, 1], 6: [2, 1, 0] };
const USUAL = [3, 1, 0] as const;

/** @param matches of one season, oldest first */
export function leagueTableOf(matches: readonly PastMatch[], names: readonly string[], venue: Venue): LeagueTableRow[] {
  const rows = new Map(names.map((name) => [name, emptyRow(name)]));
  for (const match of matches) {
    const { home, away } = scoreFromFacts(match.facts);
    const points = POINTS[match.competition.sportId] ?? USUAL;
    if (venue !== 'away') add(rows.get(match.home.name), home, away, points);
    if (venue !== 'home') add(rows.get(match.away.name), away, home, points);
  }
  return [...rows.values()]
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        b.scored - b.against - (a.scored - a.against) ||
        b.scored - a.scored ||
        a.name.localeCompare(b.name, 'tr'),
    )
    .map((row, index) => ({ ...row, position: index + 1 }));
}

/** Goals, points, or sets won. */
export function scoreFromFacts(facts: MatchFacts): { home: number; away: number } {
  if (facts.kind === 'clock') return { home: facts.home.total, away: facts.away.total };
  if (facts.kind === 'sets') return facts.won;
  const home = facts.winners.filter((side) => side === 'home').length;
  return { home, away: facts.winners.length - home };
}

function emptyRow(name: string): LeagueTableRow {
  return { name, position: 0, played: 0, won: 0, draw: 0, lost: 0, scored: 0, against: 0, points: 0, form: [] };
}

function add(
  row: LeagueTableRow | undefined,
  own: number,
  other: number,
  points: readonly [number, number, number],
): void {
  if (row === undefined) return;
  const letter: FormLetter = own > other ? 'G' : own < other ? 'M' : 'B';
  row.played += 1;
  row.won += Number(letter === 'G');
  row.draw += Number(letter === 'B');
  row.lost += Number(letter === 'M');
  row.scored += own;
  row.against += other;
  row.points += points['GBM'.indexOf(letter)] ?? 0;
  row.form = [...row.form, letter].slice(-FORM);
}
