/**
 * Tells the player of coupons that were decided: in the page of every tab that is seen, by the system when none is, and
 * on the app's icon until the coupons are looked at.
 */
import { useSnapshot } from 'valtio/react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { CouponChanges, SettledCoupon } from '../../model/coupon.ts';
import type { CouponNotice } from '../../contract/port/frames.ts';
import { settledNews } from '../../domain/coupon/settled-news.ts';
import { closeNotifications, readNotificationsWanted, showNotification } from '../../platform/device/notifications.ts';
import { readTokens } from '../../platform/kept/token-cookies.ts';
import { readUnseenCoupons, writeUnseenCoupons } from '../../platform/kept/unseen-coupons.ts';
import { badgeCoupons, followUnread } from '../device/app-badge.ts';
import { engine } from '../engine/engine.ts';
import { onSessionEnd, sessionNow } from '../member/session.ts';
import { topicView } from '../engine/topic-view.ts';

const news = proxy<{ settled: readonly SettledCoupon[] }>({ settled: ref([]) });
/** What this tab was told of. */
const told = new Set<string>();
/** Epoch seconds. What was decided before this tab was there is no news in it; the listening begins later than the tab. */
const openedAt = Math.floor(performance.timeOrigin / 1000);
/** Only the first look finds what is older than the tab: what it does not know later is new, however the clock was set. */
let looked = false;

/** What the toast of this tab is about; empty for nothing. */
export function useCouponNews(): readonly SettledCoupon[] {
  return useSnapshot(news).settled;
}

export function dismissCouponNews(): void {
  news.settled = ref([]);
}

/** The player looks at the coupons: the news is none any more. */
export function couponsSeen(): void {
  if (readUnseenCoupons().length > 0) writeUnseenCoupons([]);
  badgeCoupons(0);
}

/** @param pathOf where a notification leads. Ends with `signal`. */
export function startCouponNews(pathOf: (settled: readonly SettledCoupon[]) => string, signal: AbortSignal): void {
  engine().hearNotices((notice) => void tellUnseen(notice, pathOf));
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
    // A frame may reach a tab hidden a moment ago. Noted here, the tab that is asked to tell the system would find it told.
    if (document.visibilityState === 'visible') noteUnseen(fresh);
  };
  const stops = [subscribe(cell, follow, true), onSessionEnd(dismissCouponNews), followUnread(), release];
  follow();
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}

/** From a time to come: it was decided before the device's clock was set back. */
function isSinceOpened({ at }: SettledCoupon): boolean {
  return at >= openedAt && at <= Date.now() / 1000;
}

/** Frames do not reach a hidden tab, this does; the engine asks a visible one first, and that one knows from its frames. */
async function tellUnseen(
  { settled }: CouponNotice['notice'],
  pathOf: (settled: readonly SettledCoupon[]) => string,
): Promise<void> {
  if (!isMember() || document.visibilityState === 'visible') return;
  const before = readUnseenCoupons();
  const fresh = settled.filter(({ id }) => !before.includes(id));
  if (fresh.length === 0) return;
  noteUnseen(fresh);
  if (!readNotificationsWanted()) return;
  const { title, text } = settledNews(fresh);
  await showNotification({ tag: fresh[0]?.id ?? '', title, text, path: pathOf(fresh) });
  // Signed out in between: it is nobody's any more.
  if (!isMember()) await closeNotifications();
}

function noteUnseen(settled: readonly SettledCoupon[]): void {
  badgeCoupons(writeUnseenCoupons([...readUnseenCoupons(), ...settled.map(({ id }) => id)]));
}

/** A session that ended takes its news with it. */
function leave(): void {
  if (isMember()) return;
  dismissCouponNews();
  couponsSeen();
  void closeNotifications();
}

function isMember(): boolean {
  return sessionNow().phase !== 'visitor' && readTokens() !== null;
}
