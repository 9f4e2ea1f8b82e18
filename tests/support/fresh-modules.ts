/**
 * Files of a worker share its process: each starts with fresh modules and its own database, and restores the clock and
 * the globals.
 */
import 'fake-indexeddb/auto';
import { setMaxListeners } from 'node:events';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

// Many calls at once listen for the end of one session, and Node reports more than ten listeners as a leak.
setMaxListeners(0);
vi.resetModules();
indexedDB = new IDBFactory();
// Dexie is a package that is loaded only once, and it keeps the IndexedDB it finds then.
Dexie.dependencies.indexedDB = indexedDB;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
