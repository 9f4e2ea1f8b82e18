import { useState } from 'react';
import { ALL_YEARS as ALL, roundYears, roundsOfYear, roundDatesText, roundYear } from './pool-rounds.ts';
import type { PoolRoundSpan } from '../../model/pool.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { completeRows } from '../../ui/list/complete-rows.ts';
import { EndlessList } from '../../ui/list/endless-list.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './pool-results.module.css';

export interface RoundPickerProps {
  spans: readonly PoolRoundSpan[];
  /** Number of the round on screen. */
  currentCycle: number | undefined;
  onChoose: (cycle: number) => void;
}

/** All rounds beside the one on screen, in their own scroll container. */
export function RoundPickerPane(props: RoundPickerProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <aside className={`card stack clip gap-2 ${styles['pane']}`} aria-label="Programlar">
      <Rounds {...props} scroller={scroller} place={setScroller} />
    </aside>
  );
}

/** The same list inside a sheet, whose content scrolls. */
export function RoundPickerSheet(props: RoundPickerProps) {
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
function Rounds({ spans, currentCycle: shown, onChoose, scroller, place }: RoundsProps) {
  const years = roundYears(spans);
  const span = spans.find(({ cycle }) => cycle === shown);
  const [chosen, setChosen] = useState<string>();
  const year = chosen ?? (span === undefined ? years[0] : roundYear(span)) ?? ALL;
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
          className={classNames('row between gap-3 text-sm', styles['row'], each.cycle === shown && styles['current'])}
          aria-current={each.cycle === shown ? 'true' : undefined}
          data-cycle={each.cycle}
          onClick={() => onChoose(each.cycle)}
        >
          <b className="num">
            {roundDatesText(each)}
            {year === ALL && ` ${roundYear(each)}`}
          </b>
          <span className="num">{each.cycle}. hafta</span>
        </button>
      )}
    />
  );
  return (
    <>
      <fieldset className={`flex wrap ${styles['years']}`} aria-label="Yıl">
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
