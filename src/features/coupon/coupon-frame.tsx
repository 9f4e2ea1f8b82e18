import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import styles from './coupon-frame.module.css';

export interface WayBack {
  href: string;
  label: string;
}

interface CouponFrameProps {
  title: string;
  /** Of the browser's tab. */
  tabTitle: string;
  back: WayBack;
  children: ReactNode;
}

/** A coupon's page: the way back, its name, and what it shows. */
export function CouponFrame({ title, tabTitle, back, children }: CouponFrameProps) {
  usePageTitle(tabTitle);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link href={back.href} className={styles['back']}>
          <ChevronLeft size={18} aria-hidden /> {back.label}
        </Link>
        <h1 className={styles['title']}>{title}</h1>
      </header>
      {children}
    </div>
  );
}
