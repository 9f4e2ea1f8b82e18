/** Whether the product can be installed here and how, and whether the player is to be told of it. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { type InstallWay, isIos, isStandalone } from '../../platform/device/install-way.ts';
import { installPrompt } from './install-prompt.ts';
import { markShown, wasShown } from './once-shown.ts';

export type { InstallWay } from '../../platform/device/install-way.ts';

/** Of this visit: the hint was answered, a coupon was played. */
const visit = proxy({ answered: false, played: false });

/** `null` when it is installed. */
export function useInstallWay(): InstallWay | null {
  const { installed, event } = useSnapshot(installPrompt);
  if (installed || isStandalone()) return null;
  if (event !== null) return 'prompt';
  return isIos() ? 'steps' : 'menu';
}

/** A good moment, a way that works, and no answer yet: never on the first screen, never twice. */
export function useInstallHint(moment: { member: boolean; atCoupons: boolean }): InstallWay | null {
  const way = useInstallWay();
  const { answered, played } = useSnapshot(visit);
  const due = moment.member && (moment.atCoupons || played) && !answered && !wasShown('installHint');
  return due && way !== 'menu' ? way : null;
}

/** A coupon was made: from now on the product is worth a place on the home screen. */
export function notePlay(): void {
  visit.played = true;
}

/** Whatever the answer was, it is not asked again on this device. */
export function answerInstallHint(): void {
  markShown('installHint');
  visit.answered = true;
}

/** The browser's own question. */
export async function askInstall(): Promise<void> {
  const { event } = installPrompt;
  if (event === null) return;
  installPrompt.event = null;
  answerInstallHint();
  const { outcome } = await event.prompt();
  if (outcome === 'accepted') installPrompt.installed = true;
}
