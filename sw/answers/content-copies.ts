/** Copies of public answers, as the service worker reads and keeps them. */
import type { ContentStore } from '../../src/storage/content/content-database.ts';
import { canonicalAddress } from '../../src/contract/services/address.ts';
import type { Copies } from './network-first.ts';

export function contentCopies(store: Pick<ContentStore, 'read' | 'write'>): Copies {
  return {
    read: ({ url }) => store.read(canonicalAddress(url)),
    keep: async ({ url }, text) => isWorthKeeping(text) && store.write(canonicalAddress(url), text),
  };
}

/** A refusal (`isSuccess: false`) is true for the moment only and must not replace what was known. */
function isWorthKeeping(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !('isSuccess' in body && body.isSuccess !== true);
  } catch {
    // Cut off in the middle, or no JSON: the reader finds out by itself, and the older copy stays.
    return false;
  }
}
