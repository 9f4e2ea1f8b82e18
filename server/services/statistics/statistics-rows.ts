/** Teams, tournaments and matches of the past in the statistics service's own names (wire-statistics-3, -4). */
import type { PastMatch } from '../../statistics/past-match-history.ts';
import type { Competition } from '../../simulation/model.ts';
import { teamId } from '../../simulation/clubs/squads.ts';

export function teamRow(sportId: number, name: string) {
  return { id: teamId(sportId, name), name, mediumName: name, shortName: shortNameOf(name), logo: '' };
}

export function tournamentRow({ id, name, shortName }: Competition) {
  return { id, name, shortName };
}

export function matchRow({ competition, startMs, home, away, facts, score }: PastMatch) {
  const { sportId } = competition;
  const goalsOf = (side: typeof score.ht) => ({
    regular: side?.r ?? 0,
    current: side?.c ?? 0,
    ...(side?.ht === undefined ? {} : { halfTime: side.ht }),
  });
  return {
    eventDate: startMs,
    homeTeam: teamRow(sportId, home.name),
    awayTeam: teamRow(sportId, away.name),
    homeTeamScore: goalsOf(score.ht),
    awayTeamScore: goalsOf(score.at),
    tournamentInformation: tournamentRow(competition),
    sets: facts.kind === 'sets' ? facts.sets.map(({ home: own, away: theirs }) => ({ home: own, away: theirs })) : [],
  };
}

/** "Galatasaray" is "GAL", "Atletico Madrid" "AMA". */
function shortNameOf(name: string): string {
  const [first = '', second = ''] = name.replace(/[^\p{L}\d ]/gu, '').split(' ');
  return (second === '' ? first.slice(0, 3) : first.slice(0, 1) + second.slice(0, 2)).toLocaleUpperCase('tr');
}
