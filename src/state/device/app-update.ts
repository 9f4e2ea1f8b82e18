/** State of a new build waiting for consent, and the player's answers to it. */
import { proxy } from 'valtio/vanilla';
import { useSnapshot } from 'valtio/react';
import {
  type ServiceWorkerClient,
  registerServiceWorker,
} from '../../platform/service-worker/register-service-worker.ts';
import { reloadGate } from '../../platform/service-worker/reload-gate.ts';

/** `ready`: a new build is installed and the player has not postponed it. */
const appUpdate = proxy({ ready: false });

let client: ServiceWorkerClient | undefined;
let agreed = false;

/** Registers the service worker, and listens for new builds. */
export function startUpdateChecks(): void {
  client ??= registerServiceWorker({
    onWaiting: () => {
      if (!agreed) appUpdate.ready = true;
    },
  });
}

export function useUpdateReady(): boolean {
  return useSnapshot(appUpdate).ready;
}

/** Offers an update at once and checks for it, because the server has reported a newer build. */
export function offerUpdate(): void {
  appUpdate.ready = true;
  client?.checkNow();
}

/** Activates the new build; every tab reloads, at once or when no reload lock is held in it. */
export function applyUpdate(): void {
  appUpdate.ready = false;
  agreed = true;
  void activateOrReload();
}

async function activateOrReload(): Promise<void> {
  // A plain reload loads the new build when no service worker has one to activate.
  if ((await client?.activateNew()) !== true) reloadGate.request();
}

/** Hides the prompt until the next hourly check or the next visit finds the build again. */
export function postponeUpdate(): void {
  appUpdate.ready = false;
}

/** Keeps this tab from reloading while something would be lost. Returns the release. */
export function deferReload(reason: string): () => void {
  return reloadGate.defer(reason);
}
