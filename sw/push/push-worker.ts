/**
 * The push worker: a service worker of its own, registered only with the setting on (push-1). It controls no page and
 * answers no request, so the product's service worker does not know of it.
 */
import { broadcastUncaughtErrors } from '../../src/contract/uncaught-errors.ts';
import {
  PUSH_QUESTION,
  PUSH_REPORT,
  PUSH_SYNC_TAG,
  type PushQuestion,
  type PushReport,
} from '../../src/contract/push.ts';
import { openDeviceStore } from '../../src/storage/device/device-database.ts';
import { contentLimits, openContentStore } from '../../src/storage/content/content-database.ts';
import { readContentCopies } from '../../src/storage/push/content-copies.ts';
import { readMemberCopies, registeredMember } from '../../src/storage/push/member-copies.ts';
import {
  badgeCount,
  changePushBadge,
  claimAnnouncement,
  readPushBadge,
  readPushRecord,
} from '../../src/storage/push/push-record.ts';
import { openPage } from '../open-page.ts';
import { contentCache } from '../responses/content-cache.ts';
import { type PushEdges, handlePush } from './handle-push.ts';
import { findMatch } from './known-match.ts';
import { type ReadCopies, findCoupon, findMessageTitle } from './known-news.ts';
import { renewCopies } from './renew-copies.ts';

declare const self: ServiceWorkerGlobalScope;

const device = openDeviceStore();
const { locks } = self.navigator;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

broadcastUncaughtErrors(globalThis, 'serviceWorker');

// Pages have loaded nothing from this worker, so another build takes over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('push', (event) => event.waitUntil(handlePush(event.data?.text(), edges)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self.clients, event.notification.data));
});

// The browser has ended the subscription. Only a tab has a session to send another one with; the next one does it.
self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(report({ type: PUSH_REPORT, what: 'renew' }));
});

self.addEventListener('periodicsync', (event) => {
  const { tag } = event as ExtendableEvent & { tag: string };
  if (tag === PUSH_SYNC_TAG) (event as ExtendableEvent).waitUntil(renew(event as ExtendableEvent));
});

const edges: PushEdges = {
  now: nowSeconds,
  hour: () => new Date().getHours(),
  record: () => readPushRecord(device),
  signedIn: () => registeredMember(device),
  hasVisibleTab: async () => (await tabs()).some(({ visibilityState }) => visibilityState === 'visible'),
  isAnnouncedByTab: async ({ kind, id }, tag) => {
    const question: PushQuestion = { type: PUSH_QUESTION, kind, id, tag };
    const answers = await Promise.all((await tabs()).map((tab) => ask(tab, question)));
    return answers.includes(true);
  },
  claim: (key, at, nearSeconds) => claimAnnouncement(device, { key, at }, nearSeconds, locks),
  couponCopy: (id) => findCoupon(id, ownCopies),
  matchCopy: (id, sportIds) => findMatch(id, sportIds, (isWanted) => readContentCopies(isWanted, nowSeconds())),
  messageTitle: (id) => findMessageTitle(id, ownCopies),
  show: ({ title, text, tag, path, isSilent }) =>
    self.registration.showNotification(title, {
      tag,
      body: text,
      lang: 'tr',
      icon: '/icons/icon-192.png',
      silent: isSilent,
      data: { path },
    }),
  addToBadge: async ({ kind, id }) => {
    if (kind === 'match') return;
    const badge = await changePushBadge(
      device,
      (before) =>
        kind === 'coupon'
          ? { ...before, added: [...new Set([...before.added, id])] }
          : { ...before, unread: before.unread + 1 },
      locks,
    );
    await showBadge(badgeCount(badge));
    if (kind === 'coupon') await report({ type: PUSH_REPORT, what: 'coupon', id });
  },
  unsubscribe: async () => {
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
  },
};

const ownCopies: ReadCopies = async (isWanted) => {
  const member = await registeredMember(device);
  return member === undefined ? [] : readMemberCopies(device, member, isWanted, { now: nowSeconds(), locks });
};

async function tabs(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ frameType }) => frameType === 'top-level');
}

/** A frozen tab does not answer. */
const ANSWER_MS = 500;

function ask(tab: Client, question: PushQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(false), ANSWER_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(late);
      resolve(data === true);
    });
    port1.start();
    tab.postMessage(question, [port2]);
  });
}

async function report(message: PushReport): Promise<void> {
  for (const tab of await tabs()) tab.postMessage(message);
}

/** `WorkerNavigator` without the badge, which the library of types has for pages only. */
interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
}

/** Refused where the product is not installed; the number is optional. */
async function showBadge(count: number): Promise<void> {
  const navigator: Badging = self.navigator;
  await navigator.setAppBadge?.(count).catch(() => undefined);
}

async function renew(event: ExtendableEvent): Promise<void> {
  const [record, member] = await Promise.all([edges.record(), edges.signedIn()]);
  if (record === undefined || record.member !== member) return;
  await renewCopies(record, self.location.origin, {
    copies: contentCache(openContentStore({ limits: contentLimits, now: nowSeconds })),
    slow: new Set(),
    now: () => Date.now() / 1000,
    fetch: (request) => fetch(request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    extend: (work) => event.waitUntil(work),
  });
  await showBadge(badgeCount(await readPushBadge(device)));
}
