import { Star } from 'lucide-react';
import { memo } from 'react';
import { CountryFlag } from '../country-flag.tsx';
import styles from './league-header.module.css';

export interface LeagueHeaderProps {
  title: string;
  /** Country code and icon address of the competition; '' for none. */
  country: string;
  icon: string;
  /** Events below it. */
  count: number;
  columns: readonly { title: string; headers: readonly string[] }[];
  /** Market names above the outcome headers: where more than one market stands in a row. */
  named: boolean;
  /** `undefined` where nothing can be a favourite (a day). */
  favourite?: boolean | undefined;
  onToggleFavourite?: (() => void) | undefined;
  scrolling?: boolean;
}

/** Head of a league's (or a day's) events: what it is, how many, and what the odds below it are. */
export const LeagueHeader = memo(function LeagueHeader(props: LeagueHeaderProps) {
  const { title, country, icon, count, columns, named, favourite, onToggleFavourite, scrolling = false } = props;
  return (
    <div className={`${styles['header']} ${scrolling ? styles['scrolling'] : ''}`}>
      <div className={styles['league']}>
        {onToggleFavourite !== undefined && (
          <button
            type="button"
            className={styles['star']}
            aria-pressed={favourite ?? false}
            aria-label={`${title} favori lig`}
            onClick={onToggleFavourite}
          >
            <Star size={15} aria-hidden="true" />
          </button>
        )}
        {country !== '' && <CountryFlag country={country} icon={icon} />}
        <h2 className={styles['title']}>{title}</h2>
        <span className={`${styles['count']} num`}>
          {count}
          <span className="visually-hidden"> karşılaşma</span>
        </span>
      </div>
      <div className={styles['columns']} aria-hidden="true">
        {columns.map((column, index) => (
          <div key={index} className={styles['column']}>
            {named && (
              <span className={styles['market']} style={{ gridColumn: `1 / span ${column.headers.length}` }}>
                {column.title}
              </span>
            )}
            {column.headers.map((header, place) => (
              <span key={place} className={styles['outcome']}>
                {header}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});
