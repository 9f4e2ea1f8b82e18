/** The setting "Uygulama kapalıyken bildir" of this device, and the browser's edges of its subscription. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { PUSH_LOCK } from '../../contract/push.ts';
import type { PushService } from '../../contract/operator.ts';
import { notificationPermission } from '../../platform/device/system-notifications.ts';
import {
  findPushRegistration,
  isPushWorkerOutdated,
  isRefusal,
  registerPeriodicSync,
  registerPushWorker,
  sendToPushService,
} from '../../platform/push/push-browser.ts';
import { openDeviceStore } from '../../storage/device/device-database.ts';
import { erasePushData, readPushRecord, writePushRecord } from '../../storage/push/push-record.ts';
import { runInLock } from '../../storage/run-in-lock.ts';
import { readService } from '../engine/call-service.ts';
import { pushFlag } from './push-flag.ts';
import {
  type BrowserSubscription,
  type PushFacts,
  type SubscriptionEdges,
  disablePush,
  enablePush,
  refreshPush,
} from './subscription.ts';

interface PushSetting {
  isBusy: boolean;
  /** True after a try that failed. */
  hasFailed: boolean;
}

const setting = proxy<PushSetting>({ isBusy: false, hasFailed: false });

export function usePushSetting(): PushSetting {
  return useSnapshot(setting);
}

export const pushDevice = openDeviceStore();

/** Switches it on, after the browser's permission was granted. Resolves once the receiver has accepted or it failed. */
export async function switchPushOn(service: PushService, facts: PushFacts): Promise<void> {
  await alone(async () => {
    const isOn = await enablePush(absolute(service), facts, edges);
    setting.hasFailed = !isOn;
    pushFlag.write(isOn);
  });
}

/** Switches it off, for the player, at a sign-out or without permission. */
export async function switchPushOff(): Promise<void> {
  await alone(async () => {
    await disablePush(edges);
    setting.hasFailed = false;
    pushFlag.write(false);
  });
}

export async function updatePush(service: PushService, facts: PushFacts): Promise<void> {
  await alone(async () => {
    const outcome = await refreshPush(absolute(service), facts, edges);
    setting.hasFailed = outcome === 'failed';
    // After a failure the next start tries again.
    pushFlag.write(outcome !== 'off');
  });
}

let queue: Promise<void> = Promise.resolve();

/** Runs changes one after the other, in all tabs. A failure of the browser is one of the setting. */
async function alone(change: () => Promise<void>): Promise<void> {
  queue = queue.then(async () => {
    setting.isBusy = true;
    try {
      await runInLock(navigator.locks, `${PUSH_LOCK}:subscription`, {}, change);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setting.hasFailed = true;
    } finally {
      setting.isBusy = false;
    }
  });
  await queue;
}

const absolute = ({ key, subscribe }: PushService): PushService => ({
  key,
  subscribe: new URL(subscribe, location.origin).href,
});

const edges: SubscriptionEdges = {
  now: () => Math.floor(Date.now() / 1000),
  isPermitted: () => notificationPermission() === 'granted',
  readRecord: () => readPushRecord(pushDevice),
  writeRecord: (record) => writePushRecord(pushDevice, record),
  erase: () => erasePushData(pushDevice),
  current: async () => {
    const registration = await findPushRegistration();
    if (registration === undefined) return undefined;
    // The older build's worker shows the news while there is no network.
    if (isPushWorkerOutdated(registration)) await registerPushWorker().catch(() => undefined);
    const subscription = await registration.pushManager.getSubscription();
    return subscription === null ? undefined : readable(subscription);
  },
  subscribe: async (applicationServerKey) => {
    const registration = await registerPushWorker();
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    await registerPeriodicSync(registration);
    return readable(subscription);
  },
  unsubscribe: async () => {
    const registration = await findPushRegistration();
    if (registration === undefined) return;
    for (const notification of await registration.getNotifications()) notification.close();
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    // Ends its periodic sync as well.
    await registration.unregister();
  },
  send: sendToPushService,
  // Any call of a member renews an expired token first.
  renewToken: async () => {
    await readService('getProfileSettings', {});
  },
};

function readable(subscription: PushSubscription): BrowserSubscription {
  const { keys } = subscription.toJSON();
  const { applicationServerKey } = subscription.options;
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    serverKey: applicationServerKey === null ? '' : base64url(new Uint8Array(applicationServerKey)),
  };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
