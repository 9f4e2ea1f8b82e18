/**
 * Names that several realms must spell alike. A name without a version may carry only data that every build
 * understands.
 */

/** Prefix of all keys stored in the browser, fixed by the product's stored-state version (rule storage-2). */
export const STORAGE_PREFIX = 'iddaav2_0.0.2';

/** Web Lock a tab holds for its whole life; the engine queues behind it to detect that the tab closed. */
export const tabLock = (tabId: string): string => `tribun:tab:${tabId}`;

/** Web Lock an engine holds for its whole life; tabs queue behind it to detect that the engine ended. */
export const engineLock = (epoch: string): string => `tribun:alive:${epoch}`;

/** Web Lock an engine holds while it renews tokens, so that the device renews once however many engines run. */
export const AUTH_LOCK = 'tribun:auth';

/**
 * BroadcastChannel on which an engine announces that the session began or ended; receivers read the cookies. For every
 * build.
 */
export const SESSION_CHANNEL = 'tribun:session';

/**
 * Key in sessionStorage (this tab) or localStorage (this device) that enables the engine's support output
 * (`window.tribun`).
 */
export const DEBUG_KEY = 'tribun:debug';

/** The session's cookies (rule storage-1): access and refresh token, member id, hashed player id. */
export const COOKIES = { access: 'at', refresh: 'rt', member: 'mid', hashedPlayer: 'hid' } as const;

/** Dexie databases. */
export const DEVICE_DATABASE = 'tribun-device';
export const CONTENT_DATABASE = 'tribun-content';
/** Prefix of the databases, one for each player; a hash of the player follows. */
export const MEMBER_DATABASE_PREFIX = 'tribun-coupons-';

/**
 * Web Lock around every write to a member's cached responses and every wipe of them, so that nothing is written during
 * a wipe.
 */
export const MEMBER_CACHE_LOCK = 'tribun:coupon-copies';

/**
 * BroadcastChannel on which an engine announces the key it wrote to the device's database: plain text, for every
 * build.
 */
export const DEVICE_CHANNEL = 'tribun:device-written';

/** Response header the service worker adds to a cached response: when it was stored, epoch seconds. */
export const STORED_AT_HEADER = 'x-tribun-stored-at';

export const ENVIRONMENT_PATH = '/environment.json';

export const SERVICE_WORKER_PATH = '/service-worker.js';

/** Storage key of the player data kept for the operator's analytics scripts, which fixed the name (rule content-16). */
export const ANALYTICS_PLAYER_KEY = 'VirtualPageview';

/**
 * BroadcastChannel on which the engine and the service worker send uncaught errors; a tab reports them. Plain fields,
 * for every build.
 */
export const ERROR_CHANNEL = 'tribun:errors';
