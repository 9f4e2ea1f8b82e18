import { oddText } from '../../domain/odd-text.ts';
import type { Selection } from '../../model/slip.ts';
import { Crown, Lock, TrendingDown, TrendingUp, X } from 'lucide-react';
import { memo, useRef } from 'react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { oddChange } from '../../domain/slip/odds-consent.ts';
import { kingHint } from '../../domain/slip/slip-view.ts';
import { sportById } from '../../domain/sports.ts';
import { changeSlip } from '../../state/slip/slip.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { useChangeTint } from '../../state/device/change-tint.ts';
import styles from './slip-item.module.css';

interface SlipItemProps {
  selection: Selection;
  /** Shows the way to make it a banker. */
  bankerOffered: boolean;
}

/** One selection: what it is, its odd now and as agreed, and the way to take it back. Fixed height. */
export const SlipItem = memo(function SlipItem({ selection, bankerOffered }: SlipItemProps) {
  const { eventId, eventName, marketName, outcomeName, open, live, banker, status } = selection;
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
          <EventName selection={selection} />
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

/** Leads to the match where its sport has such a page (sportsbook §3). */
function EventName({ selection }: { selection: Selection }) {
  const sport = sportById(selection.sportId);
  if (sport?.hasMatchDetail !== true) return <span className={styles['event']}>{selection.eventName}</span>;
  return (
    <Link className={styles['event']} href={links.event(sport.slug, selection.eventId)}>
      {selection.eventName}
    </Link>
  );
}

/** The engine tells all selections anew when one changes; the others look as they did. */
function isSame(before: SlipItemProps, after: SlipItemProps): boolean {
  const [one, other]: [Record<string, unknown>, Record<string, unknown>] = [
    { ...before.selection },
    { ...after.selection },
  ];
  return before.bankerOffered === after.bankerOffered && Object.keys(other).every((key) => one[key] === other[key]);
}
