import Star from 'lucide-react/icons/star';
import { useFavouriteLeague } from '../../state/device/favourite-league.ts';
import styles from './favourite-star.module.css';

export interface FavouriteStarProps {
  sportId: number;
  competitionId: number;
  name: string;
}

/** Keeps a league among the favourites: the member's, or those of this device. */
export function FavouriteStar({ sportId, competitionId, name }: FavouriteStarProps) {
  const { favourite, toggle } = useFavouriteLeague(sportId, competitionId);
  return (
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
  );
}
