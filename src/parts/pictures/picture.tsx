/** Pictures of the kept set, in the colour of the words beside them. They say nothing: the words do. */
import type { CSSProperties } from 'react';
import { loadedBeside } from '../../state/load/after-first-screen.ts';
import { loadable, useLoadable } from '../../state/load/loadable.ts';
import type { PictureName } from './drawings.ts';
import styles from './picture.module.css';

interface PictureProps {
  of: PictureName;
  /** px */
  size?: number | undefined;
}

/**
 * Its place is kept before it is loaded. A path, not a mask with an address: of each address of a drawing Chromium makes a
 * document of its own, and twenty-six took 25 ms of the first screen.
 */
export function Picture({ of, size = 18 }: PictureProps) {
  const path = useLoadable(drawings)?.drawingOf(of);
  return (
    <i className={styles['picture']} data-picture={of} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden>
      {path !== undefined && (
        <svg viewBox="0 0 24 24">
          <path d={path} />
        </svg>
      )}
    </i>
  );
}

export function SportIcon({ sportId, size }: { sportId: number; size?: number }) {
  return <Picture of={sportId} size={size} />;
}

/** Without a network the words stand alone, until it is back. */
const drawings = loadable(() => loadedBeside(() => import('./drawings.ts')));
