import type { CSSProperties } from 'react';
import { TeamMark } from '../pictures/pictures.tsx';
import styles from './teams.module.css';

export interface TeamsProps {
  eventName: string;
  /** Tells how the sides are drawn: clubs, or persons. */
  sportId: number;
  /** Of the marks, px: 14 where lines stand close. */
  size?: 14 | 16;
}

/** The two sides of a match with their marks; one that has no sides by its name. */
export function Teams({ eventName, sportId, size = 16 }: TeamsProps) {
  const sides = eventName.split(' - ');
  if (sides.length !== 2) return <span>{eventName}</span>;
  const [home = '', away = ''] = sides;
  return (
    <>
      <Side which="home" name={home} {...{ sportId, size }} /> -{' '}
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
    <span className={styles['side']} data-side={which} style={{ '--mark': `${size}px` } as CSSProperties}>
      <span className={styles['mark']}>
        <TeamMark name={name} sportId={sportId} size={size} />
      </span>
      {name}
    </span>
  );
}
