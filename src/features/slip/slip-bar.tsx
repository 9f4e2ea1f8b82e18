import { useSelections } from '../../state/slip.ts';
import { useViewport } from '../../state/viewport.ts';
import { FloatingSlip } from './floating-slip.tsx';
import { SlipColumn } from './slip-column.tsx';

/** The slip in every tab alike: a column beside the program from 1100 px, below that a bar that opens a sheet. */
export default function SlipBar() {
  const desktop = useViewport() === 'desktop';
  return (
    <>
      <SlipStatus />
      {desktop ? <SlipColumn /> : <FloatingSlip />}
    </>
  );
}

/** Tells who cannot see the bar that the slip changed. */
function SlipStatus() {
  const count = useSelections().length;
  return <output className="visually-hidden">{count === 0 ? '' : `Kuponunda ${count} seçim var`}</output>;
}
