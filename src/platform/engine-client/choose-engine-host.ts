/**
 * Engine host of this browser, detected by features and never by the browser's name; `?engine=` forces one for tests.
 */
import type { EngineHostKind } from './engine-client.ts';

export function chooseEngineHost(): EngineHostKind {
  const forced = new URLSearchParams(location.search).get('engine');
  if (forced === 'shared' || forced === 'leader' || forced === 'solo') return forced;
  // SharedWorker is missing in Chrome for Android before 148, Samsung Internet and some web views.
  if (typeof SharedWorker !== 'undefined') return 'shared';
  return navigator.locks === undefined || typeof BroadcastChannel === 'undefined' ? 'solo' : 'leader';
}
