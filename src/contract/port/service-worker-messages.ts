/** Messages from a tab to the service worker. The set stays small, because tab and worker may differ (skew). */

/** Activates the waiting build; workbox-window sends the same message. */
const SKIP_WAITING = 'SKIP_WAITING';

/**
 * Sent once by the tab in which the first service worker took control: resources it loaded earlier bypassed the
 * service worker.
 */
export const WARM_CACHE = 'tribun:keep-seen';

export interface WarmCacheMessage {
  type: typeof WARM_CACHE;
  /** The visitor's address without the origin. */
  path: string;
}

export function isWarmCacheMessage(message: unknown): message is WarmCacheMessage {
  return isTyped(message) && message.type === WARM_CACHE && 'path' in message && typeof message.path === 'string';
}

export function isSkipWaiting(message: unknown): boolean {
  return isTyped(message) && message.type === SKIP_WAITING;
}

/** Sent by the service worker to the tab it focuses after the player tapped a notification. */
export const OPEN_PAGE = 'tribun:open-page';

export interface OpenPageMessage {
  type: typeof OPEN_PAGE;
  /** A path of the product. */
  path: string;
}

export function isOpenPageMessage(message: unknown): message is OpenPageMessage {
  return isTyped(message) && message.type === OPEN_PAGE && 'path' in message && isPagePath(message.path);
}

/** Returns true for a path of this origin; "//elsewhere" would be another origin. */
export function isPagePath(path: unknown): path is string {
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');
}

function isTyped(message: unknown): message is { type: unknown } {
  return typeof message === 'object' && message !== null && 'type' in message;
}
