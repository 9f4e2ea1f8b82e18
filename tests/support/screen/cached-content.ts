/** Cached responses of an earlier visit, on the device of a screen. */
import { expect } from 'vitest';
import { ENVIRONMENT_PATH } from '../../../src/contract/names.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import { callAddress, canonicalAddress } from '../../../src/contract/services/call-request.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { contentLimits, openContentStore } from '../../../src/storage/content/content-database.ts';
import { ORIGIN, type ScreenServer } from './backend.ts';

export interface CachedCall {
  call: ServiceCall;
  input: CallInput;
}

export const at = (call: ServiceCall, input: CallInput = {}): CachedCall => ({ call, input });

/**
 * Stores the present responses as the service worker does in an earlier visit.
 * @param seconds age of the responses
 * @returns the path of each call as `server.fault` names it
 */
export async function keep(server: ScreenServer, kept: readonly CachedCall[], seconds = 600): Promise<string[]> {
  const now = Math.floor(Date.now() / 1_000);
  const store = openContentStore({ limits: contentLimits, now: () => now - seconds });
  const environment = await (await server.fetch(`${ORIGIN}${ENVIRONMENT_PATH}`)).text();
  await store.write(`${ORIGIN}${ENVIRONMENT_PATH}`, environment);
  const { services } = JSON.parse(environment) as { services: Record<string, string> };
  const paths: string[] = [];
  for (const { call, input } of kept) {
    const { href, pathname } = callAddress(new URL(services[call.area] ?? '', ORIGIN).href, call, input);
    // oxlint-disable-next-line no-await-in-loop
    const response = await server.fetch(href);
    expect(response.status, href).toBe(200);
    // oxlint-disable-next-line no-await-in-loop
    expect(await store.write(canonicalAddress(href), await response.text())).toBe(true);
    paths.push(pathname.replace('/api/', ''));
  }
  store.close();
  return paths;
}
