import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { UNKNOWN_OUTCOME_TEXT } from '../../domain/outcome-text.ts';
import { AccountMoney } from '../../parts/account-money/account-money.tsx';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { setBalanceHidden, useHiddenBalance } from '../../state/member/hidden-balance.ts';
import { useSession } from '../../state/member/session.ts';
import { refreshBalances, refreshSession } from '../../state/member/session-calls.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { accountLinks } from '../../routes/account-routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './profile.module.css';

/**
 * The member's balances, refreshed on mount and by a button, because a coupon may have been settled just now, and links
 * to paying in and out.
 */
export function BalanceCard() {
  const { balances } = useSession();
  const load = useTopicValue({ kind: 'session' }, 'load');
  const { busy, note, run } = useAction('');
  const hidden = useHiddenBalance();
  useEffect(() => {
    // If this fails, the session's last balances stay visible with their age.
    void refreshBalances();
  }, []);
  return (
    <section className={`card stack middle ${styles['card']}`} aria-label="Bakiye" aria-busy={balances === null}>
      <dl className={`flex wrap ${styles['amounts']}`}>
        <Amount label="Bakiye" kurus={balances?.balance} hidden={hidden} />
        <Amount label="Bonus" kurus={balances?.bonusBalance} hidden={hidden} />
      </dl>
      <div className="flex">
        <button
          type="button"
          className={`icon-button muted ${styles['action']}`}
          aria-label="Bakiyeyi gizle"
          aria-pressed={hidden}
          onClick={() => run(() => setBalanceHidden(!hidden), { name: 'hide', doubt: UNKNOWN_OUTCOME_TEXT })}
        >
          {hidden ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
        <button
          type="button"
          className={`icon-button muted ${styles['action']}`}
          aria-label="Bakiyeyi yenile"
          aria-busy={busy === 'refresh'}
          onClick={() => run(refreshSession, { name: 'refresh' })}
        >
          <RefreshCw size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={`flex wrap gap-2 ${styles['money']}`}>
        <Link href={accountLinks.deposit()} className={buttonClass('primary')}>
          <BanknoteArrowDown size={18} aria-hidden /> Para yatır
        </Link>
        <Link href={accountLinks.withdraw()} className={buttonClass('quiet')}>
          <BanknoteArrowUp size={18} aria-hidden /> Para çek
        </Link>
      </div>
      <div className={styles['notes']}>
        <AgeLine load={load} />
        {/* Always mounted, so that text added later is read out by screen readers. */}
        <p role="alert" className={styles['fault']}>
          {note}
        </p>
      </div>
    </section>
  );
}

function Amount({ label, kurus, hidden }: { label: string; kurus: number | undefined; hidden: boolean }) {
  return (
    <div>
      <dt className="text-xs muted">{label}</dt>
      <dd className={styles['amount']}>
        {kurus === undefined ? (
          <Skeleton height={26} width={110} radius="s" />
        ) : (
          <AccountMoney kurus={kurus} hidden={hidden} />
        )}
      </dd>
    </div>
  );
}
