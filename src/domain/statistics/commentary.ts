/** The commentary as it is read: newest first, each line with its side and its words. */
import type { CommentaryLine, Incident, IncidentKind, Team } from '../../model/statistics.ts';
import { inOrder } from './timeline.ts';

/** Newest first, whatever the order of the service; what happened at once stays in its order. */
export function newestFirst(lines: readonly CommentaryLine[]): CommentaryLine[] {
  return lines.toSorted((one, other) => inOrder(other, one));
}

/** Says which side a line is about, by the teams of the summary. */
export function withSides(
  lines: readonly CommentaryLine[],
  teams: { home: Team; away: Team } | null,
): CommentaryLine[] {
  return lines.map((line) => ({ ...line, side: sideOf(line.teamId, teams) ?? line.side }));
}

/** How many lines at the top were not there before. A list that shares no line with the one before is all new. */
export function newLines(lines: readonly CommentaryLine[], before: readonly CommentaryLine[]): number {
  const known = new Set(before.map(({ id }) => id));
  return lines.filter(({ id }) => !known.has(id)).length;
}

/** The words of a line; of one without words what it is, and who. */
export function lineText({ text, kind, label, player, related }: CommentaryLine): string {
  if (text !== '') return text;
  const people = [player, related].filter((name) => name !== '').join(', ');
  const what = kindNames[kind] || label;
  return people === '' ? what : `${what}: ${people}`;
}

/** "Gol", for icons and for lines without words; '' for what has no name. */
export const kindNames: Record<IncidentKind, string> = {
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
