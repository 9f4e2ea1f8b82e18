/**
 * Allows the shell to be installed without a few files. A content blocker may block a file by its name, and the other
 * pages still open offline; a later visit fetches what is missing. When the network fails, more files are missing: then
 * the install fails, and the next check retries it.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isQuotaError } from '../../src/storage/resilient-database.ts';

const MOST_MISSING = 3;
/** Files that every page starts with. */
const NEEDED = /^\/(index\.html|assets\/(early|index|engine)[-.][^/]+)$/;

export function optionalFilesPlugin(): WorkboxPlugin {
  const missing = new Set<string>();
  return {
    handlerDidError: async ({ error, event, request }) => {
      if (event.type !== 'install' || isQuotaError(error) || isNeeded(request.url)) return undefined;
      missing.add(request.url);
      return missing.size > MOST_MISSING ? undefined : Response.error();
    },
  };
}

const isNeeded = (url: string): boolean => NEEDED.test(new URL(url).pathname);
