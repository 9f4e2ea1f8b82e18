/** The tab's side of the service worker: registers it, looks for new builds, and reloads when one took over. */
import type { Workbox } from 'workbox-window';
import { SERVICE_WORKER_PATH } from '../../contract/names.ts';
import { changedPolicy, newestAddress } from './changed-policy.ts';
import { reloadGate } from './reload-gate.ts';
import { reloadOnTakeOver } from './take-over.ts';
import { CHECK_EVERY_MS, createUpdateCheck } from './update-check.ts';

export interface ServiceWorkerClient {
  /** Activates the new build, once it is installed; every tab reloads itself then. Answers false when there is none. */
  activateNew(): Promise<boolean>;
  /** Looks for a new build now. */
  checkNow(): void;
}

export interface ServiceWorkerListener {
  /** A new build is installed and waits for consent; said again at the hourly look while it waits. */
  onWaiting(): void;
}

/** Registers after the page has loaded, so that the precache does not compete with it. `undefined` where there is none. */
export function registerServiceWorker(listener: ServiceWorkerListener): ServiceWorkerClient | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  let workbox: Workbox | undefined;
  let registration: ServiceWorkerRegistration | undefined;
  reloadOnTakeOver(navigator.serviceWorker, reloadGate);
  afterLoad(async () => {
    // Not needed before odds are on screen, so it is no part of what a first visit waits for.
    const loaded = await import('workbox-window');
    workbox = new loaded.Workbox(newestAddress(await navigator.serviceWorker.getRegistration().catch(() => undefined)));
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
  // Refused (a private window, a full disk) or unreachable: the product works without, and the next visit tries again.
  const registration = await workbox.register().catch(() => undefined);
  if (registration === undefined) return undefined;
  const check = createUpdateCheck({
    fetchWorker: () => fetch(SERVICE_WORKER_PATH, { cache: 'no-store' }),
    update: () => look(registration),
    now: () => Date.now(),
  });
  // The browser itself has looked for another build by now.
  void followPolicy(registration).catch(() => undefined);
  setInterval(() => {
    void check.run();
    if (registration.waiting !== null) listener.onWaiting();
  }, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check.run();
  });
  return registration;
}

/** Has the browser fetch what is new: another build, or the same one with another content policy. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await followPolicy(registration))) await registration.update();
}

async function followPolicy(registration: ServiceWorkerRegistration): Promise<boolean> {
  // Nothing is kept for a page without its service worker.
  if (navigator.serviceWorker.controller === null) return false;
  const address = await changedPolicy(registration, {
    keptPage: () => fetch('/index.html'),
    // The query keeps the service worker from answering.
    fetchPage: () => fetch(`/?surum=${Date.now()}`, { cache: 'no-store', headers: { Accept: 'text/html' } }),
  });
  if (address === undefined) return false;
  await navigator.serviceWorker.register(address);
  return true;
}

/** A new build waits; one that is on its way, or that nobody has looked for yet, is waited for. */
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

/** A part that does not load leaves the product as it is without a service worker; the next visit tries again. */
function afterLoad(task: () => Promise<void>): void {
  const run = (): void => void task().catch(() => undefined);
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
