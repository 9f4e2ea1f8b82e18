import { startCouponNews } from '../state/coupons/coupon-news.ts';
import { startUpdateChecks } from '../state/device/app-update.ts';
import { settledCouponsPath } from './shell/notices/settled-coupons-path.ts';

/** Starts what the first screen does not need; it runs until the tab ends, whatever the tab renders. */
export function startAfterFirstScreen(signal: AbortSignal): void {
  if (signal.aborted) return;
  startCouponNews(settledCouponsPath, signal);
  // Development has no service worker, because that would serve the build before the last edit.
  if (!import.meta.env.DEV) startUpdateChecks();
}
