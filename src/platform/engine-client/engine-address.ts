/**
 * Address of the shared engine: tabs that say the same meet the same one. An engine keeps the content policy its script came
 * with, so the one after a change of policy has another, by the service worker that brought it (`changed-policy.ts`). Not
 * another name: Safari ignores it (browser-7).
 */
export function engineAddress(script: string): string {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return script + (worker === null ? '' : new URL(worker.scriptURL).search);
}
