/**
 * Accepts only the page of this build as the shell. Workbox checks the status alone, so a maintenance page sent with
 * 200 would be shown at every address until the next build. A refused page fails the install, and the next check
 * retries it.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { withoutVary } from './without-vary.ts';

const PAGE = '/index.html';

/** @param files absolute addresses of the precached files */
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
