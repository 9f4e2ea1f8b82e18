/** E-sport matches: a player plays for a club, which differs from match to match, so the form belongs to the player. */
import type { ElectronicSide, ElectronicSummary } from '../../../model/match-statistics.ts';
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import { foldTurkish } from '../../../domain/text.ts';

export interface ElectronicTeam extends Team {
  /** Player's name, "Noah"; the whole name when it contains no player. */
  player: string;
  /** Club's name, "PSG"; '' if unknown. */
  club: string;
}

/** Splits "PSG (Noah)", the form used by the program; both parts are '' for other names. */
export function splitSide(name: string): { club: string; player: string } {
  const [, club = '', player = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name.trim()) ?? [];
  return { club, player };
}

/**
 * Builds a side from the statistics, otherwise from its name in the program.
 * @param id identifies the side within its matches
 */
export function electronicTeam({ name, club }: ElectronicSide, programName: string, id: number): ElectronicTeam {
  const named = splitSide(programName);
  const told = splitSide(name);
  const player = told.player || name || named.player || programName;
  return { id, name: player, shortName: player, player, club: club || told.club || named.club };
}

/**
 * Returns the same matches with the two players identified by `HOME_ID` and `AWAY_ID`, whatever club they played for.
 */
export function withPlayers(summary: ElectronicSummary, programNames: { home: string; away: string }) {
  const own = (side: ElectronicSide, programName: string, id: number) => ({
    team: electronicTeam(side, programName, id),
    toldId: side.id ?? 0,
    names: namesOf(programName, side.name),
  });
  const sides = [own(summary.home, programNames.home, HOME_ID), own(summary.away, programNames.away, AWAY_ID)];
  const known = (team: Team): Team => {
    const names = [...namesOf(team.name)];
    const found = sides.find(
      (side) => (side.toldId > 0 && side.toldId === team.id) || names.some((name) => side.names.has(name)),
    );
    return { ...team, id: found?.team.id ?? null };
  };
  const all = (matches: readonly PlayedMatch[]): PlayedMatch[] =>
    matches.map((match) => ({ ...match, home: known(match.home), away: known(match.away) }));
  return {
    meetings: all(summary.meetings),
    homeMatches: all(summary.homeMatches),
    awayMatches: all(summary.awayMatches),
  };
}

/** Negative ids, which no service uses. */
export const HOME_ID = -1;
export const AWAY_ID = -2;

/** All folded names of a side: the whole name and the player's name. */
function namesOf(...names: string[]): ReadonlySet<string> {
  const all = names.flatMap((name) => [name.trim(), splitSide(name).player]);
  return new Set(all.filter((name) => name !== '').map(foldTurkish));
}
