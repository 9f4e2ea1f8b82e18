import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef } from 'react';
import { closeHint, useHint } from '../../state/overlays/tours.ts';
import { type Hint, hints } from './hints.ts';
import { hintTarget, isUncovered } from './tour-target.ts';
import styles from './hint.module.css';

/** The hint on screen: it takes no focus, blocks nothing, and goes with a tap anywhere (rule navigation-7). */
export function ShownHint() {
  const name = useHint();
  return name === '' ? null : <Note key={name} hint={hints[name]} />;
}

function Note({ hint }: { hint: Hint }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = note.current;
    const target = hintTarget(hint.selector);
    if (element === null || target === null) {
      closeHint();
      return undefined;
    }
    // Over a sheet as well: the slip of a phone is one.
    element.showPopover();
    const stopFollowing = autoUpdate(target, element, () => {
      if (target.isConnected && isUncovered(target)) void place(element, target);
      else closeHint();
    });
    const stopListening = closeWithTap(element);
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [hint]);
  return (
    <section aria-label="İpucu">
      <div ref={note} popover="manual" role="note" className={styles['note']}>
        <b>{hint.title}</b> {hint.text}
      </div>
    </section>
  );
}

/** A tap on the note itself is meant for nothing that lies under it. */
function closeWithTap(note: HTMLElement): () => void {
  const end = new AbortController();
  const onClick = (event: MouseEvent): void => {
    const { left, top, right, bottom } = note.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (inside && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
    closeHint();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') closeHint();
  };
  addEventListener('click', onClick, { capture: true, signal: end.signal });
  addEventListener('keydown', onKey, { capture: true, signal: end.signal });
  return () => end.abort();
}

const GAP = 8;
const EDGE = 8;

async function place(note: HTMLElement, target: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(target, note, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(GAP),
      flip({ fallbackPlacements: ['top-start', 'right', 'left'], padding: EDGE }),
      shift({ padding: EDGE }),
    ],
  });
  note.style.setProperty('left', `${x}px`);
  note.style.setProperty('top', `${y}px`);
}
