import ReceiptText from 'lucide-react/icons/receipt-text';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { entryLinks } from '../../../routes/routes.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { useSession } from '../../../state/member/session.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import headerStyles from '../header/header.module.css';
import styles from './coupons-entry.module.css';

interface CouponsEntryProps {
  count: number;
  /** True while a selection runs. */
  isLive: boolean;
}

/**
 * "Kuponlarım" with the number of waiting coupons, the last entry of a desktop's header for members (rule account-17).
 * The last entry moves no other when it arrives, so that the first screen loads nothing of it.
 */
export function CouponsEntry(props: CouponsEntryProps) {
  const isDesktop = useViewport() === 'desktop';
  const { phase } = useSession();
  return isDesktop && phase === 'member' ? <Entry {...props} /> : null;
}

function Entry({ count, isLive }: CouponsEntryProps) {
  const [host] = useState(() => document.createElement('span'));
  useLayoutEffect(() => {
    document.querySelector('header nav')?.append(host);
    return () => host.remove();
  }, [host]);
  const { section } = useCurrentPage();
  return createPortal(
    <Link
      href={entryLinks.coupons()}
      className={classNames(headerStyles['link'], styles['entry'])}
      aria-current={section === 'coupons' ? 'page' : undefined}
    >
      <ReceiptText className={styles['icon']} size={20} aria-hidden="true" />
      <span className={styles['word']}>Kuponlarım</span>
      {count > 0 && (
        <span className={`num ${styles['count']}`}>
          {count}
          <span className="visually-hidden"> bekleyen</span>
        </span>
      )}
      {isLive && <span className={styles['dot']} title="Bir maçın oynanıyor" data-live />}
      {isLive && <span className="visually-hidden">, canlı</span>}
    </Link>,
    host,
  );
}
