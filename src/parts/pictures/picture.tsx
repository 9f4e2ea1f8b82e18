/** Icons of the icon set, in the text colour. Decorative, because the words are beside them. */
import type { CSSProperties } from 'react';
import { loadWithFirstScreen } from '../../state/load/after-first-screen.ts';
import { createLoadable, useLoadable } from '../../state/load/loadable.ts';
import type { PictureName } from './picture-paths.ts';
import styles from './picture.module.css';

interface PictureProps {
  of: PictureName;
  /** Width and height, px. */
  size?: number | undefined;
}

/**
 * Icon; its space is reserved before it loads. A path instead of a mask with an address, because Chromium creates a
 * document for each address, and twenty-six of them took 25 ms of the first paint.
 */
export function Picture({ of, size = 18 }: PictureProps) {
  const path = useLoadable(drawings)?.picturePath(of);
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

/** Loads the icons; without a network they stay empty and the load is retried later. */
const drawings = createLoadable(() => loadWithFirstScreen(() => import('./picture-paths.ts')));
