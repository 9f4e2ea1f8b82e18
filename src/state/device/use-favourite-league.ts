import { useCallback } from 'react';
import { outcomeText } from '../../domain/outcome-text.ts';
import { callEngine } from '../engine/call-engine.ts';
import { useTopicValue } from '../engine/use-topic.ts';
import { showModal } from '../overlays/dialogs.ts';

interface FavouriteLeagueToggle {
  /** True when the league is among the favourites of the member, or of this device. */
  favourite: boolean;
  /**
   * Toggles the league; the function is stable until the next change. A failed change is undone and explained in a
   * notice.
   */
  toggle: () => void;
}

export function useFavouriteLeague(sportId: number, competitionId: number): FavouriteLeagueToggle {
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues');
  const favourite =
    leagues?.some((league) => league.sportId === sportId && league.competitionId === competitionId) ?? false;
  const toggle = useCallback(
    () => void setFavourite({ sportId, competitionId, favourite: !favourite }),
    [sportId, competitionId, favourite],
  );
  return { favourite, toggle };
}

/**
 * Reports a failure in a modal, because the star may have moved away with its league. An unresolved outcome needs no
 * text, since the star shows the stored state.
 */
async function setFavourite(league: { sportId: number; competitionId: number; favourite: boolean }): Promise<void> {
  const result = await callEngine('setFavouriteLeague', league);
  if (!result.ok) showModal({ title: 'Favorin değişmedi', content: outcomeText(result.failure, '') });
}
