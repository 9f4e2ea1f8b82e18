import { useFavouriteLeague } from '../../state/device/use-favourite-league.ts';
import { StarButton } from './star-button.tsx';

interface FavouriteStarProps {
  sportId: number;
  competitionId: number;
  name: string;
}

/** Star that toggles a league among the favourites: the member's, or this device's when signed out. */
export function FavouriteStar({ sportId, competitionId, name }: FavouriteStarProps) {
  const { favourite, toggle } = useFavouriteLeague(sportId, competitionId);
  return <StarButton name={name} pressed={favourite} size={18} onClick={toggle} />;
}
