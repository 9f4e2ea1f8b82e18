import type { ReactNode } from 'react';
import styles from './coupons-head.module.css';
import { CouponTabs, type CouponTabsProps } from './coupon-tabs.tsx';

export interface CouponsHeadProps extends CouponTabsProps {
  /** Beside the title. */
  children?: ReactNode;
}

/** What every list of coupons begins with: which one it is, and the way to the others. */
export function CouponsHead({ children, ...tabs }: CouponsHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['line']}>
        <h1 className={styles['title']}>Kuponlarım</h1>
        {children}
      </div>
      <CouponTabs {...tabs} />
    </header>
  );
}
