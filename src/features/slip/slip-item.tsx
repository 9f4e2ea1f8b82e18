import { Lock, X } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../app/routes.ts';
import type { Selection } from '../../contract/topics.ts';
import { formatOdd } from '../../domain/odd-text.ts';
import { sportById } from '../../domain/sports.ts';
import { toggleSelection } from '../../state/slip.ts';
import styles from './slip-item.module.css';

/** One selection: what it is, its odd now, and the way to take it back. Fixed height. */
export function SlipItem({ selection }: { selection: Selection }) {
  const { eventName, marketName, outcomeName, odd, open } = selection;
  return (
    <div className={`${styles['item']}${open ? '' : ` ${styles['closed']}`}`} data-event={selection.eventId}>
      <div className={styles['text']}>
        <EventName selection={selection} />
        <span className={styles['market']}>
          {marketName} · <b>{outcomeName}</b>
        </span>
      </div>
      <span className={`${styles['odd']} num`}>
        {!open && (
          <>
            <Lock size={13} aria-hidden />
            <span className="visually-hidden">Bahse kapalı,</span>
          </>
        )}
        {formatOdd(odd)}
      </span>
      <button
        type="button"
        className={styles['remove']}
        aria-label={`${eventName}, ${marketName} ${outcomeName} seçimini kaldır`}
        onClick={() => toggleSelection(selection)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
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
