import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Lock from 'lucide-react/icons/lock';
import { startText } from '../../domain/date-text.ts';
import { oddText } from '../../domain/number-text.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import { hasOddChanged } from './shared-slip-view.ts';
import type { OpenedItem } from '../../model/slip.ts';
import { EventLink, eventHref } from '../../parts/event-link/event-link.tsx';
import { Teams } from '../../parts/leg-list/teams.tsx';
import { useLegMarketNames } from '../../state/spoiler/use-spoiler-preference.ts';
import { useToday } from '../../state/device/clock.ts';
import styles from './shared-slip-page.module.css';

/** A selection of a shared slip, with its odd when shared and now. */
export function SharedSelection({ item }: { item: OpenedItem }) {
  const { sportId, eventId, eventName, odd, originalOdd: keptOdd, start, live, open, banker } = item;
  const today = useToday();
  const marketName = useLegMarketNames()(item.marketName, true, undefined);
  return (
    <div className={`stack middle gap-3 ${styles['item']}`}>
      <div className={`stack shrink gap-2px ${styles['text']}`}>
        <EventLink href={eventHref(sportId, eventId)} className={`text-sm weight-550 muted ${styles['event']}`}>
          <Teams eventName={eventName} sportId={sportId} />
        </EventLink>
        <b className={styles['pick']}>
          {pickText(item.outcomeName, marketName)}
          {banker && <span className={styles['banker']}>Banko</span>}
        </b>
        <span className={`text-xs muted ${styles['line']}`}>{marketName}</span>
        <span className={`text-xs muted ${styles['line']} num`}>
          {live ? <b className={styles['live']}>Canlı</b> : startText(start, today)}
        </span>
      </div>
      <span className={`${styles['odd']} num`}>
        {open ? (
          <b className={`row weight-700 ${styles['now']}`}>
            {hasOddChanged(item) && <MovedSign up={odd > keptOdd} />}
            {oddText(odd)}
          </b>
        ) : (
          <span className={`row text-xs weight-600 muted ${styles['closed']}`}>
            <Lock size={13} aria-hidden /> Bahse kapalı
          </span>
        )}
        {hasOddChanged(item) && (
          <span className="text-xs faint">
            <span className="visually-hidden">Paylaşıldığındaki oran </span>
            <s translate="no">{oddText(keptOdd)}</s>
          </span>
        )}
      </span>
    </div>
  );
}

function MovedSign({ up }: { up: boolean }) {
  const Sign = up ? ArrowUp : ArrowDown;
  return (
    <span className={up ? styles['up'] : styles['down']}>
      <Sign size={14} strokeWidth={3} aria-hidden />
      <span className="visually-hidden">{up ? 'Yükseldi:' : 'Düştü:'} </span>
    </span>
  );
}
