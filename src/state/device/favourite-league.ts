import { useCallback } from 'react';
import { askEngine } from '../engine/engine.ts';
import { useTopicValue } from '../engine/live.ts';
import { useAction } from '../engine/use-action.ts';

export interface FavouriteChoice {
  /** Among the favourites of this device. */
  favourite: boolean;
  /** Stable. */
  toggle: () => void;
  /** Why the last tap changed nothing; '' when it did. */
  note: string;
}

export function useFavouriteLeague(sportId: number, competitionId: number): FavouriteChoice {
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues');
  const favourite = leagues?.some((league) => league.sportId === sportId && league.competitionId === competitionId);
  // No words of doubt: the topic shows what the engine keeps, whatever became of the call.
  const { note, run } = useAction('');
  const toggle = useCallback(
    () => run(() => askEngine('toggleFavouriteLeague', { sportId, competitionId })),
    [run, sportId, competitionId],
  );
  return { favourite: favourite ?? false, toggle, note };
}
