import CalendarClock from 'lucide-react/icons/calendar-clock';
import ListChecks from 'lucide-react/icons/list-checks';
import Ticket from 'lucide-react/icons/ticket';
import { Link } from 'wouter';
import { longDate, startText } from '../../domain/date-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import { type RoundPhase, roundCountdownText, nextOpening } from '../../domain/pool/pool-round.ts';
import { clockTime } from '../../domain/time.ts';
import type { PoolRound } from '../../model/pool.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { poolLinks } from '../../routes/pool-routes.ts';
import { useAtServerTime } from '../../state/device/use-at-server-time.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import styles from './pool.module.css';

interface RoundHeadProps {
  round: PoolRound;
  phase: RoundPhase;
  /** Server's clock minus this device's, ms. */
  offset: number;
}

/** Name of the round, time left to play, and the expected prize. */
export function RoundHead({ round, phase, offset }: RoundHeadProps) {
  return (
    <header className={`card stack gap-2 ${styles['head']}`}>
      <div className={styles['names']}>
        <p className={styles['title']} aria-hidden>
          Spor Toto
        </p>
        <p className={`flex wrap text-sm muted ${styles['round']}`}>
          <b>{round.name}</b> <span className="num">{round.cycle}. hafta</span>
        </p>
      </div>
      <div className={styles['figures']}>
        <Selling round={round} phase={phase} offset={offset} />
        <ExpectedWin round={round} />
      </div>
      <nav className={`flex gap-2 ${styles['ways']}`} aria-label="Spor Toto">
        <Link href={poolLinks.poolResults()}>
          <ListChecks size={18} aria-hidden /> <span>Sonuçlar</span>
        </Link>
        <Link href={couponLinks.poolCoupons()}>
          <Ticket size={18} aria-hidden /> <span>Kuponlarım</span>
        </Link>
      </nav>
    </header>
  );
}

/** Time until the round closes, or the opening of the next one, by the server's clock. */
function Selling({ round, phase, offset }: RoundHeadProps) {
  const now = useAtServerTime(offset, (second) => Math.floor(second / 60) * 60);
  if (phase !== 'open') {
    const opens = nextOpening(round, now);
    return (
      <output className={`row gap-3 text-sm ${styles['closed']}`}>
        <CalendarClock size={20} aria-hidden />
        <span>
          <b>{phase === 'soon' ? 'Hafta henüz açılmadı' : 'Oynama süresi doldu'}</b>
          <span className="num">
            {phase === 'soon' ? 'Açılış' : 'Yeni hafta'}: {longDate(opens)} {clockTime(opens)}
          </span>
        </span>
      </output>
    );
  }
  if (round.closesAt === null) return null;
  return (
    <p className={`stack gap-2px ${styles['selling']}`}>
      <span className={`text-xs muted ${styles['label']}`}>
        Kalan süre <span className="num">(son: {startText(round.closesAt, now)})</span>
      </span>
      <Left until={round.closesAt} offset={offset} />
    </p>
  );
}

/** `aria-live` is off, so that the timer is not read out every second. */
function Left({ until, offset }: { until: number; offset: number }) {
  const text = useAtServerTime(offset, (now) => roundCountdownText(until - now));
  return (
    <b className={`${styles['left']} num`} role="timer" aria-live="off">
      {text}
    </b>
  );
}

function ExpectedWin({ round: { expectedWin } }: { round: PoolRound }) {
  const told = useTopicValue({ kind: 'config' }, 'app')?.expectedWin ?? 0;
  const kurus = expectedWin ?? told;
  if (kurus <= 0) return null;
  return (
    <p className={`stack gap-2px ${styles['win']}`}>
      <span className={`text-xs muted ${styles['label']}`}>Beklenen büyük ikramiye</span>
      <b translate="no" className="num">
        {moneyText(kurus)}
      </b>
    </p>
  );
}
