import type { Failure } from '../../../model/failure.ts';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../domain/failure-text.ts';
import { askEngine } from '../../../state/engine/engine.ts';
import { useTopicValue } from '../../../state/engine/live.ts';
import styles from './favourite-star.module.css';

export interface FavouriteStarProps {
  sportId: number;
  competitionId: number;
  name: string;
}

/** Keeps a league among the favourites of this device. */
export function FavouriteStar({ sportId, competitionId, name }: FavouriteStarProps) {
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues') ?? [];
  const favourite = leagues.some((league) => league.sportId === sportId && league.competitionId === competitionId);
  const [failure, setFailure] = useState<Failure>();
  const toggle = (): void => {
    void askEngine('toggleFavouriteLeague', { sportId, competitionId }).then((result) =>
      setFailure(result.ok ? undefined : result.failure),
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles['star']}
        aria-pressed={favourite}
        aria-label={`${name} favorilerde`}
        title={favourite ? 'Favorilerden çıkar' : 'Favorilere ekle'}
        onClick={toggle}
      >
        <Star size={18} aria-hidden />
      </button>
      {failure !== undefined && (
        <p className={styles['failure']} role="alert">
          {failureText(failure)}
        </p>
      )}
    </>
  );
}
