/** Sends measures (rule measures-5). */
import type { MeasuresBeacon } from '../../contract/measures.ts';

/**
 * Sends in the background, also while the page closes; without a receiver the beacon is lost. `sendBeacon` would send the
 * cookies of the product's own name along, which contain the tokens, and the address of the page; a request without
 * credentials and referrer does not. It is left to browsers whose requests do not outlive the page.
 */
export function sendMeasures(endpoint: string, beacon: MeasuresBeacon): void {
  const url = new URL(endpoint, location.origin).href;
  const body = JSON.stringify(beacon);
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(url, body);
    return;
  }
  // Plain text to any origin: the receiver needs to allow nothing, and its response is not read.
  fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
