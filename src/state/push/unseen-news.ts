/** Hands decided coupons that nobody has seen, and the number on the icon, between tab and push worker (push-7). */
import { MOST_UNSEEN_COUPONS, storedUnseenCoupons } from '../../platform/browser-storage/stored-player-notes.ts';
import { notificationsEnabled } from '../../platform/device/system-notifications.ts';
import { type PushBadge, changePushBadge } from '../../storage/push/push-record.ts';
import { updateAppBadge } from '../coupons/coupon-news.ts';
import { currentSession } from '../member/session.ts';
import { pushDevice } from './push-setting.ts';

/** True for a coupon that a hidden tab has announced; without the player's setting for that it only counts it. */
export const isAnnouncedCoupon = (id: string): boolean =>
  notificationsEnabled.read() && storedUnseenCoupons.read().includes(id);

/** Adds coupons that the push worker announced, so that this tab does not announce them again. */
export function addUnseenCoupons(ids: readonly string[]): void {
  const unseen = [...new Set([...storedUnseenCoupons.read(), ...ids])].slice(-MOST_UNSEEN_COUPONS);
  storedUnseenCoupons.write(unseen);
  updateAppBadge(unseen.length);
}

/** A visible tab shows the number; a hidden one leaves it to the push worker. */
export async function syncAppBadge(): Promise<void> {
  const isVisible = document.visibilityState === 'visible';
  let announced: readonly string[] = [];
  await changePushBadge(
    pushDevice,
    ({ added }) => {
      announced = isVisible ? added : [];
      return shownBadge(isVisible ? [] : added);
    },
    navigator.locks,
  );
  if (announced.length > 0 && currentSession().phase === 'member') addUnseenCoupons(announced);
}

const shownBadge = (added: readonly string[]): PushBadge => ({
  coupons: storedUnseenCoupons.read(),
  unread: currentSession().unread,
  added,
});
