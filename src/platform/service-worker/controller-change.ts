/** Reaction of a tab to a service worker that takes control of it. */
import { WARM_CACHE, type WarmCacheMessage } from '../../contract/port/service-worker-messages.ts';
import type { ReloadGate } from './reload-gate.ts';

/**
 * Reloads on a change of controller, except for the first service worker, which has the build that the page runs
 * already.
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
