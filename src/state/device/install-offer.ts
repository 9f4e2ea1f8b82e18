/** Ways to install the product on this device, and when to show the install hint. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { type InstallMethod, isStandalone } from '../../platform/device/install-method.ts';
import { isIos } from '../../platform/device/is-ios.ts';
import { installPrompt } from './install-prompt.ts';
import { markHintShown, wasHintShown } from './one-time-hints.ts';

export type { InstallMethod } from '../../platform/device/install-method.ts';

/** Facts of this visit: the hint was answered, a coupon was played. */
const visit = proxy({ answered: false, played: false });

/** Returns null when the product is installed. */
export function useInstallMethod(): InstallMethod | null {
  const { installed, event } = useSnapshot(installPrompt);
  if (installed || isStandalone()) return null;
  if (event !== null) return 'prompt';
  return isIos() ? 'steps' : 'menu';
}

/**
 * Returns the way to offer, at a good moment and before any answer; never on the first screen, never twice. Null
 * otherwise.
 */
export function useInstallHint(moment: { member: boolean; atCoupons: boolean }): InstallMethod | null {
  const way = useInstallMethod();
  const { answered, played } = useSnapshot(visit);
  const due = moment.member && (moment.atCoupons || played) && !answered && !wasHintShown('installHint');
  return due && way !== 'menu' ? way : null;
}

/** Notes that a coupon was played: from now on the install hint may be shown. */
export function recordCouponPlayed(): void {
  visit.played = true;
}

/** Records any answer, so that this device never shows the hint again. */
export function recordInstallHintAnswer(): void {
  markHintShown('installHint');
  visit.answered = true;
}

/** Opens the browser's install prompt. */
export async function promptInstall(): Promise<void> {
  const { event } = installPrompt;
  if (event === null) return;
  installPrompt.event = null;
  recordInstallHintAnswer();
  const { outcome } = await event.prompt();
  if (outcome === 'accepted') installPrompt.installed = true;
}
