/**
 * Files of a worker share its process: each begins with modules and a database of its own, and leaves the clock and the
 * globals as they were.
 */
import 'fake-indexeddb/auto';
import { setMaxListeners } from 'node:events';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

// Many calls at once wait for the end of one session; Node would call eleven a leak.
setMaxListeners(0);
vi.resetModules();
indexedDB = new IDBFactory();
// It is a package, loaded once, and keeps the one it finds then.
Dexie.dependencies.indexedDB = indexedDB;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
