/** A device that refuses every write: its database, as on a full disk, and the storage of its tabs. */
import type { Browser, BrowserContext } from 'playwright';
import { inSharedWorkers } from '../support/kill.ts';

/** A page with this cookie makes the storage of its tab refuse writes. */
const REFUSES = 'storage-refuses';

/** Call before the first page opens; from then on each tab's storage can be made to refuse writes. */
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
 * Makes the database refuse writes of the running engine. A quota would act late: Chromium accepts small writes for
 * some seconds after it has checked the free space. The next engine can store again.
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
