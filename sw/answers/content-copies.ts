/** The service worker's access to the cached responses of public calls. */
import type { ContentStore } from '../../src/storage/content/content-database.ts';
import { readEnvironment } from '../../src/contract/environment.ts';
import { parseJson } from '../../src/lib/parse-json.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { canonicalAddress } from '../../src/contract/services/address.ts';
import { keptValue } from '../../src/contract/services/kept-value.ts';
import { readerOf } from './allow-list.ts';
import type { Copies } from './network-first.ts';

export function contentCopies(store: Pick<ContentStore, 'read' | 'write'>): Copies {
  return {
    read: ({ url }) => store.read(canonicalAddress(url)),
    // The product cannot work without `environment.json`, so one without services is rejected and the last good copy is
    // used.
    isAnswer: ({ url }, text) => !isEnvironmentAddress(new URL(url)) || isEnvironment(text),
    keep: async ({ url }, text) => isWorthKeeping(url, text) && store.write(canonicalAddress(url), text),
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
  const reader = readerOf(address);
  return reader !== undefined && keptValue(reader, text, { query }) !== undefined;
}

const isEnvironmentAddress = ({ pathname }: URL): boolean => pathname === ENVIRONMENT_PATH;

/** A truncated text is rejected, so the older copy stays. */
const isEnvironment = (text: string): boolean => readEnvironment(parseJson(text)) !== undefined;
