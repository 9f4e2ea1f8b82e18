import { decimalText } from '../../domain/number-text.ts';
import { sharedSlipView } from './shared-slip-view.ts';
import type { OpenedSlip } from '../../model/slip.ts';
import styles from './shared-slip-page.module.css';

/** Header of a shared slip: its kind, its total odd, and the changes since it was shared. */
export function SharedSlipHeader({ slip }: { slip: OpenedSlip }) {
  const { kind, odd, originalOdd: keptOdd, changesText: news } = sharedSlipView(slip);
  return (
    <section className={styles['head']} aria-label="Paylaşılan kupon">
      <p className={`stack gap-2px text-sm muted ${styles['about']}`}>
        <b>{kind}</b>
        <span>Henüz oynanmamış bir kupon. Oranlar şu anki oranlar.</span>
        {news !== '' && <span className={styles['news']}>Paylaşıldığından beri {news}.</span>}
      </p>
      {odd !== null && (
        <p className={`stack text-xs faint ${styles['total']} num`}>
          <span>Toplam oran</span>
          <b translate="no">{decimalText(odd)}</b>
          {keptOdd !== null && (
            <span>
              <span className="visually-hidden">Paylaşıldığında </span>
              <s translate="no">{decimalText(keptOdd)}</s>
            </span>
          )}
        </p>
      )}
    </section>
  );
}
