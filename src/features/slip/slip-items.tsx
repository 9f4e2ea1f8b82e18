import type { SlipView } from '../../domain/slip/slip-view.ts';
import { useSelections } from '../../state/slip/slip.ts';
import { SlipItem } from './slip-item.tsx';
import styles from './slip-items.module.css';

/** The selections in the order they were made. */
export function SlipItems({ view: { offered } }: { view: SlipView }) {
  const selections = useSelections();
  // A banker needs columns to be in, and others to choose between.
  const bankerOffered = offered.length > 0 && selections.length > 1;
  return (
    <ul className={styles['items']} aria-label="Seçimlerin">
      {selections.map((selection) => (
        <li key={selection.eventId}>
          <SlipItem selection={selection} bankerOffered={bankerOffered} />
        </li>
      ))}
    </ul>
  );
}
