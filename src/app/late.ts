/**
 * Starts what the first screen does not need: news of decided coupons, checks for new builds, the stored screen for the
 * next start, and pages that load while their link is pressed.
 */
import { startCouponNews } from '../state/coupons/coupon-news.ts';
import { startUpdateChecks } from '../state/device/app-update.ts';
import { startScreenRecording } from '../state/stored-screen/record-screen.ts';
import { startLateFonts } from './late-fonts.ts';
import { startPressPreload } from './routing/press-preload.ts';
import { settledCouponsPath } from './shell/notices/settled-coupons-path.ts';

/** Runs until the tab ends, whatever the tab renders. */
export function startLate(signal: AbortSignal): void {
  if (signal.aborted) return;
  startCouponNews(settledCouponsPath, signal);
  // Development has no service worker, because that would serve the build before the last edit.
  if (import.meta.env.DEV) return;
  startUpdateChecks();
  startScreenRecording();
  startLateFonts();
  startPressPreload(signal);
}
