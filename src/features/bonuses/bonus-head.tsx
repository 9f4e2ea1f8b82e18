import ChevronRight from 'lucide-react/icons/chevron-right';
import Megaphone from 'lucide-react/icons/megaphone';
import { Link } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import { bonusLinks } from '../../routes/bonus-routes.ts';
import { useSession } from '../../state/member/session.ts';
import styles from './bonuses.module.css';

/** The bonus balance, and a link to the campaigns. */
export function BonusHead() {
  const { balances } = useSession();
  return (
    <div className="stack gap-3">
      <p className={styles['balance']}>
        <span>Bonus bakiyen</span>
        <b translate="no" className="num">
          {balances === null ? '…' : moneyText(balances.bonusBalance)}
        </b>
      </p>
      <Link href={bonusLinks.campaigns()} className={styles['way']}>
        <Megaphone size={20} aria-hidden />
        Aktif kampanyalar
        <ChevronRight size={18} aria-hidden />
      </Link>
    </div>
  );
}
