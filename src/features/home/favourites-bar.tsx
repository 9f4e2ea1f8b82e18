import { Star } from 'lucide-react';
import { Link } from 'wouter';
import { useTopicValue } from '../../state/engine/live.ts';
import { chipClass } from '../../ui/control/chip.tsx';
import { favouriteChips } from './favourite-chips.ts';
import styles from './favourites-bar.module.css';

/** The visitor's favourite leagues, kept on the device. One line high, with or without any. */
export function FavouritesBar() {
  const favourites = useTopicValue({ kind: 'favourites' }, 'leagues');
  const chips = favouriteChips(favourites ?? []);
  return (
    <section className={styles['bar']} aria-label="Favori liglerin">
      <Star className={styles['star']} size={16} aria-hidden />
      {chips.length === 0 ? (
        <p className={styles['hint']}>
          {favourites === undefined
            ? ''
            : 'Programda bir ligin yıldızına dokun, o lig burada hep elinin altında olsun.'}
        </p>
      ) : (
        <ul className={styles['chips']}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <Link className={chipClass(false)} href={chip.href}>
                {chip.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
