/** The browser's side of push: registration of the push worker, its subscription, requests to the operator's receiver. */
import { PUSH_SCOPE, PUSH_SYNC_TAG, pushWorkerPath } from '../../contract/push.ts';
import { readTokens } from '../browser-storage/token-cookies.ts';

/** Resolves to undefined when the push worker is not registered. */
export async function findPushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  return registration?.scope === new URL(PUSH_SCOPE, location.origin).href ? registration : undefined;
}

/** Registers this build's push worker; resolves once a worker is active. A subscription outlives its worker's build. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: PUSH_SCOPE });
  await untilActive(registration);
  return registration;
}

/** True when the registered push worker is another build's, or has another content policy. */
export function isPushWorkerOutdated({ installing, waiting, active }: ServiceWorkerRegistration): boolean {
  return (installing ?? waiting ?? active)?.scriptURL !== workerAddress();
}

function workerAddress(): string {
  const address = new URL(pushWorkerPath(__BUILD__), location.origin);
  // A worker keeps the content policy of its script, so another policy needs another address, as for the product's own worker
  // (`changed-policy.ts`).
  const controller = navigator.serviceWorker.controller?.scriptURL;
  if (controller !== undefined) address.search = new URL(controller).search;
  return address.href;
}

async function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active !== null || worker === null) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new TypeError('the push worker was not installed'));
    });
  });
}

/** Time limit of a request to the receiver. */
const DEADLINE_MS = 10_000;

/** Sends JSON with the session's token. Resolves to the status; to 0 without a response. */
export async function sendToPushService(method: 'POST' | 'DELETE', address: string, body: object): Promise<number> {
  const token = readTokens()?.access ?? '';
  try {
    const { status } = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      // A sign-out may leave the page.
      keepalive: true,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return status;
  } catch (error) {
    if (isRefusal(error)) return 0;
    throw error;
  }
}

/** The browser refuses any part of push at any time: private windows, no push service, a policy, an aborted request. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DOMException || error instanceof TypeError;
}

type PeriodicSync = Record<'register', (tag: string, how: { minInterval: number }) => Promise<void>> &
  Record<'unregister', (tag: string) => Promise<void>>;

const SYNC_INTERVAL_MS = 12 * 3600 * 1000;

/** Registers the periodic background sync where the browser allows it: in Chromium, for installed apps (push-8). */
export async function registerPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  const { periodicSync } = registration as { periodicSync?: PeriodicSync };
  if (periodicSync === undefined) return;
  try {
    const name = 'periodic-background-sync' as PermissionName;
    const { state } = await navigator.permissions.query({ name });
    if (state === 'granted') await periodicSync.register(PUSH_SYNC_TAG, { minInterval: SYNC_INTERVAL_MS });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
