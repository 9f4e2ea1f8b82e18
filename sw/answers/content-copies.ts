/** Copies of public answers, as the service worker reads and keeps them. */
import type { ContentStore } from '../../src/storage/content/content-database.ts';
import { environmentShape } from '../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { canonicalAddress } from '../../src/contract/services/address.ts';
import { keptValue } from '../../src/contract/services/kept-value.ts';
import { readerOf } from './allow-list.ts';
import type { Copies } from './network-first.ts';

export function contentCopies(store: Pick<ContentStore, 'read' | 'write'>): Copies {
  return {
    read: ({ url }) => store.read(canonicalAddress(url)),
    keep: async ({ url }, text) => isWorthKeeping(url, text) && store.write(canonicalAddress(url), text),
  };
}

/** What its reader cannot read, a maintenance page in the service's own clothes too, must not replace what was known. */
function isWorthKeeping(url: string, text: string): boolean {
  const address = new URL(url);
  // Without it nothing else is found: what names no services takes no place of what does.
  if (address.pathname === ENVIRONMENT_PATH) return isEnvironment(text);
  const query = Object.fromEntries(address.searchParams);
  const reader = readerOf(address);
  return reader !== undefined && keptValue(reader, text, { query }) !== undefined;
}

function isEnvironment(text: string): boolean {
  try {
    return environmentShape.validate(JSON.parse(text))[0] === undefined;
  } catch {
    // Cut off in the middle, or no JSON: the reader finds out by itself, and the older copy stays.
    return false;
  }
}
