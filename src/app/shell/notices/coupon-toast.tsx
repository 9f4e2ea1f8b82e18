import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { SettledCoupon } from '../../../model/coupon.ts';
import { settlementNotice } from '../../../domain/coupon/settlement-notice.ts';
import { PassingNote } from '../../../parts/passing-note/passing-note.tsx';
import { onOpenPage } from '../../../platform/device/system-notifications.ts';
import { markCouponsSeen, dismissCouponNews, useCouponNews } from '../../../state/coupons/coupon-news.ts';
import styles from './header-notices.module.css';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { settledCouponsPath } from './settled-coupons-path.ts';

/** Milliseconds the toast stays: enough to read and to reach it. */
const TOAST_DURATION_MS = 10_000;

/** Announces settled coupons in the header; takes no focus and disappears by itself. */
export function CouponToast() {
  const settled = useCouponNews();
  useNews();
  return <div aria-live="polite">{settled.length > 0 && <Toast settled={settled} key={settled.at(-1)?.id} />}</div>;
}

function Toast({ settled }: { settled: readonly SettledCoupon[] }) {
  const { title, text, tone } = settlementNotice(settled);
  const Icon = icons[tone];
  return (
    <PassingNote
      icon={<Icon size={24} className={styles[tone]} aria-hidden="true" />}
      title={title}
      text={text === '' ? 'Kuponunu gör' : text}
      href={settledCouponsPath(settled)}
      durationMs={TOAST_DURATION_MS}
      onClose={dismissCouponNews}
    />
  );
}

const icons = { good: CircleCheck, bad: CircleX, quiet: ReceiptText };

/** Opens what a tapped notification names; on the coupons' own pages all news counts as seen. */
function useNews(): void {
  const [, navigate] = useLocation();
  const settled = useCouponNews();
  useEffect(() => onOpenPage(navigate), [navigate]);
  const atCoupons = useCurrentPage().section === 'coupons';
  useEffect(() => {
    if (!atCoupons) return undefined;
    seeCoupons();
    document.addEventListener('visibilitychange', seeCoupons);
    return () => document.removeEventListener('visibilitychange', seeCoupons);
  }, [atCoupons]);
  useEffect(() => {
    if (atCoupons && settled.length > 0) seeCoupons();
  }, [atCoupons, settled]);
}

function seeCoupons(): void {
  if (document.visibilityState === 'visible') markCouponsSeen();
}
