/** What is chosen. */
import Crown from 'lucide-react/icons/crown';
import Lock from 'lucide-react/icons/lock';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import { memo, useRef } from 'react';
import { oddText } from '../../domain/odd-text.ts';
import { oddChange } from '../../domain/slip/odds-consent.ts';
import { type SlipView, kingHint } from '../../domain/slip/slip-view.ts';
import type { Selection } from '../../model/slip.ts';
import { EventLink, eventHref } from '../../parts/event-link/event-link.tsx';
import { useChangeTint } from '../../state/device/change-tint.ts';
import { changeSlip, useSelections } from '../../state/slip/slip.ts';
import { classNames } from '../../ui/style/class-names.ts';
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

interface SlipItemProps {
  selection: Selection;
  /** Shows the way to make it a banker. */
  bankerOffered: boolean;
}

/** One selection: what it is, its odd now and as agreed, and the way to take it back. Fixed height. */
const SlipItem = memo(function SlipItem({ selection, bankerOffered }: SlipItemProps) {
  const { sportId, eventId, eventName, marketName, outcomeName, open, live, banker, status } = selection;
  return (
    <div
      className={classNames(styles['item'], !open && styles['closed'])}
      data-event={eventId}
      data-status={status}
      data-tour="slip-item"
    >
      <div className={styles['text']}>
        <span className={styles['line']}>
          {live && <span className={styles['live']}>Canlı</span>}
          <EventLink href={eventHref(sportId, eventId)} className={styles['event']}>
            {eventName}
          </EventLink>
        </span>
        <span className={styles['line']}>
          <span className={styles['market']}>
            {marketName} · <b>{outcomeName}</b>
          </span>
          {(bankerOffered || banker) && (
            <button
              type="button"
              className={styles['banker']}
              aria-pressed={banker}
              aria-label={`B, ${eventName} banko`}
              onClick={() => void changeSlip({ type: 'banker', eventId, banker: !banker })}
            >
              B
            </button>
          )}
        </span>
      </div>
      <ItemOdd selection={selection} />
      <button
        type="button"
        className={styles['remove']}
        aria-label={`${eventName}, ${marketName} ${outcomeName} seçimini kaldır`}
        onClick={() => void changeSlip({ type: 'remove', eventId })}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}, isSame);

/** The odd now; above it the one the player agreed to, while they differ. */
function ItemOdd({ selection }: { selection: Selection }) {
  const element = useRef<HTMLSpanElement>(null);
  const { marketId, outcomeNumber, odd, open, status } = selection;
  useChangeTint(element, `${marketId}:${outcomeNumber}`, odd);
  const change = oddChange(selection);
  const king = kingHint(selection);
  return (
    <span ref={element} className={`${styles['odd']} num`}>
      <span className={styles['before']}>
        {change !== null && (
          <>
            <span className="visually-hidden">Önceki oran </span>
            <s>{oddText(change.from)}</s>
          </>
        )}
        {!open && (status === 'removed' ? 'Kapandı' : 'Askıda')}
      </span>
      <span className={styles['now']}>
        {!open && (
          <>
            <Lock size={13} aria-hidden />
            <span className="visually-hidden">Bahse kapalı,</span>
          </>
        )}
        {open && king !== '' && (
          <span className={styles['king']} title={king}>
            <Crown size={13} aria-hidden />
            <span className="visually-hidden">{king}, </span>
          </span>
        )}
        {change?.direction === 'up' && <TrendingUp className={styles['up']} size={14} aria-label="yükseldi" />}
        {change?.direction === 'down' && <TrendingDown className={styles['down']} size={14} aria-label="düştü" />}
        <b data-odd>{oddText(odd)}</b>
      </span>
    </span>
  );
}

/** The engine sends all selections again when one changes; the others look as they did. */
function isSame(before: SlipItemProps, after: SlipItemProps): boolean {
  const [one, other]: [Record<string, unknown>, Record<string, unknown>] = [
    { ...before.selection },
    { ...after.selection },
  ];
  return before.bankerOffered === after.bankerOffered && Object.keys(other).every((key) => one[key] === other[key]);
}
