import type { FavouriteLeague } from '../../../src/model/program.ts';

/** The leagues with or without the given one, without duplicates. */
export function withLeague(
  leagues: readonly FavouriteLeague[],
  { sportId, competitionId }: FavouriteLeague,
  favourite: boolean,
): FavouriteLeague[] {
  const rest = leagues.filter((league) => league.competitionId !== competitionId || league.sportId !== sportId);
  return favourite ? [...rest, { sportId, competitionId }] : rest;
}

export function hasLeague(leagues: readonly FavouriteLeague[], { sportId, competitionId }: FavouriteLeague): boolean {
  return leagues.some((league) => league.competitionId === competitionId && league.sportId === sportId);
}
