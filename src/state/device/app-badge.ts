/** Number on the app's icon: settled coupons not seen yet, plus unread messages (rule inbox-6). */
import { subscribe } from 'valtio/vanilla';
import { storedUnseenCoupons } from '../../platform/browser-storage/stored-player.ts';
import { readTokens } from '../../platform/browser-storage/token-cookies.ts';
import { currentSession } from '../member/session.ts';

export function updateAppBadge(unseen: number): void {
  showBadge(unseen + unreadNow());
}

/** Redraws the badge whenever the number of unread messages changes. Returns how to stop. */
export function followUnreadCount(): () => void {
  // The badge on the icon may be left from an earlier day, so a member's is always redrawn.
  let drawn = readTokens() === null ? 0 : -1;
  const follow = (): void => {
    const unread = unreadNow();
    if (unread === drawn) return;
    drawn = unread;
    updateAppBadge(storedUnseenCoupons.read().length);
  };
  follow();
  return subscribe(currentSession(), follow);
}

/** Returns 0 as soon as the tokens are removed, which is before the session's screens unmount. */
function unreadNow(): number {
  return readTokens() === null ? 0 : currentSession().unread;
}

/**
 * Badge with a number on the installed app's icon. Sets the badge; 0 clears it. Does nothing in browsers without
 * badges.
 */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  // Rejected if the app is not installed or not allowed; the badge is optional.
  done.catch(() => undefined);
}
