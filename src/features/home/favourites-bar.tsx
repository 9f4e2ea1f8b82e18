import { Link } from 'wouter';
import { sportById } from '../../domain/sports.ts';
import type { NamedFavouriteLeague } from '../../model/program.ts';
import type { Competition } from '../../model/event.ts';
import { LeagueBadge } from '../../parts/pictures/badges.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { chipClass } from '../../ui/control/chip.tsx';
import { Picture } from '../../parts/pictures/picture.tsx';
import styles from './favourites-bar.module.css';

/** The favourite leagues of the member or of this device. Always one line high, even when empty. */
export default function FavouritesBar() {
  const favourites = useTopicValue({ kind: 'favourites' }, 'leagues');
  const chips = favouriteChips(favourites ?? []);
  return (
    <section className={`row gap-2 ${styles['bar']}`} aria-label="Favori liglerin">
      <span className={styles['star']}>
        <Picture of="star" size={20} />
      </span>
      {chips.length === 0 ? (
        <p className={`clip text-xs muted ${styles['hint']}`}>
          {favourites === undefined ? '' : 'Programda bir ligin yıldızına bas, o lig burada hep elinin altında olsun.'}
        </p>
      ) : (
        <ul className={`row fill gap-2 ${styles['chips']}`}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <Link className={chipClass(false)} href={chip.href}>
                <LeagueBadge league={chip.league} sportId={chip.sportId} />
                {chip.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface FavouriteChip {
  key: string;
  label: string;
  href: string;
  sportId: number;
  /** League whose mark is shown; null for a chip of several leagues, which shows the sport's mark. */
  league: Competition | null;
}

/**
 * A league with a known name gets its own chip; the others of a sport (out of season, or not loaded yet) share one
 * ("Futbol · 2 lig"). Every chip links to the program filtered by its leagues (`lig`).
 */
export function favouriteChips(favourites: readonly NamedFavouriteLeague[]): FavouriteChip[] {
  const chips: FavouriteChip[] = [];
  const unnamed = new Map<number, number[]>();
  for (const { sportId, competitionId, competition } of favourites) {
    if (competition === null) unnamed.set(sportId, [...(unnamed.get(sportId) ?? []), competitionId]);
    else chips.push(chip(sportId, [competitionId], competition.name, competition));
  }
  for (const [sportId, ids] of unnamed) {
    chips.push(chip(sportId, ids, `${sportById(sportId)?.name ?? 'Diğer'} · ${ids.length} lig`));
  }
  return chips.filter((entry) => entry.href !== '');
}

function chip(
  sportId: number,
  competitionIds: number[],
  label: string,
  league: Competition | null = null,
): FavouriteChip {
  const lig = competitionIds.join(',');
  const slug = sportById(sportId)?.slug;
  return {
    key: `${sportId}:${lig}`,
    label,
    sportId,
    league,
    href: slug === undefined ? '' : entryLinks.program(slug, { lig }),
  };
}
