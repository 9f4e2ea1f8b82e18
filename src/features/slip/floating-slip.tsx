import { showSheet } from '../../state/dialogs.ts';
import { useSelections } from '../../state/slip.ts';
import styles from './floating-slip.module.css';
import { SlipContent } from './slip-content.tsx';
import { SlipFailure } from './slip-failure.tsx';
import { SlipHead } from './slip-head.tsx';
import { slipSummary } from './slip-summary.ts';

/** The summary above the bottom navigation, there while something is selected; a tap opens the slip as a sheet. */
export function FloatingSlip() {
  const selections = useSelections();
  if (selections.length === 0) return <SlipFailure floating />;
  const { count, totalOdd } = slipSummary(selections);
  return (
    <>
      <SlipFailure floating />
      {/* Room at the end of the page for what the bar covers. */}
      <div className={styles['room']} aria-hidden />
      <button type="button" className={`${styles['bar']} num`} aria-haspopup="dialog" onClick={openSlip}>
        <span className={styles['count']}>
          {count}
          <span className="visually-hidden"> seçim, </span>
        </span>
        Kuponum
        <span className={styles['sum']}>
          <span className="visually-hidden">, </span>
          {totalOdd}
          <small>Toplam oran</small>
        </span>
      </button>
    </>
  );
}

function openSlip(): void {
  showSheet({ title: 'Kuponum', header: <SlipHead />, content: <SlipContent /> });
}
