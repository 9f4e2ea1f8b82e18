import { useEffect } from 'react';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { useOverlaySlot } from '../../state/overlays/overlay-queue.ts';
import { closeTour, useRequestedTour, useShownHint, useNextHint, useTour } from '../../state/overlays/tours.ts';
import styles from './tour-host.module.css';
import { useNativeDialog } from './dialogs/use-native-dialog.ts';

const Tour = createLoadableComponent(() => import('../../features/tour/tour.tsx'));
const HintHost = createLoadableComponent(() => import('../../features/tour/hint-host.tsx'));

/**
 * Renders hints of the first use beside what they explain, and a requested tour in a dialog over the page, which Esc
 * closes.
 */
export function TourHost() {
  const { isOpen } = useTour();
  const asked = useRequestedTour() !== '';
  const hinting = useShownHint() !== '';
  const due = useNextHint() !== undefined;
  const turn = useOverlaySlot('tour', asked || isOpen);
  // A dialog that needs an answer has precedence, so the tour closes.
  useEffect(() => {
    if (isOpen && !turn) closeTour();
  }, [isOpen, turn]);
  const dialog = useNativeDialog({ isOpen, escapable: true, lightDismiss: true, dismiss: closeTour });
  return (
    <>
      {(due || hinting) && <HintHost />}
      {/* The native dialog handles the keyboard itself: Esc arrives as `cancel`. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog {...dialog} className={styles['tour']} aria-label="Kısa tanıtım">
        {turn && <Tour />}
      </dialog>
    </>
  );
}
