/**
 * Only the page of this build may become its shell. Workbox looks at the status alone, and a page of maintenance that came
 * with 200 would stand for every address until the next build. Refused, the install fails; the next check tries again.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { withoutVary } from './without-vary.ts';

const PAGE = '/index.html';

/** @param files absolute addresses of what is precached */
export function ownPage(files: () => readonly string[]): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => {
      // Workbox's own measure, which a plugin takes the place of.
      if (response.status >= 400) return null;
      if (new URL(request.url).pathname !== PAGE) return withoutVary(response);
      const entry = /data-entry="([^"]+)"/.exec(await response.clone().text())?.[1];
      return entry !== undefined && files().includes(new URL(entry, request.url).href) ? withoutVary(response) : null;
    },
  };
}
