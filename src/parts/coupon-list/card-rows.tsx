import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ShownRows, type ShownRowsProps } from '../../ui/list/shown-rows.tsx';
import styles from './card-rows.module.css';

export interface CardRowsProps<Row> extends Omit<ShownRowsProps<Row>, 'rowHeight' | 'cellWidth' | 'skeleton'> {
  cardHeight: number;
  /** "Kuponların yükleniyor…" */
  loading: string;
}

/** As in card-rows.module.css. */
const GAP = 12;
/** Two cards stand beside each other where each is as wide as on a phone. */
const CARD_WIDTH = 350;

/** A list of coupons as cards, or why there are none. */
export function CardRows<Row>({ cardHeight, loading, render, ...list }: CardRowsProps<Row>) {
  return (
    <div className={styles['rows']}>
      <ShownRows
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
