/** Commentary lines in display form: newest first, each with its side and text. */
import type { CommentaryLine, Incident, IncidentKind, Team } from '../../../model/statistics.ts';
import { compareIncidents } from '../../../domain/statistics/timeline.ts';

/** Sorts lines newest first, whatever the service's order; lines of the same moment keep their order. */
export function newestLinesFirst(lines: readonly CommentaryLine[]): CommentaryLine[] {
  return lines.toSorted((one, other) => compareIncidents(other, one));
}

/** Sets the side of each line by the teams of the summary. */
export function withSides(
  lines: readonly CommentaryLine[],
  teams: { home: Team; away: Team } | null,
): CommentaryLine[] {
  return lines.map((line) => ({ ...line, side: sideOf(line.teamId, teams) ?? line.side }));
}

/** Number of lines that were not in the list before. */
export function newLineCount(lines: readonly CommentaryLine[], before: readonly CommentaryLine[]): number {
  const known = new Set(before.map(({ id }) => id));
  return lines.filter(({ id }) => !known.has(id)).length;
}

/** Text of a line; a line without text shows its kind and the players. */
export function commentaryLineText({ text, kind, label, player, related }: CommentaryLine): string {
  if (text !== '') return text;
  const people = [player, related].filter((name) => name !== '').join(', ');
  const what = incidentKindNames[kind] || label;
  return people === '' ? what : `${what}: ${people}`;
}

/** Names of kinds, for icons and for lines without text; '' for a kind without a name. */
export const incidentKindNames: Record<IncidentKind, string> = {
  goal: 'Gol',
  penalty: 'Penaltı golü',
  ownGoal: 'Kendi kalesine gol',
  missedPenalty: 'Penaltı kaçtı',
  yellow: 'Sarı kart',
  secondYellow: 'İkinci sarı kart',
  red: 'Kırmızı kart',
  substitution: 'Oyuncu değişikliği',
  kickOff: 'Maç başladı',
  halfTime: 'İlk yarı bitti',
  secondHalf: 'İkinci yarı başladı',
  fullTime: 'Maç bitti',
  corner: 'Korner',
  video: 'VAR incelemesi',
  chance: 'Gol fırsatı',
  injury: 'Sakatlık',
  other: '',
};

function sideOf(teamId: number | null, teams: { home: Team; away: Team } | null): Incident['side'] {
  if (teamId === null || teams === null) return null;
  return teamId === teams.home.id ? 'home' : teamId === teams.away.id ? 'away' : null;
}
