/** E-sport matches: a player leads a club, another one in another match, and it is he whose form counts. */
import type { ElectronicSide, ElectronicSummary } from '../../model/match-statistics.ts';
import type { PlayedMatch, Team } from '../../model/statistics.ts';
import { foldTurkish } from '../text.ts';

export interface ElectronicTeam extends Team {
  /** "Noah"; the whole name where no player is named. */
  player: string;
  /** "PSG"; '' where it is not told. */
  club: string;
}

/** "PSG (Noah)" as the program writes it. */
export function splitSide(name: string): { club: string; player: string } {
  const [, club = '', player = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name.trim()) ?? [];
  return { club, player };
}

/** A side by what the statistics tell of it, else by its name in the program. @param id what names it among its matches */
export function electronicTeam({ name, club }: ElectronicSide, programName: string, id: number): ElectronicTeam {
  const named = splitSide(programName);
  const told = splitSide(name);
  const player = told.player || name || named.player || programName;
  return { id, name: player, shortName: player, player, club: club || told.club || named.club };
}

/** The same matches, with the two sides in them known by `HOME_ID` and `AWAY_ID` whatever club they led. */
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

/** No service gives such ids. */
export const HOME_ID = -1;
export const AWAY_ID = -2;

/** All a side is known by: the whole name, and the player in it. */
function namesOf(...names: string[]): ReadonlySet<string> {
  const all = names.flatMap((name) => [name.trim(), splitSide(name).player]);
  return new Set(all.filter((name) => name !== '').map(foldTurkish));
}
