/** The tab's side of the service worker: registers it, checks for new builds, and reloads when one took control. */
import { isRecent } from '../../lib/age.ts';
import type { Workbox } from 'workbox-window';
import { SERVICE_WORKER_PATH } from '../../contract/names.ts';
import { changedPolicyAddress, newestWorkerAddress } from './changed-policy.ts';
import { reloadGate, type ReloadGate } from './reload-gate.ts';
import { WARM_CACHE, type WarmCacheMessage } from '../../contract/port/service-worker-messages.ts';

export interface ServiceWorkerClient {
  /**
   * Activates the new build once it is installed; every tab then reloads itself. Resolves to false if there is none.
   */
  activateNew(): Promise<boolean>;
  /** Checks for a new build now. */
  checkNow(): void;
}

interface ServiceWorkerListener {
  /** Called when a new build is installed and waits for consent, and at every hourly check while it waits. */
  onWaiting(): void;
}

/**
 * Registers after the page has loaded, so that precaching does not compete with it. Returns `undefined` if the browser
 * has no service workers.
 */
export function registerServiceWorker(listener: ServiceWorkerListener): ServiceWorkerClient | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  let workbox: Workbox | undefined;
  let registration: ServiceWorkerRegistration | undefined;
  reloadOnControllerChange(navigator.serviceWorker, reloadGate);
  afterLoad(async () => {
    // Loaded on demand, because it is not needed before odds are on screen.
    const loaded = await import('workbox-window');
    workbox = new loaded.Workbox(
      newestWorkerAddress(await navigator.serviceWorker.getRegistration().catch(() => undefined)),
    );
    workbox.addEventListener('waiting', () => listener.onWaiting());
    registration = await start(workbox, listener);
  });
  return {
    activateNew: async () => {
      if (registration === undefined || !(await hasNewBuild(registration))) return false;
      workbox?.messageSkipWaiting();
      return true;
    },
    checkNow: () => {
      if (registration !== undefined) void look(registration).catch(() => undefined);
    },
  };
}

async function start(
  workbox: Workbox,
  listener: ServiceWorkerListener,
): Promise<ServiceWorkerRegistration | undefined> {
  // Refused (a private window, a full disk) or unreachable: the product works without it, and the next visit retries.
  const registration = await workbox.register().catch(() => undefined);
  if (registration === undefined) return undefined;
  const check = createUpdateCheck({
    fetchWorker: () => fetch(SERVICE_WORKER_PATH, { cache: 'no-cache' }),
    update: () => look(registration),
    now: () => Date.now(),
  });
  // The browser has checked for another build itself by now, so only the policy is left.
  void followPolicy(registration).catch(() => undefined);
  setInterval(() => {
    void check.run();
    if (registration.waiting !== null) listener.onWaiting();
  }, UPDATE_CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check.run();
  });
  return registration;
}

/** Makes the browser fetch another build, or the same build with another content security policy. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await followPolicy(registration))) await registration.update();
}

async function followPolicy(registration: ServiceWorkerRegistration): Promise<boolean> {
  // Pages without a controlling service worker have no cached policy.
  if (navigator.serviceWorker.controller === null) return false;
  const address = await changedPolicyAddress(registration, {
    readCachedPage: () => fetch('/index.html'),
    // The query prevents the service worker from responding.
    fetchPage: () => fetch(`/?surum=${Date.now()}`, { cache: 'no-store', headers: { Accept: 'text/html' } }),
  });
  if (address === undefined) return false;
  await navigator.serviceWorker.register(address);
  return true;
}

/** Resolves to true when a new build waits. Checks for one, or awaits its installation, if necessary. */
async function hasNewBuild(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (registration.waiting !== null) return true;
  if (registration.installing === null) await look(registration).catch(() => undefined);
  const { installing } = registration;
  if (installing !== null) {
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve();
      });
    });
  }
  return registration.waiting !== null;
}

/** If a chunk does not load, the product runs without a service worker; the next visit retries. */
function afterLoad(task: () => Promise<void>): void {
  const run = (): void => void task().catch(() => undefined);
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Schedule of checks for a new build: every hour, and when a tab becomes visible again. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** Minimum interval between checks, ms, so that switching between tabs does not repeat them. */
const NOT_SOONER_MS = 60 * 1000;

interface UpdateCheckEdges {
  /** Fetches the worker's file; an unchanged one is confirmed without its bytes (304). */
  fetchWorker(): Promise<Response>;
  /** Makes the browser compare and install the worker. */
  update(): Promise<unknown>;
  /** Epoch milliseconds, because a night in which the device slept counts. */
  now(): number;
}

interface UpdateCheck {
  /** Checks unless the last check was recent; resolves to true when the browser's update ran. */
  run(): Promise<boolean>;
}

export function createUpdateCheck(edges: UpdateCheckEdges): UpdateCheck {
  let last = -Infinity;
  return {
    run: async () => {
      if (isRecent(last, edges.now(), NOT_SOONER_MS)) return false;
      last = edges.now();
      // A dead network, a gateway's error page or a captive portal is no update, so the browser is not involved.
      const response = await edges.fetchWorker().catch(() => undefined);
      if (response?.status !== 200) return false;
      if (!/javascript/.test(response.headers.get('Content-Type') ?? '')) return false;
      return edges.update().then(
        () => true,
        () => false,
      );
    },
  };
}

/**
 * Reaction of a tab to a service worker that takes control of it. Reloads on a change of controller, except for the
 * first service worker, which has the build that the page runs already.
 */
export function reloadOnControllerChange(container: ServiceWorkerContainer, gate: Pick<ReloadGate, 'request'>): void {
  let replaces = container.controller === null ? hasWorker(container) : Promise.resolve(true);
  container.addEventListener('controllerchange', () => {
    const is = replaces;
    replaces = Promise.resolve(true);
    void is.then((another) => {
      if (another) {
        gate.request();
        return;
      }
      const message: WarmCacheMessage = { type: WARM_CACHE, path: location.pathname };
      container.controller?.postMessage(message);
    });
  });
}

/**
 * Returns true if the product has an activated service worker although the page is not controlled, as after a hard
 * reload. A first one that is just taking control does not count.
 */
async function hasWorker(container: ServiceWorkerContainer): Promise<boolean> {
  // Rejected if storage is refused; no worker takes control then either.
  const registration = await container.getRegistration().catch(() => undefined);
  return registration?.active?.state === 'activated';
}
