import { type ReactNode, memo, useLayoutEffect, useRef, useState } from 'react';
import type { SelectedOutcome } from '../../../state/slip/selected-outcome.ts';
import { useRenderedRowCount } from '../../../state/load/use-rendered-row-count.ts';
import { balanceColumns, columnCount } from './balance-columns.ts';
import styles from './odds.module.css';
import { MarketCard, type MarketCardProps } from './market-card.tsx';
import type { ShownCard, ShownSection } from './shown-markets.ts';

interface CardSectionsProps extends Omit<CardColumnsProps, 'cards' | 'firstPlace' | 'drawn'> {
  sections: ShownSection[];
  /** Shown below the first section. */
  note: ReactNode;
}

/** The cards of all sections, one below the other: cards above the fold are drawn first, the others right after. */
export function CardSections({ sections, note, ...cards }: CardSectionsProps) {
  const starts = startsOf(sections);
  const total = sections.reduce((sum, section) => sum + section.cards.length, 0);
  const drawn = useRenderedRowCount(total, GROWTH);
  return sections.map((section, index) => {
    const firstPlace = starts[index] ?? 0;
    return (
      <section key={section.id} aria-label={section.name}>
        <h2 className={sections.length > 1 ? `text-sm weight-600 muted ${styles['heading']}` : 'visually-hidden'}>
          {section.name}
        </h2>
        <CardColumns
          {...cards}
          cards={section.cards}
          firstPlace={firstPlace}
          drawn={Math.min(section.cards.length, Math.max(0, drawn - firstPlace))}
        />
        {index === 0 && note}
      </section>
    );
  });
}

/** A match has about forty cards that take 1 to 2 ms each; a phone shows four of them, a desktop ten. */
const GROWTH = { first: 5, step: 5 };

/** Place of each section's first card among all. */
function startsOf(sections: readonly ShownSection[]): number[] {
  let place = 0;
  return sections.map(({ cards }) => {
    const start = place;
    place += cards.length;
    return start;
  });
}

interface CardColumnsProps extends Pick<
  MarketCardProps,
  'view' | 'config' | 'wide' | 'onToggle' | 'onSelect' | 'onTidy'
> {
  cards: ShownCard[];
  /** Place of the first card among all of the page. */
  firstPlace: number;
  /** Number of cards drawn so far; the others have placeholders. */
  drawn: number;
  event: MarketCardProps['event'] & { locked: boolean };
  collapsed: ReadonlySet<number>;
  selected: SelectedOutcome | undefined;
  percentages: Record<string, Record<string, number>> | undefined;
}

/** Cards of one section, in as many columns as there is room for. */
const CardColumns = memo(function CardColumns(props: CardColumnsProps) {
  const { cards, firstPlace, drawn, event, collapsed, selected, percentages } = props;
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumnCount(box);
  const balanced = balanceColumns(
    cards.map((card) => card.rows),
    columns,
  );
  return (
    <div ref={box} className={`flex gap-3 ${styles['columns']}`}>
      {balanced.map((places, column) => (
        <div key={column} className={`stack one-column fill shrink ${styles['column']}`}>
          {places.map((place) => {
            const card = cards[place];
            if (card === undefined) return null;
            return (
              <div
                key={card.id}
                className={styles['slot']}
                style={{ containIntrinsicBlockSize: `auto ${cardHeight(card.rows)}px` }}
                data-card={firstPlace + place}
              >
                {place >= drawn ? (
                  <div style={{ height: cardHeight(card.rows) }} />
                ) : (
                  <MarketCard
                    view={props.view}
                    id={card.id}
                    marketKey={card.key}
                    line={card.line}
                    config={props.config}
                    event={event}
                    removed={card.removed}
                    locked={event.locked}
                    wide={props.wide}
                    collapsed={collapsed.has(card.id)}
                    onToggle={props.onToggle}
                    selectedOutcome={selected?.marketId === card.id ? selected.outcomeNumber : 0}
                    onSelect={props.onSelect}
                    onTidy={props.onTidy}
                    percentages={percentages === undefined ? undefined : (percentages[String(card.id)] ?? none)}
                  />
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** Height of an open card, for those that were never on screen: head, borders and padding, rows and the gaps between. */
function cardHeight(rows: number): number {
  return 58 + rows * 40 + (rows - 1) * 6;
}

const none: Record<string, number> = {};
function useColumnCount(box: { current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => setColumns(columnCount(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return columns;
}
