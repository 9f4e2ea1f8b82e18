/** Whether a new build waits for consent, and what the player says to it. */
import { proxy } from 'valtio/vanilla';
import { useSnapshot } from 'valtio/react';
import { type ServiceWorkerClient, registerServiceWorker } from '../../platform/service-worker/register.ts';
import { reloadGate } from '../../platform/service-worker/reload-gate.ts';

/** `ready`: a new build is installed and the player has not put it off. */
export const update = proxy({ ready: false });

let client: ServiceWorkerClient | undefined;
let agreed = false;

/** Registers the service worker, and hears of new builds from it. */
export function startUpdates(): void {
  client ??= registerServiceWorker({
    onWaiting: () => {
      if (!agreed) update.ready = true;
    },
  });
}

export function useUpdateReady(): boolean {
  return useSnapshot(update).ready;
}

/** The server says that a newer build is out: looked for at once, offered at once. */
export function offerUpdate(): void {
  update.ready = true;
  client?.checkNow();
}

/** Takes the new build; every tab reloads itself, now or when nothing is under way in it. */
export function applyUpdate(): void {
  update.ready = false;
  agreed = true;
  void activateOrReload();
}

async function activateOrReload(): Promise<void> {
  // Without a service worker, or before its first visit is over, loading anew brings the build.
  if ((await client?.activateNew()) !== true) reloadGate.request();
}

/** Not now: asked again at the next hourly look, or at the next visit. */
export function postponeUpdate(): void {
  update.ready = false;
}

/** Keeps this tab from reloading while something would be lost; answers the release. */
export function holdReload(reason: string): () => void {
  return reloadGate.hold(reason);
}
