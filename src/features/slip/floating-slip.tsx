import { decimalText } from '../../domain/number-text.ts';
import { useEffect } from 'react';
import { useOverlayTurn } from '../../state/overlays/queue.ts';
import { useSession } from '../../state/member/session.ts';
import { usePlay } from '../../state/slip/slip.ts';
import { takeSlipWanted, useSlipWanted } from '../../state/slip/slip-return.ts';
import styles from './places.module.css';
import { SlipFailure } from './slip-failure.tsx';
import { showSlip } from './slip-sheet.tsx';
import { useSlip } from './use-slip.ts';

/** The summary above the bottom navigation, there while something is selected; a tap opens the slip as a sheet. */
export default function FloatingSlip() {
  const { slip, price } = useSlip();
  const { phase } = usePlay();
  useReturnToSlip();
  const count = slip.items.length;
  const words = playWords[phase];
  if (count === 0 && words === undefined) return <SlipFailure floating />;
  return (
    <>
      <SlipFailure floating />
      {/* Room at the end of the page for what the bar covers. */}
      <div className={styles['room']} aria-hidden />
      <button type="button" className={`${styles['bar']} num`} aria-haspopup="dialog" onClick={showSlip}>
        {count > 0 && (
          <span className={styles['count']}>
            {count}
            <span className="visually-hidden"> seçim, </span>
          </span>
        )}
        Kuponum
        <span className={styles['sum']}>
          <span className="visually-hidden">, </span>
          {words ?? decimalText(BigInt(price.king.odd))}
          {words === undefined && <small>Toplam oran</small>}
        </span>
      </button>
    </>
  );
}

/** What came of a tap is not lost with the sheet it was made in. */
const playWords: Partial<Record<ReturnType<typeof usePlay>['phase'], string>> = {
  sending: 'Gönderiliyor…',
  unknown: 'Kontrol ediliyor',
  confirmed: 'Oluştu',
  rejected: 'Oynanmadı',
  notMade: 'Oluşmadı',
};

/** Whoever signed in to play finds the slip open again, once nothing else stands over the page. */
function useReturnToSlip(): void {
  const wanted = useSlipWanted();
  const { phase } = useSession();
  const turn = useOverlayTurn('slip', wanted && phase === 'member');
  useEffect(() => {
    if (turn && takeSlipWanted()) showSlip();
  }, [turn]);
}
