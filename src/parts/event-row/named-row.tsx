import type { EventRow } from '../../model/program.ts';
import { EventTime } from './event-time.tsx';
import { MoreMarkets } from './more-markets.tsx';
import styles from './named-row.module.css';
import { OddButton } from '../odd/odd-button.tsx';
import { ScoreLines } from './score-lines.tsx';

export interface NamedRowProps {
  row: EventRow;
  selected: { marketId: number; outcomeNumber: number } | undefined;
  onSelect: (eventId: number, marketId: number, outcomeNumber: number) => void;
  href: string | undefined;
  showDay: boolean;
  /** Market names per column, where rows may show different markets. */
  columnTitles?: readonly string[] | undefined;
  note?: string | undefined;
}

/**
 * An event whose outcomes are names ("Galatasaray", "Fenerbahçe" …): its name above, all outcomes of its first market
 * in one line that scrolls. As high as any other row.
 */
export function NamedRow({ row, selected, onSelect, href, showDay, columnTitles = [], note = '' }: NamedRowProps) {
  const column = row.columns.findIndex((candidate) => candidate !== null);
  const market = row.columns[column] ?? null;
  const title = columnTitles.length > 1 ? (columnTitles[column] ?? '') : '';
  return (
    <article className={styles['row']} data-event={row.id} aria-label={row.name}>
      <EventTime row={row} showDay={showDay} />
      <div className={styles['middle']}>
        <ScoreLines row={row} href={href} oneLine note={[title, note].filter(Boolean).join(' · ')} />
        <div className={styles['outcomes']}>
          {market?.outcomes.map((outcome) => (
            <OddButton
              key={outcome.number}
              eventId={row.id}
              market={market}
              outcome={outcome}
              selected={market.id === selected?.marketId && outcome.number === selected.outcomeNumber}
              onSelect={onSelect}
              label={outcome.name}
              name={[row.name, [title, outcome.name].filter(Boolean).join(' ')].join(', ')}
              locked={row.phase !== 0 && row.status !== 1}
              wide
            />
          ))}
        </div>
      </div>
      <MoreMarkets row={row} href={href} />
    </article>
  );
}
