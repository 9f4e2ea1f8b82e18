import { Suspense, lazy, useEffect } from 'react';
import { useSelections } from '../../state/slip/slip.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { focusSlip, isSlipKey } from '../../state/slip/slip-focus.ts';

const SlipColumn = lazy(() => import('./slip-column.tsx'));
const FloatingSlip = lazy(() => import('./floating-slip.tsx'));

/** The slip in every tab alike: a column beside the program from 1100 px, below that a bar that opens a sheet. */
export default function SlipBar() {
  const desktop = useViewport() === 'desktop';
  useSlipKey();
  return (
    <>
      <SlipStatus />
      <Suspense fallback={null}>{desktop ? <SlipColumn /> : <FloatingSlip />}</Suspense>
    </>
  );
}

/** Tells who cannot see the bar that the slip changed. */
function SlipStatus() {
  const count = useSelections().length;
  return <output className="visually-hidden">{count === 0 ? '' : `Kuponunda ${count} seçim var`}</output>;
}

/** From anywhere on the page. */
function useSlipKey(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (!isSlipKey(event)) return;
      event.preventDefault();
      focusSlip();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
