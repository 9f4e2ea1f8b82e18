import type { EngineHostKind } from './engine-client.ts';

/**
 * Address of the shared engine: tabs with equal addresses share an engine. It is the third step of a changed content policy
 * (`src/platform/service-worker/changed-policy.ts`): an engine keeps the policy of its script's response, so a new policy
 * needs a new address, the query of the service worker that brought it. A new worker name would not do, because Safari ignores it (browser-7).
 */
export function engineAddress(script: string): string {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return script + (worker === null ? '' : new URL(worker.scriptURL).search);
}

/**
 * Engine host of this browser, detected by features and never by the browser's name; `?engine=` forces one for tests.
 */
export function chooseEngineHost(): EngineHostKind {
  const forced = new URLSearchParams(location.search).get('engine');
  if (forced === 'shared' || forced === 'leader' || forced === 'solo') return forced;
  // SharedWorker is missing in Chrome for Android before 148, Samsung Internet and some web views.
  if (typeof SharedWorker !== 'undefined') return 'shared';
  return navigator.locks === undefined || typeof BroadcastChannel === 'undefined' ? 'solo' : 'leader';
}
