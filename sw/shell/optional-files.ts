/**
 * Files of the build whose absence does not keep the shell from being installed. A content blocker takes a file by its name,
 * and the other pages open offline all the same; what is missing is fetched by a later visit. A network that fails takes more
 * than a few: then the install fails, and the next check tries again.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isQuotaError } from '../../src/storage/resilient-database.ts';

const MOST_MISSING = 3;
/** Every page begins with these. */
const NEEDED = /^\/(index\.html|assets\/(early|index|engine)[-.][^/]+)$/;

export function optionalFiles(): WorkboxPlugin {
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
