import { useMemo, useState } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { textScale } from '../../ui/list/text-scale.ts';
import { LoadedList, type LoadedListProps } from '../../ui/list/loaded-list.tsx';
import styles from './card-rows.module.css';

interface CardRowsProps<Row> extends Omit<LoadedListProps<Row>, 'rowHeight' | 'heightOf' | 'cellWidth' | 'skeleton'> {
  /** Height of a card at the default text size, px; of the lowest if they differ. */
  cardHeight: number;
  /** Expected height of each card, px at the default text size, if they differ. */
  cardHeightOf?: (row: Row) => number;
  /** "Kuponların yükleniyor…" */
  loading: string;
}

/** Same value as in card-rows.module.css, px. */
const GAP = 12;
/** Minimum width of a card, px: two fit side by side only if each is as wide as on a phone. */
const CARD_WIDTH = 350;

/** List of coupon cards, or the reason why it is empty. */
export function CardRows<Row>({ cardHeight, cardHeightOf, loading, render, ...list }: CardRowsProps<Row>) {
  const heightOf = useMemo(() => cardHeightOf && ((row: Row) => cardHeightOf(row) + GAP), [cardHeightOf]);
  const [scale] = useState(textScale);
  return (
    <div className={styles['rows']}>
      <LoadedList
        {...list}
        render={(row) => <div className={styles['row']}>{render(row)}</div>}
        rowHeight={Math.round(scale * cardHeight) + GAP}
        heightOf={heightOf}
        cellWidth={CARD_WIDTH}
        skeleton={
          <div aria-busy="true">
            <p className="visually-hidden">{loading}</p>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className={styles['row']}>
                <Skeleton height={Math.round(scale * cardHeight)} radius="l" />
              </div>
            ))}
          </div>
        }
      />
    </div>
  );
}
