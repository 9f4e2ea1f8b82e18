import type { OpenedSlip } from '../../model/slip.ts';
import { SharedItem } from './shared-item.tsx';
import styles from './shared-slip-page.module.css';
import { TakeOver } from './take-over.tsx';

/** Somebody's slip that was not played. */
export function SharedSlip({ shared: { items, terms } }: { shared: OpenedSlip }) {
  return (
    <>
      <ul className={styles['items']} aria-label="Kuponun seçimleri">
        {items.map((item) => (
          <li key={`${item.eventId}:${item.marketId}:${item.outcomeNumber}`}>
            <SharedItem item={item} />
          </li>
        ))}
      </ul>
      <TakeOver items={items} terms={terms} wanted={items.length}>
        {terms.systems.length > 0 && <p className={styles['hint']}>Sistem {terms.systems.join(', ')}</p>}
      </TakeOver>
    </>
  );
}
