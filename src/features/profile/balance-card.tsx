import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect } from 'react';
import { moneyText } from '../../domain/number-text.ts';
import { useTopicValue } from '../../state/engine/live.ts';
import { useSession } from '../../state/member/session.ts';
import { refreshBalances, refreshSession } from '../../state/member/session-calls.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './balance-card.module.css';

/** What the member has; asked anew when it is opened and by hand, because a coupon may have been settled this minute. */
export function BalanceCard() {
  const { balances } = useSession();
  const load = useTopicValue({ kind: 'session' }, 'load');
  const { busy, note, run } = useAction('');
  useEffect(() => {
    // Where it fails, what the session told stands, with its age.
    void refreshBalances();
  }, []);
  return (
    <section className={styles['card']} aria-label="Bakiye" aria-busy={balances === null}>
      <dl className={styles['amounts']}>
        <Amount label="Bakiye" kurus={balances?.balance} />
        <Amount label="Bonus" kurus={balances?.bonusBalance} />
      </dl>
      <button
        type="button"
        className={styles['refresh']}
        aria-label="Bakiyeyi yenile"
        aria-busy={busy !== ''}
        onClick={() => run(refreshSession)}
      >
        <RefreshCw size={18} aria-hidden="true" />
      </button>
      <div className={styles['notes']}>
        <AgeLine load={load} />
        {/* Always there: what is put into it later is read out. */}
        <p role="alert" className={styles['fault']}>
          {note}
        </p>
      </div>
    </section>
  );
}

function Amount({ label, kurus }: { label: string; kurus: number | undefined }) {
  return (
    <div>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['amount']}>
        {kurus === undefined ? <Skeleton height={26} width={110} radius="s" /> : moneyText(kurus)}
      </dd>
    </div>
  );
}
