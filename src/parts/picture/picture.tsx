/** Pictures of the kept set, in the colour of the words beside them. They say nothing: the words do. */
import { type CSSProperties, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { loadedBeside } from '../../state/load/after-first-screen.ts';
import type { PictureName, drawingOf } from './drawings.ts';
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
  const path = useSyncExternalStore(arrived.add, drawing, drawing)?.(of);
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

const arrived = createListeners();
let draw: typeof drawingOf | undefined;
const drawing = () => draw;

// Without a network the words stand alone, until it is back.
void loadedBeside(() => import('./drawings.ts')).then((loaded) => {
  draw = loaded.drawingOf;
  arrived.tell();
});
