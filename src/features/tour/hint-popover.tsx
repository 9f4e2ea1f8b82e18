import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef } from 'react';
import { closeHint, useShownHint } from '../../state/overlays/tours.ts';
import { type Hint, hints, HINT_GAP_PX, hintTarget, isUncovered, noteWidth } from './tour-target.ts';
import styles from './hint-popover.module.css';

/** The hint on screen: takes no focus, blocks nothing, and closes with a tap anywhere (rule navigation-7). */
export function HintPopover() {
  const name = useShownHint();
  return name === '' ? null : <Note key={name} hint={hints[name]} />;
}

function Note({ hint }: { hint: Hint }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = note.current;
    const target = hintTarget(hint);
    if (element === null || target === null) {
      closeHint();
      return undefined;
    }
    // A popover is shown above a sheet as well, such as the slip on a phone.
    element.showPopover();
    const stopFollowing = autoUpdate(target, element, () => {
      const width = noteWidth(hint, target);
      if (target.isConnected && isUncovered(target) && width > 0) void place(element, target, width);
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
      <div ref={note} popover="manual" role="note" className={`text-xs muted leading-145 ${styles['note']}`}>
        <b>{hint.title}</b> {hint.text}
      </div>
    </section>
  );
}

/** Closes the hint with a tap or Escape. A tap on the note itself does not reach the elements below it. */
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
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The key press is consumed, so that it does not also close a sheet below or clear a field.
    event.preventDefault();
    closeHint();
  };
  addEventListener('click', onClick, { capture: true, signal: end.signal });
  addEventListener('keydown', onKey, { capture: true, signal: end.signal });
  return () => end.abort();
}

async function place(note: HTMLElement, target: HTMLElement, width: number): Promise<void> {
  // The maximum width is set before the note is measured.
  note.style.setProperty('--room', `${width}px`);
  const { x, y } = await computePosition(target, note, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(HINT_GAP_PX),
      flip({ fallbackPlacements: ['top-start', 'right', 'left'], padding: HINT_GAP_PX }),
      shift({ boundary: { x: 0, y: 0, width: width + 2 * HINT_GAP_PX, height: innerHeight }, padding: HINT_GAP_PX }),
    ],
  });
  note.style.setProperty('left', `${x}px`);
  note.style.setProperty('top', `${y}px`);
}
