import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEVICE_DATABASE } from '../../../../src/contract/names.ts';
import { contentLimits, openContentStore } from '../../../../src/storage/content/content-database.ts';
import {
  type DeviceFailure,
  type DeviceStore,
  openDeviceStore,
} from '../../../../src/storage/device/device-database.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

describe('the device store', () => {
  let store: DeviceStore | undefined;
  const failures: DeviceFailure[] = [];
  const open = (): DeviceStore => (store = openDeviceStore((failure) => failures.push(failure)));

  afterEach(async () => {
    vi.restoreAllMocks();
    store?.close();
    failures.length = 0;
    await Dexie.delete(DEVICE_DATABASE);
  });

  test('returns a written value, also to the next engine', async () => {
    expect(await open().write('slip', 'one')).toBe(true);
    expect(await open().read('slip', isText)).toBe('one');
    expect(failures).toEqual([]);
  });

  test('returns undefined for a key that was never written', async () => {
    expect(await open().read('slip', isText)).toBeUndefined();
    expect(failures).toEqual([]);
  });

  test('creates no database by reading', async () => {
    await open().read('slip', isText);
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('lists the databases once for concurrent reads, and again for a later one', async () => {
    const databases = vi.spyOn(indexedDB, 'databases');
    const device = open();
    await Promise.all(['slip', 'pool', 'ui'].map((key) => device.read(key, isText)));
    expect(databases).toHaveBeenCalledTimes(1);
    await device.read('slip', isText);
    expect(databases).toHaveBeenCalledTimes(2);
  });

  test('creates the database before anything is written once prepared', async () => {
    const device = open();
    expect(await device.read('slip', isText)).toBeUndefined();
    device.prepare();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1));
    expect(await device.read('slip', isText)).toBeUndefined();
  });

  test('reads a stored value even if the browser does not list its databases', async () => {
    await open().write('slip', 'one');
    store?.close();
    for (const answer of [() => Promise.reject(new DOMException('refused')), () => new Promise<never>(() => {})]) {
      vi.spyOn(indexedDB, 'databases').mockImplementation(answer);
      expect(await open().read('slip', isText)).toBe('one');
      store?.close();
    }
  });

  test('returns undefined and reports a failure when the stored value has another shape', async () => {
    await open().write('slip', { from: 'another build' });
    expect(await open().read('slip', isText)).toBeUndefined();
    expect(failures.map((failure) => failure.key)).toEqual(['slip']);
  });

  test('continues after its database was deleted', async () => {
    const device = open();
    await device.write('slip', 'one');
    await Dexie.delete(DEVICE_DATABASE);
    expect(await device.read('slip', isText)).toBeUndefined();
    expect(await device.write('slip', 'two')).toBe(true);
    expect(await device.read('slip', isText)).toBe('two');
    expect(failures).toEqual([]);
  });

  test('reconnects when the connection was lost', async () => {
    const device = open();
    await device.write('slip', 'one');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    expect(await device.read('slip', isText)).toBe('one');
    expect(failures).toEqual([]);
  });

  test('reports failures when the browser refuses storage', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const device = open();
    expect(await device.write('slip', 'one')).toBe(false);
    expect(await device.read('slip', isText)).toBeUndefined();
    expect(failures.map((failure) => failure.operation)).toEqual(['write', 'read']);
  });

  test('reports a failure when the disk is full', async () => {
    const device = open();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await device.write('slip', 'one')).toBe(false);
    expect(failures).toHaveLength(1);
  });

  test('on a full disk, writes after the older half of the public cached responses was deleted', async () => {
    const copies = openContentStore({ limits: contentLimits, now: () => 1_000 });
    onTestFinished(() => copies.close());
    const told = 'https://tribun.example/environment.json';
    for (const url of [told, '/a', '/b']) expect(await copies.write(url, '{}')).toBe(true);
    const device = open();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await device.write('slip', 'one')).toBe(true);
    expect(await device.read('slip', isText)).toBe('one');
    expect(failures).toEqual([]);
    const kept = await Promise.all([told, '/a', '/b'].map(async (url) => (await copies.read(url)) !== undefined));
    expect(kept).toEqual([true, false, true]);
  });

  test('does not write to a database that a newer build has upgraded', async () => {
    const device = open();
    await device.write('slip', 'one');
    const newer = new Dexie(DEVICE_DATABASE);
    newer.version(2).stores({ entries: 'key', more: 'id' });
    await newer.open();
    expect(await device.write('slip', 'two')).toBe(false);
    newer.close();
  });
});
