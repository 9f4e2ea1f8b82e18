/**
 * Address of the shared engine: tabs with equal addresses share an engine. It is the third step of a changed content policy
 * (`src/platform/service-worker/changed-policy.ts`): an engine keeps the policy of its script's response, so a new policy
 * needs a new address, the query of the service worker that brought it. A new worker name would not do, because Safari ignores it (browser-7).
 */
export function engineAddress(script: string): string {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return script + (worker === null ? '' : new URL(worker.scriptURL).search);
}
