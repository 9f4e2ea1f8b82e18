import Lock from 'lucide-react/icons/lock';
import { oddText } from '../../domain/odd-text.ts';
import { clockTime } from '../../domain/time.ts';
import { longDate } from '../../domain/date-text.ts';
import type { OpenedItem } from '../../model/slip.ts';
import { EventLink, eventHref } from '../../parts/event-link/event-link.tsx';
import styles from './shared-item.module.css';

/** A selection of somebody's slip: what it is, its odd then and now. */
export function SharedItem({ item }: { item: OpenedItem }) {
  const { sportId, eventId, eventName, marketName, outcomeName, odd, keptOdd, start, live, open, banker } = item;
  return (
    <div className={styles['item']}>
      <div className={styles['text']}>
        <EventLink href={eventHref(sportId, eventId)} className={styles['event']}>
          {eventName}
        </EventLink>
        <span className={styles['line']}>
          {marketName} · <b>{outcomeName}</b>
          {banker && <b className={styles['banker']}>Banko</b>}
        </span>
        <span className={`${styles['line']} num`}>
          {live ? <b className={styles['live']}>Canlı</b> : `${longDate(start)} ${clockTime(start)}`}
        </span>
      </div>
      <span className={`${styles['odd']} num`}>
        {odd !== keptOdd && (
          <>
            <span className="visually-hidden">Paylaşıldığındaki oran </span>
            <s className={styles['kept']}>{oddText(keptOdd)}</s>
          </>
        )}
        {open ? (
          <b>{oddText(odd)}</b>
        ) : (
          <span className={styles['closed']}>
            <Lock size={13} aria-hidden /> Bahse kapalı
          </span>
        )}
      </span>
    </div>
  );
}
