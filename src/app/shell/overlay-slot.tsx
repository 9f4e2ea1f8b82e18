import { Suspense, lazy, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { dialogs } from '../../state/dialogs.ts';
import { PageBoundary } from '../errors/page-boundary.tsx';

const Overlays = lazy(() => import('./overlays.tsx'));

/** By then the first screen stands, or waits for the network; what stands over it is loaded beside. */
const FIRST_SCREEN_MS = 1_000;

/** Loads the overlays after the first screen, or at once when one is asked for. */
export function OverlaySlot() {
  const { modal, sheet } = useSnapshot(dialogs);
  const [due, setDue] = useState(false);
  if (!due && (modal.isOpen || sheet.isOpen)) setDue(true);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!due) return null;
  return (
    <PageBoundary compact resetKey="">
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </PageBoundary>
  );
}
