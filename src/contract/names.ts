/** Names that several realms must spell alike. A name without a version may only carry what every build understands. */

/** Prefix of everything kept in the browser, fixed by the product's stored-state version (rule storage-2). */
export const STORAGE_PREFIX = 'iddaav2_0.0.2';

/** Web Lock a tab holds for its whole life; the engine queues behind it to learn that the tab is gone. */
export const tabLock = (tabId: string): string => `tribun:tab:${tabId}`;

/** Web Lock an engine holds for its whole life; tabs queue behind it to learn that the engine is gone. */
export const engineLock = (epoch: string): string => `tribun:alive:${epoch}`;

/** Web Lock an engine holds while it renews tokens: one renewal on the device, whatever engines run. */
export const AUTH_LOCK = 'tribun:auth';

/** BroadcastChannel on which an engine says that the session began or ended: look at the cookies. For every build. */
export const SESSION_CHANNEL = 'tribun:session';

/** In either storage: this tab, or this device, shows support what the engine says (`window.tribun`). */
export const DEBUG_KEY = 'tribun:debug';

/** The session's cookies (rule storage-1): access and refresh token, member id, hashed player id. */
export const COOKIES = { access: 'at', refresh: 'rt', member: 'mid', hashedPlayer: 'hid' } as const;

/** Dexie databases. */
export const DEVICE_DATABASE = 'tribun-device';
export const CONTENT_DATABASE = 'tribun-content';
/** One for each player; what follows is a hash of who that is. */
export const MEMBER_DATABASES = 'tribun-coupons-';

/** Web Lock around every write of a member's copies and every wipe of them: nothing is written into what is going. */
export const MEMBER_COPIES_LOCK = 'tribun:coupon-copies';

/** BroadcastChannel on which an engine says the key it wrote to the device's database: plain text, for every build. */
export const DEVICE_CHANNEL = 'tribun:device-written';

/** Response header the service worker adds to an answer from its store: when it was stored, epoch seconds. */
export const STORED_AT_HEADER = 'x-tribun-stored-at';

export const ENVIRONMENT_PATH = '/environment.json';

export const SERVICE_WORKER_PATH = '/service-worker.js';

/** What measuring keeps of the player, for the operator's own scripts: the name is theirs (rule content-16). */
export const TRACKED_PLAYER = 'VirtualPageview';

/** BroadcastChannel on which engine and service worker tell what broke; a tab reports it. Plain fields, for every build. */
export const ERROR_CHANNEL = 'tribun:errors';
