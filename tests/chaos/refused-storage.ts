/** A device that takes nothing any more: its database, as on a full disk, and the storage of its tabs. */
import type { Browser, BrowserContext } from 'playwright';
import { inSharedWorkers } from '../support/kill.ts';

/** While a page has this cookie, the storage of its tab refuses what it is given. */
const REFUSES = 'storage-refuses';

/** Before the first page: from now on the storage of each tab can be told to refuse. */
export async function letTabsStore(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...entry): void {
      if (document.cookie.includes(mark)) throw new DOMException('No room is left.', 'QuotaExceededError');
      setItem.apply(this, entry);
    };
  }, REFUSES);
}

/**
 * The database refuses the engine that runs. A quota would be late: Chromium lets small writes pass for some seconds after it
 * has looked how much room there is. The next engine stores again.
 */
export async function refuseStorage(
  browser: Browser,
  context: BrowserContext,
  what: 'database' | 'both',
): Promise<void> {
  await inSharedWorkers(browser, DATABASE_REFUSES);
  if (what === 'database') return;
  const url = context.pages()[0]?.url() ?? '';
  await context.addCookies([{ name: REFUSES, value: '1', url: new URL(url).origin }]);
}

export async function allowStorage(browser: Browser, context: BrowserContext): Promise<void> {
  await inSharedWorkers(browser, DATABASE_STORES);
  await context.clearCookies({ name: REFUSES });
}

const DATABASE_REFUSES = `
  self.ownWrites ??= { put: IDBObjectStore.prototype.put, add: IDBObjectStore.prototype.add };
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  };`;
const DATABASE_STORES = 'Object.assign(IDBObjectStore.prototype, self.ownWrites)';
