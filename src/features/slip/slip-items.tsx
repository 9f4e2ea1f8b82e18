/** The selections of the slip. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Crown from 'lucide-react/icons/crown';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { memo, useRef } from 'react';
import { oddText } from '../../domain/number-text.ts';
import { legLiveScore, mayBeRunning } from '../../domain/coupon/live-legs.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import { oddChange } from '../../domain/slip/odds-consent.ts';
import { kingHint } from './slip-view.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import type { EventRow } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';
import { EventLink, eventHref } from '../../parts/event-link/event-link.tsx';
import { Teams } from '../../parts/leg-list/teams.tsx';
import { useChangeTint } from '../../state/device/change-tint.ts';
import { changeSlip, useSelections } from '../../state/slip/slip-calls.ts';
import { removeSelection } from './use-slip-undo.ts';
import { useToday, useMinute } from '../../state/device/clock.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './slip-items.module.css';
import { useMovedMatches } from '../../state/coupons/moved-matches.ts';

/** The selections in the order they were made. */
export function SlipItems({ bankerOffered }: { bankerOffered: boolean }) {
  const selections = useSelections();
  const moved = useMovedSelections(selections);
  return (
    <ul className={styles['items']} aria-label="Seçimlerin">
      {selections.map((selection) => (
        <li key={selection.eventId}>
          <SlipItem selection={selection} bankerOffered={bankerOffered} moved={moved.get(selection.eventId)} />
        </li>
      ))}
    </ul>
  );
}

interface SlipItemProps {
  selection: Selection;
  /** True to show the banker button. */
  bankerOffered: boolean;
  /** Row of the selection's match if it runs under another id now. */
  moved: EventRow | undefined;
}

/** A selection: teams, pick and market, its current and agreed odd, and buttons for banker and removal. */
const SlipItem = memo(function SlipItem({ selection, bankerOffered, moved }: SlipItemProps) {
  const { sportId, eventId, eventName, marketName, outcomeName, open, banker, status } = selection;
  return (
    <div
      className={classNames('stack middle', styles['item'], !open && styles['closed'])}
      data-event={eventId}
      data-status={status}
      data-tour="slip-item"
    >
      <span className={`flex between shrink gap-2 ${styles['top']}`}>
        <EventLink href={eventHref(sportId, eventId)} className={styles['teams']}>
          <Teams eventName={eventName} sportId={sportId} />
        </EventLink>
        <When selection={selection} moved={moved} />
      </span>
      <span className={`row wrap shrink ${styles['pick']}`}>
        <b>{pickText(outcomeName, marketName)}</b>
        {(bankerOffered || banker) && (
          <button
            type="button"
            className={`text-xs weight-650 muted ${styles['banker']}`}
            aria-pressed={banker}
            aria-label={`${eventName} banko`}
            onClick={() => void changeSlip({ type: 'banker', eventId, banker: !banker })}
          >
            Banko
          </button>
        )}
      </span>
      <ItemOdd selection={selection} />
      <span className={`text-xs muted ${styles['market']}`}>
        {!open && (
          <b className={`middle weight-650 ${styles['why']}`}>
            <ClockAlert size={14} aria-hidden /> {closedWords[status]}
          </b>
        )}
        {marketName}
      </span>
      <button
        type="button"
        className={styles['remove']}
        aria-label={`${eventName}, ${marketName} ${outcomeName} seçimini kaldır`}
        onClick={({ detail }) => removeSelection(eventId, detail === 0)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}, isSame);

const closedWords: Record<Selection['status'], string> = {
  open: '',
  suspended: 'Askıda',
  removed: 'Kapandı',
};

/** Score and minute of a running match, otherwise the start time. */
function When({ selection, moved }: Pick<SlipItemProps, 'selection' | 'moved'>) {
  const today = useToday();
  const { start } = selection;
  const live = selection.live ? selection : moved && legLiveScore(moved);
  if (live) {
    const { clock, score } = live;
    return (
      <span className={`rigid text-xs muted row weight-700 ${styles['live']} num`}>
        <span className="visually-hidden">Canlı </span>
        {clock === '' ? <span aria-hidden>Canlı</span> : clock}
        {score !== '' && <b data-score>{score}</b>}
      </span>
    );
  }
  return (
    <span className={`rigid text-xs muted ${styles['when']} num`}>
      {dayLabel(dayKey(start), today)} {clockTime(start)}
    </span>
  );
}

/** The current odd; before it the agreed one while they differ. */
function ItemOdd({ selection }: { selection: Selection }) {
  const element = useRef<HTMLSpanElement>(null);
  const { marketId, outcomeNumber, odd, open } = selection;
  useChangeTint(element, `${marketId}:${outcomeNumber}`, odd);
  const change = oddChange(selection);
  const king = kingHint(selection);
  return (
    <span
      ref={element}
      className={classNames('row', styles['odd'], 'num', change !== null && styles[change.direction])}
    >
      {!open && (
        <>
          <Lock size={15} aria-hidden />
          <span className="visually-hidden">Bahse kapalı,</span>
        </>
      )}
      {open && king !== '' && (
        <span className={styles['king']} title={king}>
          <Crown size={13} aria-hidden />
          <span className="visually-hidden">{king}, </span>
        </span>
      )}
      {change !== null && (
        <>
          <span className="visually-hidden">Önceki oran </span>
          <s translate="no">{oddText(change.from)}</s>
          <ArrowRight size={13} aria-label={change.direction === 'up' ? 'yükseldi' : 'düştü'} />
        </>
      )}
      <b translate="no" data-odd>
        {oddText(odd)}
      </b>
    </span>
  );
}

/** Compares by value, because the engine sends all selections again when one changes. */
function isSame(before: SlipItemProps, after: SlipItemProps): boolean {
  const [one, other]: [Record<string, unknown>, Record<string, unknown>] = [
    { ...before.selection },
    { ...after.selection },
  ];
  if (before.bankerOffered !== after.bankerOffered || before.moved !== after.moved) return false;
  return Object.keys(other).every((key) => one[key] === other[key]);
}

/** Returns the current rows, by the selection's event id; loads nothing while no match has moved. */
function useMovedSelections(selections: readonly Selection[]): ReadonlyMap<number, EventRow> {
  const now = useMinute();
  return useMovedMatches(
    selections.filter((selection) => !selection.live && selection.status === 'removed' && mayBeRunning(selection, now)),
  );
}
