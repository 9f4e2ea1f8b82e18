import { Suspense, lazy, useEffect } from 'react';
import { useOverlayTurn } from '../../state/overlays/queue.ts';
import { closeTour, useTour, useTourDue } from '../../state/overlays/tours.ts';
import styles from './tour-host.module.css';
import { useNativeDialog } from './dialogs/use-native-dialog.ts';

const Tour = lazy(() => import('../../features/tour/tour.tsx'));

/** Where a first-use tour stands: over everything, and away with Esc or a tap beside its card. */
export function TourHost() {
  const { isOpen } = useTour();
  const due = useTourDue() !== undefined;
  const turn = useOverlayTurn('tour', due || isOpen);
  // What asks the player something is answered first.
  useEffect(() => {
    if (isOpen && !turn) closeTour();
  }, [isOpen, turn]);
  const dialog = useNativeDialog({ isOpen, escapable: true, lightDismiss: true, dismiss: closeTour });
  return (
    // The native dialog answers the keyboard by itself: Esc arrives as cancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...dialog} className={styles['tour']} aria-label="Kısa tanıtım">
      {turn && (
        <Suspense fallback={null}>
          <Tour />
        </Suspense>
      )}
    </dialog>
  );
}
