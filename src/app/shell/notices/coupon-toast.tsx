import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SettledCoupon } from '../../../model/coupon.ts';
import { settlementNotice } from '../../../domain/coupon/settlement-notice.ts';
import { onOpenPage } from '../../../platform/device/system-notifications.ts';
import { markCouponsSeen, dismissCouponNews, useCouponNews } from '../../../state/coupons/coupon-news.ts';
import { useIsDialogOpen } from '../../../state/overlays/dialogs.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import { CloseButton } from '../../overlays/dialogs/close-button.tsx';
import styles from './header-notices.module.css';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { settledCouponsPath } from './settled-coupons-path.ts';

/** Milliseconds the toast stays: enough to read and to reach it. It stays longer while hovered or focused. */
const TOAST_DURATION_MS = 10_000;

/** Announces settled coupons in the header; takes no focus and disappears by itself. */
export function CouponToast() {
  const settled = useCouponNews();
  useNews();
  return <div aria-live="polite">{settled.length > 0 && <Toast settled={settled} key={settled.at(-1)?.id} />}</div>;
}

function Toast({ settled }: { settled: readonly SettledCoupon[] }) {
  const { title, text, tone } = settlementNotice(settled);
  const [held, setHeld] = useState(false);
  const waits = useIsDialogOpen() || held;
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(dismissCouponNews, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  const Icon = icons[tone];
  return (
    <div
      className={`row gap-3 ${styles['toast']}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={24} className={styles[tone]} aria-hidden="true" />
      <Link
        href={settledCouponsPath(settled)}
        className={`stack fill shrink ${styles['words']}`}
        onClick={dismissCouponNews}
      >
        <span className="text-md weight-650">{title}</span>
        <span className={classNames('text-sm muted', 'num')}>{text === '' ? 'Kuponunu gör' : text}</span>
      </Link>
      <CloseButton onClick={dismissCouponNews} />
    </div>
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
