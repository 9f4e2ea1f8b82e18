import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { type LegResult, legOdd, legResultText } from '../../domain/coupon/leg-result.ts';
import type { LiveScore } from '../../domain/coupon/live-legs.ts';
import { momentText } from '../../domain/date-text.ts';
import type { CouponLeg } from '../../model/coupon.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { EventLink } from '../event-link/event-link.tsx';
import { MbsBadge } from '../event-row/mbs-badge.tsx';
import styles from './leg-row.module.css';

interface LegRowProps {
  leg: CouponLeg;
  live: LiveScore | undefined;
  stale: boolean;
  href: string | undefined;
  /** Epoch seconds. */
  now: number;
}

/** One selection. Its height is that of its words: a live score stands where the start stood. */
export function LegRow({ leg, live, stale, href, now }: LegRowProps) {
  const { eventName, marketName, outcomeName, banker, minBets, result } = leg;
  const odd = legOdd(leg);
  return (
    <div className={styles['row']} data-result={result}>
      <LegMark result={result} running={live !== undefined && !live.over && !stale} />
      <div className={styles['text']}>
        <EventLink href={href} className={styles['event']}>
          {eventName}
        </EventLink>
        <span className={styles['market']}>
          {marketName} · <b>{outcomeName}</b>
        </span>
        <span className={`${styles['when']} num`}>
          <When leg={leg} live={live} stale={stale} now={now} />
        </span>
      </div>
      <div className={styles['side']}>
        <span className={`${styles['odd']} num`}>
          {odd.played !== '' && (
            <>
              <span className="visually-hidden">Oynandığı oran </span>
              <s className={styles['played']}>{odd.played}</s>
              <span className="visually-hidden">, sayılan oran </span>
            </>
          )}
          <b>{odd.counts}</b>
        </span>
        <span className={styles['badges']}>
          {banker && (
            <span className={styles['banker']}>
              <span aria-hidden>B</span>
              <span className="visually-hidden">Banko</span>
            </span>
          )}
          <MbsBadge value={minBets} />
        </span>
      </div>
    </div>
  );
}

/** The final score, else the live one, else the start. */
function When({ leg: { start, finalScore, result }, live, stale, now }: Omit<LegRowProps, 'href'>) {
  if (result !== 'open') {
    return (
      <>
        {finalScore !== null && (
          <b className={styles['score']}>
            <span className="visually-hidden">Maç sonucu </span>
            {finalScore}
          </b>
        )}
        <span>{momentText(start, now)}</span>
      </>
    );
  }
  if (live === undefined) return momentText(start, now);
  return (
    <>
      <b className={stale || live.over ? styles['old'] : styles['live']} data-live={stale ? 'old' : 'now'}>
        <span className="visually-hidden">{stale ? 'Son bilinen: ' : 'Canlı: '}</span>
        {live.clock}
      </b>
      {live.score !== '' && <b className={stale ? styles['old'] : styles['score']}>{live.score}</b>}
      {stale && <span>güncel değil</span>}
    </>
  );
}

interface LegMarkProps {
  result: LegResult;
  /** Its match runs. */
  running: boolean;
}

/** What became of a selection: a sign and a colour, and the word for those who see neither. */
function LegMark({ result, running }: LegMarkProps) {
  return (
    <span className={classNames(styles['mark'], styles[result], running && styles['running'])}>
      <span className="visually-hidden">{running ? 'Sürüyor' : legResultText[result]}: </span>
      {signs[result]}
    </span>
  );
}

const signs = {
  open: null,
  unknown: '?',
  won: <Check size={14} strokeWidth={3} aria-hidden />,
  lost: <X size={14} strokeWidth={3} aria-hidden />,
  void: <Minus size={14} strokeWidth={3} aria-hidden />,
};
