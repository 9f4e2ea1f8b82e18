import type { CSSProperties } from 'react';
import { TeamBadge } from '../pictures/badges.tsx';
import styles from './pick-line.module.css';

interface TeamsProps {
  eventName: string;
  /** Decides whether the marks are drawn for clubs or persons. */
  sportId: number;
  /** Size of the marks, px: 14 in dense lines. */
  size?: 14 | 16;
}

/** Team names of a match with their marks; an event without two sides by its name. */
export function Teams({ eventName, sportId, size = 16 }: TeamsProps) {
  const sides = eventName.split(' - ');
  if (sides.length !== 2) return <span translate="no">{eventName}</span>;
  const [home = '', away = ''] = sides;
  return (
    <>
      <Side which="home" name={home} {...{ sportId, size }} />
      {' - '}
      <Side which="away" name={away} {...{ sportId, size }} />
    </>
  );
}

interface SideProps extends Required<Pick<TeamsProps, 'sportId' | 'size'>> {
  which: 'home' | 'away';
  name: string;
}

function Side({ which, name, sportId, size }: SideProps) {
  return (
    <span
      translate="no"
      className={styles['side']}
      data-side={which}
      style={{ '--mark': `${size}px` } as CSSProperties}
    >
      <span className={styles['mark']}>
        <TeamBadge name={name} sportId={sportId} size={size} />
      </span>
      {name}
    </span>
  );
}
