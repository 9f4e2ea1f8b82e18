/**
 * Address of the shared engine: tabs with equal addresses share an engine. An engine keeps the content security policy
 * of its script's response, so a new policy needs a new address: the query of the service worker that brought it
 * (`changed-policy.ts`). A new worker name would not do, because Safari ignores it (browser-7).
 */
export function engineAddress(script: string): string {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return script + (worker === null ? '' : new URL(worker.scriptURL).search);
}
