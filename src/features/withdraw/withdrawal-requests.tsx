import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'wouter';
import { momentText } from '../../domain/date-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import type { Withdrawal } from '../../model/payment.ts';
import { accountLinks } from '../../routes/account-routes.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { useToday } from '../../state/device/clock.ts';
import type { Withdrawals } from './use-withdrawals.ts';
import styles from './withdraw.module.css';

interface WithdrawalRequestsProps {
  of: Withdrawals;
  duration: string | null;
}

/** Age up to which an ended request is shown, days. */
const ENDED_DAYS = 7;

/** Pending withdrawals with their steps (rule withdrawal-11); nothing until they are known. */
export function PendingWithdrawals({ of: { all = [] }, duration }: WithdrawalRequestsProps) {
  const now = useToday();
  return all
    .filter(({ state }) => state === 'pending')
    .map((each) => <Pending key={each.id} withdrawal={each} now={now} duration={duration} />);
}

/** Link to the past withdrawals, with the newest that ended recently; or why the withdrawals are not known. */
export function PastWithdrawals({ of: { all, failure, retry } }: Pick<WithdrawalRequestsProps, 'of'>) {
  const now = useToday();
  if (all === undefined) return failure === null ? null : <FailureNotice failure={failure} onRetry={retry} />;
  const since = now - ENDED_DAYS * 86_400;
  const newest = all.find(
    ({ state, requestedAt: askedAt, endedAt }) => state !== 'pending' && (endedAt ?? askedAt) >= since,
  );
  if (newest === undefined) return null;
  return (
    <Link
      href={accountLinks.transactions({ tur: 'para-cekme' })}
      className={`card row pad ${styles['past']}`}
      aria-label={`Son çekimlerin: ${moneyText(newest.amount)}, ${endedText(newest)}`}
      data-withdrawal={newest.id}
      data-state={newest.state}
    >
      <span className="stack fill shrink gap-2px">
        <span className="text-sm weight-600">Son çekimlerin</span>
        <span className="text-xs muted num">
          {moneyText(newest.amount)} · {endedText(newest)} · {momentText(newest.endedAt ?? newest.requestedAt, now)}
        </span>
      </span>
      <ChevronRight className="rigid faint" size={18} aria-hidden />
    </Link>
  );
}

const endedText = ({ state }: Withdrawal): string => (state === 'paid' ? 'Ödendi' : 'İptal edildi, bakiyene döndü');

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
