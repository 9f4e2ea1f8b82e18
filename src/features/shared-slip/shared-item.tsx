import { oddText } from '../../domain/odd-text.ts';
import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { OpenedItem } from '../../model/slip.ts';
import { sportById } from '../../domain/sports.ts';
import { clockTime, longDate } from '../../domain/time.ts';
import styles from './shared-item.module.css';

/** A selection of somebody's slip: what it is, its odd then and now. */
export function SharedItem({ item }: { item: OpenedItem }) {
  const { marketName, outcomeName, odd, keptOdd, start, live, open, banker } = item;
  return (
    <div className={styles['item']}>
      <div className={styles['text']}>
        <EventName item={item} />
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

function EventName({ item: { sportId, eventId, eventName } }: { item: OpenedItem }) {
  const sport = sportById(sportId);
  if (sport?.hasMatchDetail !== true) return <span className={styles['event']}>{eventName}</span>;
  return (
    <Link className={styles['event']} href={links.event(sport.slug, eventId)}>
      {eventName}
    </Link>
  );
}
