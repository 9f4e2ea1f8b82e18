/** Push in tests: a fake subscription, the receiver's subscriptions, and delivery by the browser itself. */
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { DEVICE_DATABASE } from '../../src/contract/names.ts';
import { PUSH_SCOPE, PUSH_SYNC_TAG } from '../../src/contract/push.ts';
import type { TestServer } from './controlled-server.ts';

export const pushSetting = (page: Page) => page.getByRole('switch', { name: 'Uygulama kapalıyken bildir' });

/** A push service is not reached here: the browser's subscription is a fake one, everything else is real. */
export async function fakeSubscriptions(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    const KEY = 'fakeSubscription';
    const make = (told: string, serverKey: ArrayBuffer | null): PushSubscription =>
      ({
        endpoint: told,
        options: { applicationServerKey: serverKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint: told, keys: { p256dh: 'device', auth: 'secret' } }),
        unsubscribe: () => {
          localStorage.removeItem(KEY);
          return Promise.resolve(true);
        },
      }) as unknown as PushSubscription;
    const bytesOf = (text: string): ArrayBuffer =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)
        .buffer;
    PushManager.prototype.getSubscription = () => {
      const [told = '', key = ''] = (localStorage.getItem(KEY) ?? '').split(' ');
      return Promise.resolve(told === '' ? null : make(told, bytesOf(key)));
    };
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey;
      if (typeof key !== 'string') throw new TypeError('the key is a text');
      const told = `https://push.example/${Date.now()}`;
      localStorage.setItem(KEY, `${told} ${key}`);
      return Promise.resolve(make(told, bytesOf(key)));
    };
  });
}

export interface Subscription {
  member: string;
  endpoint: string;
  matches: number[];
  /** Ids as the device has built them (wire-push-4). */
  teams: string[];
  leagues: number[];
}

export async function subscriptionsOf(server: TestServer): Promise<Subscription[]> {
  const answer = await fetch(`${server.url}/__control/push-news`);
  return ((await answer.json()) as { subscriptions: Subscription[] }).subscriptions;
}

/** Delivers messages to the push worker as the browser's push service would. */
export async function openPushService(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const registrations = new Map<string, string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: told }) => {
    for (const { scopeURL, registrationId, isDeleted } of told)
      if (isDeleted) registrations.delete(scopeURL);
      else registrations.set(scopeURL, registrationId);
  });
  await session.send('ServiceWorker.enable');
  const scope = new URL(PUSH_SCOPE, origin).href;
  await expect.poll(() => registrations.has(scope)).toBe(true);
  return {
    /** Lets the periodic background sync take place. */
    sync: async () => {
      await session.send('ServiceWorker.dispatchPeriodicSyncEvent', {
        origin,
        registrationId: registrations.get(scope) ?? '',
        tag: PUSH_SYNC_TAG,
      });
    },
    deliver: async (content: unknown) => {
      const data = typeof content === 'string' ? content : JSON.stringify(content);
      await session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: registrations.get(scope) ?? '',
        data,
      });
    },
  };
}

/** Titles and texts of the push worker's notifications on the screen. */
export const shownNews = (page: Page): Promise<string[]> =>
  page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body }) => `${title}: ${body}`);
  }, PUSH_SCOPE);

/** Keys of the news that this device has noted as announced, oldest first. */
export const announcedNews = (page: Page): Promise<string[]> =>
  page.evaluate(
    (database) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error ?? new Error('the database does not open'));
        opening.onsuccess = () => {
          const opened = opening.result;
          const reading = opened.transaction('entries').objectStore('entries').get('pushAnnounced');
          reading.onerror = () => reject(reading.error ?? new Error('the entry does not read'));
          reading.onsuccess = () => {
            opened.close();
            const { value = [] } = (reading.result ?? {}) as { value?: { key: string }[] };
            resolve(value.map(({ key }) => key));
          };
        };
      }),
    DEVICE_DATABASE,
  );
