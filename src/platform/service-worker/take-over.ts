/** What a tab does when a service worker takes it over. */
import { KEEP_SEEN, type KeepSeen } from '../../contract/port/service-worker.ts';
import type { ReloadGate } from './reload-gate.ts';

/** A first service worker finds the page running what it was built with; a later one brings another build. */
export function reloadOnTakeOver(container: ServiceWorkerContainer, gate: Pick<ReloadGate, 'request'>): void {
  let replaces = container.controller === null ? hasWorker(container) : Promise.resolve(true);
  container.addEventListener('controllerchange', () => {
    const is = replaces;
    replaces = Promise.resolve(true);
    void is.then((another) => {
      if (another) {
        gate.request();
        return;
      }
      const message: KeepSeen = { type: KEEP_SEEN, path: location.pathname };
      container.controller?.postMessage(message);
    });
  });
}

/**
 * A hard reload leaves the page without the service worker that the product has. A first one that takes over right now
 * is none yet.
 */
async function hasWorker(container: ServiceWorkerContainer): Promise<boolean> {
  // Refused where storage is: then none takes over either.
  const registration = await container.getRegistration().catch(() => undefined);
  return registration?.active?.state === 'activated';
}
