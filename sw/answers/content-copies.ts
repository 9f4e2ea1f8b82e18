/** Copies of public answers, as the service worker reads and keeps them. */
import type { ContentStore } from '../../src/storage/content/content-database.ts';
import { environmentShape } from '../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { canonicalAddress } from '../../src/contract/services/address.ts';
import type { Copies } from './network-first.ts';

export function contentCopies(store: Pick<ContentStore, 'read' | 'write'>): Copies {
  return {
    read: ({ url }) => store.read(canonicalAddress(url)),
    keep: async ({ url }, text) => isWorthKeeping(url, text) && store.write(canonicalAddress(url), text),
  };
}

/** A refusal (`isSuccess: false`) is true for the moment only and must not replace what was known. */
function isWorthKeeping(url: string, text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    // Without it nothing else is found: what names no services takes no place of what does.
    if (new URL(url).pathname === ENVIRONMENT_PATH) return environmentShape.validate(body)[0] === undefined;
    return typeof body === 'object' && body !== null && !('isSuccess' in body && body.isSuccess !== true);
  } catch {
    // Cut off in the middle, or no JSON: the reader finds out by itself, and the older copy stays.
    return false;
  }
}
