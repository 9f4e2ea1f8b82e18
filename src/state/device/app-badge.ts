/** The number on the app's icon: decided coupons nobody has looked at, and unread messages (rule inbox-6). */
import { subscribe } from 'valtio/vanilla';
import { showBadge } from '../../platform/device/badge.ts';
import { readUnseenCoupons } from '../../platform/kept/unseen-coupons.ts';
import { readTokens } from '../../platform/kept/token-cookies.ts';
import { sessionNow } from '../member/session.ts';

export function badgeCoupons(unseen: number): void {
  showBadge(unseen + unreadNow());
}

/** Draws it anew whenever the number of unread messages moves. Answers how to stop. */
export function followUnread(): () => void {
  // What stands there may be of an earlier day.
  let drawn = readTokens() === null ? 0 : -1;
  const follow = (): void => {
    const unread = unreadNow();
    if (unread === drawn) return;
    drawn = unread;
    badgeCoupons(readUnseenCoupons().length);
  };
  follow();
  return subscribe(sessionNow(), follow);
}

/** A session that ends takes its number with it, before its screens go. */
function unreadNow(): number {
  return readTokens() === null ? 0 : sessionNow().unread;
}
