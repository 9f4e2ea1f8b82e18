import { useCallback } from 'react';
import { outcomeText } from '../../domain/outcome-text.ts';
import { askEngine } from '../engine/engine.ts';
import { useTopicValue } from '../engine/live.ts';
import { showModal } from '../overlays/dialogs.ts';

export interface FavouriteChoice {
  /** Among the favourites of the member, or of this device. */
  favourite: boolean;
  /** Stable until the next change. One that fails is undone, and the player reads why. */
  toggle: () => void;
}

export function useFavouriteLeague(sportId: number, competitionId: number): FavouriteChoice {
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues');
  const favourite =
    leagues?.some((league) => league.sportId === sportId && league.competitionId === competitionId) ?? false;
  const toggle = useCallback(
    () => void setFavourite({ sportId, competitionId, favourite: !favourite }),
    [sportId, competitionId, favourite],
  );
  return { favourite, toggle };
}

/** In a notice: the star itself has moved with its league. No words of doubt, for the star shows what is kept. */
async function setFavourite(league: { sportId: number; competitionId: number; favourite: boolean }): Promise<void> {
  const result = await askEngine('setFavouriteLeague', league);
  if (!result.ok) showModal({ title: 'Favorin değişmedi', content: outcomeText(result.failure, '') });
}
