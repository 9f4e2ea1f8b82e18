/** Names that several realms must spell alike. A name without a version may only carry what every build understands. */

/** Prefix of everything kept in the browser, fixed by the product's stored-state version (sportsbook §4, §7). */
export const STORAGE_PREFIX = 'iddaav2_0.0.2';

/** Web Lock a tab holds for its whole life; the engine queues behind it to learn that the tab is gone. */
export const tabLock = (tabId: string): string => `tribun:tab:${tabId}`;

/** Web Lock an engine holds for its whole life; tabs queue behind it to learn that the engine is gone. */
export const engineLock = (epoch: string): string => `tribun:alive:${epoch}`;

/** Dexie databases. */
export const DEVICE_DATABASE = 'tribun-device';
export const CONTENT_DATABASE = 'tribun-content';

/** BroadcastChannel on which an engine says the key it wrote to the device's database: plain text, for every build. */
export const DEVICE_CHANNEL = 'tribun:device-written';

/** Response header the service worker adds to an answer from its store: when it was stored, epoch seconds. */
export const STORED_AT_HEADER = 'x-tribun-stored-at';

export const ENVIRONMENT_PATH = '/environment.json';
