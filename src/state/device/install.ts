/** Ways to install the product on this device, and when to show the install hint. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { type InstallWay, isIos, isStandalone } from '../../platform/device/install-way.ts';
import { installPrompt } from './install-prompt.ts';
import { markShown, wasShown } from './once-shown.ts';

export type { InstallWay } from '../../platform/device/install-way.ts';

/** Facts of this visit: the hint was answered, a coupon was played. */
const visit = proxy({ answered: false, played: false });

/** Returns null when the product is installed. */
export function useInstallWay(): InstallWay | null {
  const { installed, event } = useSnapshot(installPrompt);
  if (installed || isStandalone()) return null;
  if (event !== null) return 'prompt';
  return isIos() ? 'steps' : 'menu';
}

/**
 * Returns the way to offer, at a good moment and before any answer; never on the first screen, never twice. Null
 * otherwise.
 */
export function useInstallHint(moment: { member: boolean; atCoupons: boolean }): InstallWay | null {
  const way = useInstallWay();
  const { answered, played } = useSnapshot(visit);
  const due = moment.member && (moment.atCoupons || played) && !answered && !wasShown('installHint');
  return due && way !== 'menu' ? way : null;
}

/** Notes that a coupon was played: from now on the install hint may be shown. */
export function notePlay(): void {
  visit.played = true;
}

/** Records any answer, so that this device never shows the hint again. */
export function answerInstallHint(): void {
  markShown('installHint');
  visit.answered = true;
}

/** Opens the browser's install prompt. */
export async function askInstall(): Promise<void> {
  const { event } = installPrompt;
  if (event === null) return;
  installPrompt.event = null;
  answerInstallHint();
  const { outcome } = await event.prompt();
  if (outcome === 'accepted') installPrompt.installed = true;
}
