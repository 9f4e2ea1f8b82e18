import type { CSSProperties } from 'react';
import { classNames } from '../../ui/style/class-names.ts';
import { TeamBadge } from '../pictures/badges.tsx';
import styles from './pick-line.module.css';

interface TeamsProps {
  eventName: string;
  /** Decides whether the marks are drawn for clubs or persons. */
  sportId: number;
  /** Size of the marks, px: 14 in dense lines. */
  size?: 14 | 16 | 20;
  /** Renders each side on its own line. */
  stacked?: boolean;
}

/** Team names of a match with their marks; an event without two sides by its name. */
export function Teams({ eventName, sportId, size = 16, stacked = false }: TeamsProps) {
  const sides = eventName.split(' - ');
  if (sides.length !== 2) return <span translate="no">{eventName}</span>;
  const [home = '', away = ''] = sides;
  return (
    <>
      <Side which="home" name={home} {...{ sportId, size, stacked }} />
      {stacked ? <span className="visually-hidden"> - </span> : ' - '}
      <Side which="away" name={away} {...{ sportId, size, stacked }} />
    </>
  );
}

interface SideProps extends Required<Pick<TeamsProps, 'sportId' | 'size' | 'stacked'>> {
  which: 'home' | 'away';
  name: string;
}

function Side({ which, name, sportId, size, stacked }: SideProps) {
  const className = classNames(styles['side'], stacked && styles['stacked']);
  return (
    <span translate="no" className={className} data-side={which} style={{ '--mark': `${size}px` } as CSSProperties}>
      <span className={styles['mark']}>
        <TeamBadge name={name} sportId={sportId} size={size} />
      </span>
      {name}
    </span>
  );
}
