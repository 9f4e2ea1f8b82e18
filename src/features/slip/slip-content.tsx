import { Ticket } from 'lucide-react';
import { useSelections } from '../../state/slip.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './slip-content.module.css';
import { SlipFailure } from './slip-failure.tsx';
import { SlipItem } from './slip-item.tsx';
import { type SlipSummary, slipSummary } from './slip-summary.ts';

/** The selections and what they come to; the same in the sheet and in the column. */
export function SlipContent() {
  const selections = useSelections();
  return (
    <div className={styles['content']}>
      <SlipFailure />
      {selections.length === 0 ? (
        <EmptyState icon={<Ticket size={24} aria-hidden />} title="Kuponun boş" text="Oranlara dokunarak seçim ekle." />
      ) : (
        <>
          <ul className={styles['items']} aria-label="Seçimlerin">
            {selections.map((selection) => (
              <li key={selection.eventId}>
                <SlipItem selection={selection} />
              </li>
            ))}
          </ul>
          <Totals summary={slipSummary(selections)} />
        </>
      )}
    </div>
  );
}

function Totals({ summary }: { summary: SlipSummary }) {
  return (
    <footer className={styles['totals']}>
      {summary.closed > 0 && (
        <p className={styles['notice']}>{summary.closed} seçim şu anda bahse kapalı. Açılmasını bekle ya da kaldır.</p>
      )}
      <dl className={`${styles['figures']} num`}>
        <dt>Maç sayısı</dt>
        <dd>{summary.count}</dd>
        <dt className={styles['big']}>Toplam oran</dt>
        <dd className={styles['big']}>{summary.totalOdd}</dd>
      </dl>
    </footer>
  );
}
