import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useRequestedDialog } from '../../state/overlays/requested-dialog.ts';
import { dialogs } from '../../state/overlays/dialogs.ts';
import { firstScreen } from '../../state/load/first-screen.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { PageBoundary } from '../errors/page-boundary.tsx';

const Overlays = createLoadableComponent(() => import('./overlays.tsx'));

/** Loads the overlays after the first screen, or at once when a dialog is requested. */
export function OverlaySlot() {
  const { modal, sheet } = useSnapshot(dialogs);
  const asked = useRequestedDialog() !== null;
  const [due, setDue] = useState(false);
  if (!due && (asked || modal.isOpen || sheet.isOpen)) setDue(true);
  useEffect(() => {
    void firstScreen.ready.then(() => setDue(true));
  }, []);
  if (!due) return null;
  return (
    <PageBoundary compact resetKey="">
      <Overlays />
    </PageBoundary>
  );
}
