import ClockAlert from 'lucide-react/icons/clock-exclamation-point';
import { Link } from 'wouter';
import { useTopicValue } from '../../../state/engine/use-topic.ts';
import { useHiddenBalance } from '../../../state/member/hidden-balance.ts';
import { useSession } from '../../../state/member/session.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccountMoney } from '../../../parts/account-money/account-money.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import styles from './member-menu.module.css';

/** Balance and bonus. A balance that could not be refreshed is marked, because players decide by it. */
export function MemberBalance() {
  const { balances } = useSession();
  const hidden = useHiddenBalance();
  const load = useTopicValue({ kind: 'session' }, 'load');
  if (balances === null) {
    return (
      <span className={`stack rigid shrink ${styles['balance']}`} aria-busy="true">
        <span className="visually-hidden">Bakiyen yükleniyor…</span>
        <Skeleton height={16} width={84} radius="s" />
        <Skeleton height={11} width={64} radius="s" />
      </span>
    );
  }
  const old = load?.phase === 'failed';
  return (
    <Link
      href={entryLinks.profile()}
      className={classNames('stack rigid shrink', styles['balance'], old && styles['old'])}
      title={old ? 'Bakiyen yenilenemedi; gördüğün son bilinen tutar.' : undefined}
    >
      <span className={`row text-sm weight-700 ${styles['amount']}`}>
        {old && <ClockAlert size={13} aria-hidden="true" />}
        <span className="visually-hidden">{old ? 'Güncel olmayan bakiye ' : 'Bakiye '}</span>
        <AccountMoney kurus={balances.balance} hidden={hidden} />
      </span>
      <span className={styles['bonus']}>
        Bonus <AccountMoney kurus={balances.bonusBalance} hidden={hidden} />
      </span>
    </Link>
  );
}
