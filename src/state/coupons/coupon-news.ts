/**
 * Announces settled coupons: in every visible tab, by a system notification when none is visible, and as a badge on the
 * app's icon until the coupons are opened.
 */
import { useSnapshot } from 'valtio/react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { ageOf } from '../../lib/age.ts';
import type { CouponChanges, SettledCoupon } from '../../model/coupon.ts';
import type { CouponNotice } from '../../contract/port/frames.ts';
import { settlementNotice } from '../../domain/coupon/settlement-notice.ts';
import {
  closeNotifications,
  notificationsEnabled,
  showNotification,
} from '../../platform/device/system-notifications.ts';
import { readTokens } from '../../platform/browser-storage/token-cookies.ts';
import { MOST_UNSEEN_COUPONS, storedUnseenCoupons } from '../../platform/browser-storage/stored-player-notes.ts';
import { engine } from '../engine/call-engine.ts';
import { onSessionEnd, currentSession } from '../member/session.ts';
import { topicView } from '../engine/topic-view.ts';

const news = proxy<{ settled: readonly SettledCoupon[] }>({ settled: ref([]) });
/** Ids of settled coupons this tab has received. */
const told = new Set<string>();
/** Epoch seconds. Coupons settled before this tab opened are no news; listening starts later than the tab. */
const openedAt = Math.floor(performance.timeOrigin / 1000);
/** The age check applies to the first list only: later, an unknown coupon is new whatever the clock says. */
let looked = false;

/** Returns the settled coupons of this tab's toast; empty for none. */
export function useCouponNews(): readonly SettledCoupon[] {
  return useSnapshot(news).settled;
}

export function dismissCouponNews(): void {
  news.settled = ref([]);
}

/** Marks all coupon news as seen and clears the badge. */
export function markCouponsSeen(): void {
  if (storedUnseenCoupons.read().length > 0) storedUnseenCoupons.write([]);
  updateAppBadge(0);
}

/** Listens for settled coupons until `signal` aborts. @param requestPathOf address a notification opens */
export function startCouponNews(pathOf: (settled: readonly SettledCoupon[]) => string, signal: AbortSignal): void {
  engine().setNoticeListener((notice) => void tellUnseen(notice, pathOf));
  const view = topicView<'coupons'>({ kind: 'coupons' });
  const release = view.retain();
  const cell = view.cell('changes');
  const follow = (): void => {
    const changes = cell.value as CouponChanges | undefined;
    if (changes === undefined) {
      leave();
      return;
    }
    const unknown = changes.settled.filter(({ id }) => !told.has(id));
    const fresh = looked ? unknown : unknown.filter(isSinceOpened);
    looked = true;
    for (const { id } of unknown) told.add(id);
    if (fresh.length === 0 || !isMember()) return;
    news.settled = ref([...news.settled, ...fresh]);
    // A frame may also reach a tab that has just been hidden. If that tab noted the coupons here, they would not count
    // as fresh in the tab that shows the system notification.
    if (document.visibilityState === 'visible') noteUnseen(fresh);
  };
  const stops = [subscribe(cell, follow, true), onSessionEnd(dismissCouponNews), followUnreadCount(), release];
  follow();
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}

/** A coupon of unknown age was settled before this tab opened, by the clock as it was set then. */
function isSinceOpened({ at }: SettledCoupon): boolean {
  return at >= openedAt && ageOf(at, Date.now() / 1000) !== undefined;
}

/**
 * Shows a system notification. Hidden tabs get no frames but do get this notice; the engine sends it to a visible tab
 * first, which ignores it.
 */
async function tellUnseen(
  { settled }: CouponNotice['notice'],
  pathOf: (settled: readonly SettledCoupon[]) => string,
): Promise<void> {
  if (!isMember() || document.visibilityState === 'visible') return;
  const before = storedUnseenCoupons.read();
  const fresh = settled.filter(({ id }) => !before.includes(id));
  if (fresh.length === 0) return;
  noteUnseen(fresh);
  if (!notificationsEnabled.read()) return;
  const { title, text } = settlementNotice(fresh);
  await showNotification({ tag: fresh[0]?.id ?? '', title, text, path: pathOf(fresh) });
  // The player signed out meanwhile, so the notification must not stay.
  if (!isMember()) await closeNotifications();
}

function noteUnseen(settled: readonly SettledCoupon[]): void {
  const ids = new Set([...storedUnseenCoupons.read(), ...settled.map(({ id }) => id)]);
  const unseen = [...ids].slice(-MOST_UNSEEN_COUPONS);
  storedUnseenCoupons.write(unseen);
  updateAppBadge(unseen.length);
}

/** Clears the news and the notifications of a session that ended. */
function leave(): void {
  if (isMember()) return;
  dismissCouponNews();
  markCouponsSeen();
  void closeNotifications();
}

function isMember(): boolean {
  return currentSession().phase !== 'visitor' && readTokens() !== null;
}

/** Number on the app's icon: settled coupons not seen yet, plus unread messages (rule inbox-6). */
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
