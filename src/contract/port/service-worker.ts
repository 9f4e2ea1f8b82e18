/** What a tab may say to the service worker. Kept so small that every build understands every other one's. */

/** Activates the waiting build; the word is the one workbox-window sends. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Said once by the tab that saw the first service worker take over: what it loaded before passed no service worker. */
export const KEEP_SEEN = 'tribun:keep-seen';

export interface KeepSeen {
  type: typeof KEEP_SEEN;
  /** Where the visitor is, without the origin. */
  path: string;
}

export function isKeepSeen(message: unknown): message is KeepSeen {
  return isTyped(message) && message.type === KEEP_SEEN && 'path' in message && typeof message.path === 'string';
}

export function isSkipWaiting(message: unknown): boolean {
  return isTyped(message) && message.type === SKIP_WAITING;
}

/** Said by the service worker to the tab it brings to the front: the player tapped a notification. */
export const OPEN_PAGE = 'tribun:open-page';

export interface OpenPage {
  type: typeof OPEN_PAGE;
  /** A path of the product. */
  path: string;
}

export function isOpenPage(message: unknown): message is OpenPage {
  return isTyped(message) && message.type === OPEN_PAGE && 'path' in message && isPagePath(message.path);
}

/** Of this origin: "//elsewhere" is another's. */
export function isPagePath(path: unknown): path is string {
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');
}

function isTyped(message: unknown): message is { type: unknown } {
  return typeof message === 'object' && message !== null && 'type' in message;
}
