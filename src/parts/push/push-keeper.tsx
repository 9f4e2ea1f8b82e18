import { useEffect } from 'react';
import { isPushQuestion, readPushReport } from '../../contract/push.ts';
import type { PushService } from '../../contract/operator.ts';
import { useCouponNews } from '../../state/coupons/coupon-news.ts';
import { useMomentNote } from '../../state/following/moment-news.ts';
import { useSession } from '../../state/member/session.ts';
import { pushDevice, switchPushOff, updatePush } from '../../state/push/push-setting.ts';
import { addUnseenCoupons, isAnnouncedCoupon, syncAppBadge } from '../../state/push/unseen-news.ts';
import { claimAnnouncement } from '../../storage/push/push-record.ts';
import { usePushFacts } from './push-facts.ts';

/** Keeps the subscription up to date while a tab is open, and notes for the push worker which news this tab has shown. */
export default function PushKeeper({ service }: { service: PushService }) {
  useSubscription(service);
  useAnnouncements();
  useWorkerMessages();
  useBadge();
  return null;
}

/** Facts change several times while the lists of a start load. */
const SETTLE_MS = 2_000;

function useSubscription(service: PushService): void {
  const { phase } = useSession();
  const facts = usePushFacts();
  useEffect(() => {
    if (phase === 'visitor') void switchPushOff();
  }, [phase]);
  useEffect(() => {
    if (facts === undefined) return undefined;
    const timer = setTimeout(() => void updatePush(service, facts), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [service, facts]);
  useEffect(() => {
    if (facts === undefined) return undefined;
    const life = new AbortController();
    const update = (): void => void updatePush(service, facts);
    void followPermission(update, life.signal);
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (readPushReport(data)?.what === 'renew') update();
      },
      { signal: life.signal },
    );
    return () => life.abort();
  }, [service, facts]);
}

/** Calls back when the player withdraws the browser's permission. */
async function followPermission(onChange: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions.query({ name: 'notifications' }).catch(() => undefined);
  if (!signal.aborted) status?.addEventListener('change', onChange, { signal });
}

/** Notes on the device what this tab shows, so that a message about it shows nothing (push-7). */
function useAnnouncements(): void {
  const settled = useCouponNews();
  const note = useMomentNote();
  useEffect(() => {
    for (const { id, at } of settled) void claim(`coupon:${id}`, at, Infinity);
  }, [settled]);
  useEffect(() => {
    if (note !== null) void claim(`match:${note.eventId}`, Math.floor(Date.now() / 1000), 0);
  }, [note]);
}

async function claim(key: string, at: number, nearSeconds: number): Promise<void> {
  await claimAnnouncement(pushDevice, { key, at }, nearSeconds, navigator.locks);
}

/** Answers the push worker, and takes over what it announced: this tab does not announce it again. */
function useWorkerMessages(): void {
  useEffect(() => {
    const life = new AbortController();
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data, ports: [port] }: MessageEvent<unknown>) => {
        const report = readPushReport(data);
        if (report?.what === 'coupon') addUnseenCoupons([report.id]);
        if (!isPushQuestion(data) || port === undefined) return;
        const { kind, id, tag } = data;
        const isNoted = kind === 'coupon' && isAnnouncedCoupon(id);
        void (isNoted ? Promise.resolve(true) : isShown(tag)).then((isAnnounced) => port.postMessage(isAnnounced));
      },
      { signal: life.signal },
    );
    return () => life.abort();
  }, []);
}

/** True when the page's own notification with this tag is on the screen. */
async function isShown(tag: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration !== undefined && (await registration.getNotifications({ tag })).length > 0;
}

/** The number on the icon is the tab's while it is visible, and else the push worker's. */
function useBadge(): void {
  useEffect(() => {
    const life = new AbortController();
    const sync = (): void => void syncAppBadge();
    sync();
    document.addEventListener('visibilitychange', sync, { signal: life.signal });
    return () => life.abort();
  }, []);
}
