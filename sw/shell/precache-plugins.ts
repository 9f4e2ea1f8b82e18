/** Plugins of the precache: which files a build may be installed with, and how they are stored. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isQuotaError } from '../../src/storage/resilient-database.ts';

const PAGE = '/index.html';

/**
 * Accepts only the page of this build as the shell. Workbox checks the status alone, so a maintenance page sent with
 * 200 would be shown at every address until the next build. A refused page fails the install, and the next check
 * retries it.
 *
 * @param files absolute addresses of the precached files
 */
export function ownPagePlugin(files: () => readonly string[]): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => {
      // Workbox's own check, which the plugin replaces.
      if (response.status >= 400) return null;
      if (new URL(request.url).pathname !== PAGE) return withoutVary(response);
      const entry = /data-entry="([^"]+)"/.exec(await response.clone().text())?.[1];
      return entry !== undefined && files().includes(new URL(entry, request.url).href) ? withoutVary(response) : null;
    },
  };
}

/**
 * The response without `Vary`, for storing. Files of the build are the same for everyone, whatever a host or a CDN adds
 * to `Vary`. With it a stored file would not be found later, and a cache refuses `Vary: *`.
 */
export function withoutVary(response: Response): Response {
  if (!response.headers.has('Vary')) return response;
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('Vary');
  return new Response(body, { status, statusText, headers });
}

const MOST_MISSING = 3;
/** Files that every page starts with. */
const NEEDED = /^\/(index\.html|assets\/(early|index|engine)[-.][^/]+)$/;

/**
 * Allows the shell to be installed without a few files. A content blocker may block a file by its name, and the other
 * pages still open offline; a later visit fetches what is missing. When the network fails, more files are missing: then
 * the install fails, and the next check retries it.
 */
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
