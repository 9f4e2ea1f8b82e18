import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'wouter';
import { momentText } from '../../domain/date-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import type { Withdrawal } from '../../model/payment.ts';
import { accountLinks } from '../../routes/account-routes.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { useToday } from '../../state/device/clock.ts';
import { classNames } from '../../ui/style/class-names.ts';
import type { Withdrawals } from './use-withdrawals.ts';
import styles from './withdraw.module.css';

interface WithdrawalRequestsProps {
  of: Withdrawals;
  duration: string | null;
}

/** Maximum number and age of ended requests to show. */
const ENDED = 3;
const ENDED_DAYS = 7;

/** Pending withdrawals with their steps, and the results of recent ones (rule withdrawal-11). */
export function WithdrawalRequests({ of: { all, failure, retry }, duration }: WithdrawalRequestsProps) {
  const now = useToday();
  if (all === undefined) return failure === null ? null : <FailureNotice failure={failure} onRetry={retry} />;
  const since = now - ENDED_DAYS * 86_400;
  const ended = all
    .filter(({ state, requestedAt: askedAt, endedAt }) => state !== 'pending' && (endedAt ?? askedAt) >= since)
    .slice(0, ENDED);
  return (
    <>
      {all
        .filter(({ state }) => state === 'pending')
        .map((each) => (
          <Pending key={each.id} withdrawal={each} now={now} duration={duration} />
        ))}
      {ended.length > 0 && (
        <section className={`card stack pad ${styles['card']}`} aria-label="Son taleplerin">
          <ul>
            {ended.map((each) => (
              <Ended key={each.id} withdrawal={each} now={now} />
            ))}
          </ul>
          <Link
            href={accountLinks.transactions({ tur: 'para-cekme' })}
            className={`middle text-sm muted ${styles['more']}`}
          >
            Tüm hareketler
          </Link>
        </section>
      )}
    </>
  );
}

interface RequestProps {
  withdrawal: Withdrawal;
  /** Epoch seconds of today. */
  now: number;
}

interface PendingProps extends RequestProps {
  duration: string | null;
}

function Pending({ withdrawal: { id, amount, requestedAt: askedAt }, now, duration }: PendingProps) {
  return (
    <section
      className={`card stack pad ${styles['card']}`}
      aria-label="Bekleyen talebin"
      data-withdrawal={id}
      data-state="pending"
    >
      <p className="text-md weight-650">
        Bekleyen talebin{' '}
        <b translate="no" className="num">
          {moneyText(amount)}
        </b>
      </p>
      <ol className={`stack gap-2 text-sm ${styles['steps']}`}>
        <li className={styles['done']}>
          <Check size={16} aria-hidden /> Talebin alındı{' '}
          <span className={`text-xs muted leading-145 ${styles['hint']}`}>{momentText(askedAt, now)}</span>
        </li>
        <li aria-current="step">
          <Clock size={16} aria-hidden /> Kontrol ediliyor ve bankana gönderiliyor
        </li>
        <li className={styles['later']}>
          Hesabına geçer{' '}
          {duration !== null && <span className={`text-xs muted leading-145 ${styles['hint']}`}>{duration}</span>}
        </li>
      </ol>
    </section>
  );
}

function Ended({ withdrawal: { id, amount, requestedAt: askedAt, endedAt, state }, now }: RequestProps) {
  return (
    <li className={`row gap-3 ${styles['ended']}`} data-withdrawal={id} data-state={state}>
      <span className="stack fill shrink gap-2px text-sm">
        <b translate="no" className="num">
          {moneyText(amount)}
        </b>
        <span className={`text-xs muted leading-145 ${styles['hint']}`}>{momentText(endedAt ?? askedAt, now)}</span>
      </span>
      <span className={classNames('text-xs weight-600 muted', styles['mark'], state === 'paid' && styles['good'])}>
        {state === 'paid' ? 'Ödendi' : 'İptal edildi, bakiyene döndü'}
      </span>
    </li>
  );
}
