/** Copies of public answers, as the service worker reads and keeps them. */
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
    // Nothing works without it: one that names no service counts as no answer, and the copy of a good one takes its place.
    isAnswer: ({ url }, text) => !isEnvironmentAddress(new URL(url)) || isEnvironment(text),
    keep: async ({ url }, text) => isWorthKeeping(url, text) && store.write(canonicalAddress(url), text),
  };
}

/** What its reader cannot read, a maintenance page in the service's own clothes too, must not replace what was known. */
function isWorthKeeping(url: string, text: string): boolean {
  const address = new URL(url);
  if (isEnvironmentAddress(address)) return isEnvironment(text);
  const query = Object.fromEntries(address.searchParams);
  const reader = readerOf(address);
  return reader !== undefined && keptValue(reader, text, { query }) !== undefined;
}

const isEnvironmentAddress = ({ pathname }: URL): boolean => pathname === ENVIRONMENT_PATH;

/** A text that was cut off is none, so the older copy stays. */
const isEnvironment = (text: string): boolean => readEnvironment(parseJson(text)) !== undefined;
