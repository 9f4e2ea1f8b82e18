/** The favourite leagues of this device as links of the favourites bar. */
import type { NamedFavouriteLeague } from '../../model/program.ts';
import { links } from '../../routes/routes.ts';
import { sportById } from '../../domain/sports.ts';

export interface FavouriteChip {
  key: string;
  label: string;
  href: string;
}

/**
 * A league whose name is known gets a chip of its own; the others of a sport (gone for the season, or not told yet)
 * share one ("Futbol · 2 lig"). All lead to the program filtered by the leagues they stand for (`lig`).
 */
export function favouriteChips(favourites: readonly NamedFavouriteLeague[]): FavouriteChip[] {
  const chips: FavouriteChip[] = [];
  const unnamed = new Map<number, number[]>();
  for (const { sportId, competitionId, competition } of favourites) {
    if (competition === null) unnamed.set(sportId, [...(unnamed.get(sportId) ?? []), competitionId]);
    else chips.push(chip(sportId, [competitionId], competition.name));
  }
  for (const [sportId, ids] of unnamed) {
    chips.push(chip(sportId, ids, `${sportById(sportId)?.name ?? 'Diğer'} · ${ids.length} lig`));
  }
  return chips.filter((entry) => entry.href !== '');
}

function chip(sportId: number, competitionIds: number[], label: string): FavouriteChip {
  const lig = competitionIds.join(',');
  const slug = sportById(sportId)?.slug;
  return { key: `${sportId}:${lig}`, label, href: slug === undefined ? '' : links.program(slug, { lig }) };
}
