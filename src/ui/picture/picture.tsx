/** Pictures of the kept set, in the colour of the words beside them. They say nothing: the words do. */
import type { CSSProperties } from 'react';
import styles from './picture.module.css';

void import('./pictures.css');

/** What `pictures.css` has beside the sports; with `-on` it is the place one is at. */
export type PictureName =
  | 'special'
  | 'world'
  | 'star'
  | `${'home' | 'program' | 'live' | 'scores' | 'coupons' | 'profile'}${'' | '-on'}`;

interface PictureProps {
  /** A sport by its id. */
  of: number | PictureName;
  /** px */
  size?: number | undefined;
}

/** Its place is kept before it is loaded. */
export function Picture({ of, size = 18 }: PictureProps) {
  return (
    <i className={styles['picture']} data-picture={of} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden />
  );
}

export function SportIcon({ sportId, size }: { sportId: number; size?: number }) {
  return <Picture of={sportId} size={size} />;
}
