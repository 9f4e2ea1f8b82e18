import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadedList, type LoadedListProps } from '../../ui/list/loaded-list.tsx';
import styles from './card-rows.module.css';

interface CardRowsProps<Row> extends Omit<LoadedListProps<Row>, 'rowHeight' | 'cellWidth' | 'skeleton'> {
  cardHeight: number;
  /** "Kuponların yükleniyor…" */
  loading: string;
}

/** Same value as in card-rows.module.css, px. */
const GAP = 12;
/** Minimum width of a card, px: two fit side by side only if each is as wide as on a phone. */
const CARD_WIDTH = 350;

/** List of coupon cards, or the reason why it is empty. */
export function CardRows<Row>({ cardHeight, loading, render, ...list }: CardRowsProps<Row>) {
  return (
    <div className={styles['rows']}>
      <LoadedList
        {...list}
        render={(row) => <div className={styles['row']}>{render(row)}</div>}
        rowHeight={cardHeight + GAP}
        cellWidth={CARD_WIDTH}
        skeleton={
          <div aria-busy="true">
            <p className="visually-hidden">{loading}</p>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className={styles['row']}>
                <Skeleton height={cardHeight} radius="l" />
              </div>
            ))}
          </div>
        }
      />
    </div>
  );
}
