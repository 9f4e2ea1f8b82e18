import { useState } from 'react';
import { ALL_YEARS as ALL, roundYears, roundsOfYear, spanText, yearOf } from '../../domain/pool/results.ts';
import type { PoolSpan } from '../../model/pool.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { completeRows } from '../../ui/list/complete-rows.ts';
import { EndlessList } from '../../ui/list/endless-list.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './round-picker.module.css';

export interface RoundPickerProps {
  spans: readonly PoolSpan[];
  /** Number of the round on screen. */
  shown: number | undefined;
  onChoose: (cycle: number) => void;
}

/** All rounds beside the one on screen, in their own scroll container. */
export function RoundPane(props: RoundPickerProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <aside className={styles['pane']} aria-label="Programlar">
      <Rounds {...props} scroller={scroller} place={setScroller} />
    </aside>
  );
}

/** The same list inside a sheet, whose content scrolls. */
export function RoundsInSheet(props: RoundPickerProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div ref={(here) => setScroller(here?.parentElement ?? null)} className={styles['sheet']}>
      <Rounds {...props} scroller={scroller} />
    </div>
  );
}

interface RoundsProps extends RoundPickerProps {
  scroller: HTMLElement | null;
  /** Receives the scrolling element if this component renders it. */
  place?: (element: HTMLElement | null) => void;
}

/** Choice of a year, and its rounds by date; only the visible ones of some hundred rounds are rendered. */
function Rounds({ spans, shown, onChoose, scroller, place }: RoundsProps) {
  const years = roundYears(spans);
  const span = spans.find(({ cycle }) => cycle === shown);
  const [chosen, setChosen] = useState<string>();
  const year = chosen ?? (span === undefined ? years[0] : yearOf(span)) ?? ALL;
  const list = (
    <EndlessList
      key={year}
      of={completeRows(roundsOfYear(spans, year))}
      label={year === ALL ? 'Bütün programlar' : `${year} programları`}
      keyOf={({ cycle }) => String(cycle)}
      rowHeight={ROW_HEIGHT}
      fixed
      scroller={scroller}
      render={(each) => (
        <button
          type="button"
          className={classNames(styles['row'], each.cycle === shown && styles['current'])}
          aria-current={each.cycle === shown ? 'true' : undefined}
          data-cycle={each.cycle}
          onClick={() => onChoose(each.cycle)}
        >
          <b className="num">
            {spanText(each)}
            {year === ALL && ` ${yearOf(each)}`}
          </b>
          <span className="num">{each.cycle}. program</span>
        </button>
      )}
    />
  );
  return (
    <>
      <fieldset className={styles['years']} aria-label="Yıl">
        {[...years, ALL].map((each) => (
          <Chip key={each} selected={each === year} onClick={() => setChosen(each)}>
            {each === ALL ? 'Tümü' : each}
          </Chip>
        ))}
      </fieldset>
      {place === undefined ? (
        list
      ) : (
        <div ref={place} className={styles['scroll']}>
          {list}
        </div>
      )}
    </>
  );
}

/** Px, as in round-picker.module.css. */
const ROW_HEIGHT = 48;
