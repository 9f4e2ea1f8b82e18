/** The service worker's access to the cached responses of public calls. */
import type { ContentStore } from '../../src/storage/content/content-database.ts';
import { readEnvironment } from '../../src/contract/environment.ts';
import { parseJson } from '../../src/lib/parse-json.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { canonicalAddress } from '../../src/contract/services/call-address.ts';
import { cacheableValue } from '../../src/contract/services/cacheable-value.ts';
import { findDecodingCall } from './allow-list.ts';
import type { ResponseCache } from './network-first.ts';

export function contentCache(store: Pick<ContentStore, 'read' | 'write'>): ResponseCache {
  return {
    read: ({ url }) => store.read(canonicalAddress(url)),
    // The product cannot work without `environment.json`, so one without services is rejected and the last good copy is
    // used.
    isUsable: ({ url }, text) => !isEnvironmentAddress(new URL(url)) || isEnvironment(text),
    store: async ({ url }, text) => isWorthKeeping(url, text) && store.write(canonicalAddress(url), text),
  };
}

/**
 * True for a text that its call can decode. Anything else, such as a maintenance page sent as a service's response,
 * must not replace the copy.
 */
function isWorthKeeping(url: string, text: string): boolean {
  const address = new URL(url);
  if (isEnvironmentAddress(address)) return isEnvironment(text);
  const query = Object.fromEntries(address.searchParams);
  const reader = findDecodingCall(address);
  return reader !== undefined && cacheableValue(reader, text, { query }) !== undefined;
}

const isEnvironmentAddress = ({ pathname }: URL): boolean => pathname === ENVIRONMENT_PATH;

/** A truncated text is rejected, so the older copy stays. */
const isEnvironment = (text: string): boolean => readEnvironment(parseJson(text)) !== undefined;
