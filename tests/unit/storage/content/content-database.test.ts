import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CONTENT_DATABASE } from '../../../../src/contract/names.ts';
import {
  type ContentLimits,
  type ContentStore,
  openContentStore,
} from '../../../../src/storage/content/content-database.ts';

const HOUR = 3600;
const wide: ContentLimits = { maxAgeSeconds: 24 * HOUR, maxCount: 100, maxBytes: 100_000 };

describe('the content store', () => {
  let store: ContentStore | undefined;
  let clock = 1_800_000_000;
  const failures: unknown[] = [];
  const open = (limits: Partial<ContentLimits> = {}): ContentStore =>
    (store = openContentStore({
      limits: { ...wide, ...limits },
      now: () => clock,
      onFailure: (reason) => failures.push(reason),
    }));
  const kept = async (content: ContentStore, urls: string[]): Promise<string[]> => {
    const found = await Promise.all(urls.map((url) => content.read(url)));
    return urls.filter((_, index) => found[index] !== undefined);
  };
  /** Writes one entry per second. */
  const fill = async (content: ContentStore, urls: string[], text = '{}'): Promise<void> => {
    for (const url of urls) {
      await content.write(url, text);
      clock += 1;
    }
  };

  afterEach(async () => {
    vi.restoreAllMocks();
    store?.close();
    failures.length = 0;
    await Dexie.delete(CONTENT_DATABASE);
  });

  test('returns the text and the time of storing', async () => {
    const content = open();
    await content.write('/info', '{"a":"ç"}');
    expect(await content.read('/info')).toEqual({ text: '{"a":"ç"}', storedAt: clock });
    expect(await content.read('/other')).toBeUndefined();
  });

  test('replaces an earlier response and its age by a later one', async () => {
    const content = open();
    await content.write('/info', '1');
    clock += 60;
    await content.write('/info', '2');
    expect(await content.read('/info')).toEqual({ text: '2', storedAt: clock });
  });

  test('returns nothing for a response older than the limit', async () => {
    const content = open();
    await content.write('/info', '{}');
    clock += 24 * HOUR;
    expect(await content.read('/info')).toBeDefined();
    clock += 1;
    expect(await content.read('/info')).toBeUndefined();
  });

  test('deletes responses over the age limit with the next write', async () => {
    const content = open();
    await fill(content, ['/a', '/b']);
    clock += 25 * HOUR;
    await content.write('/c', '{}');
    clock -= 25 * HOUR;
    expect(await kept(content, ['/a', '/b', '/c'])).toEqual(['/c']);
  });

  test('over the count limit, deletes the oldest responses', async () => {
    const content = open({ maxCount: 3 });
    await fill(content, ['/a', '/b', '/c', '/a', '/d']);
    expect(await kept(content, ['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
  });

  test('deletes responses stored before the clock was set back ahead of newer ones', async () => {
    const content = open({ maxCount: 3 });
    clock += HOUR;
    await fill(content, ['/a', '/b', '/c']);
    clock -= 2 * HOUR;
    await fill(content, ['/d', '/e']);
    expect(await kept(content, ['/a', '/b', '/c', '/d', '/e'])).toEqual(['/c', '/d', '/e']);
    clock += 2 * HOUR;
  });

  test('over the byte limit, deletes the oldest responses until the rest fits', async () => {
    const content = open({ maxBytes: 100 });
    await fill(content, ['/a', '/b', '/c'], 'x'.repeat(30));
    await fill(content, ['/d'], 'ş'.repeat(25));
    expect(await kept(content, ['/a', '/b', '/c', '/d'])).toEqual(['/c', '/d']);
  });

  test('does not store a response that would evict all others', async () => {
    const content = open({ maxBytes: 100 });
    await fill(content, ['/a'], 'x'.repeat(40));
    expect(await content.write('/b', 'x'.repeat(51))).toBe(false);
    expect(await kept(content, ['/a', '/b'])).toEqual(['/a']);
  });

  test('on a full disk, deletes the older half and then succeeds in writing', async () => {
    const content = open();
    await fill(content, ['/a', '/b', '/c', '/d']);
    failPutOnce();
    expect(await content.write('/e', '{}')).toBe(true);
    expect(await kept(content, ['/a', '/b', '/c', '/d', '/e'])).toEqual(['/c', '/d', '/e']);
  });

  test('on a disk that stays full, reports a failure and keeps the newer responses', async () => {
    const content = open();
    await fill(content, ['/a', '/b']);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    expect(await content.write('/c', '{}')).toBe(false);
    expect(failures).toHaveLength(1);
    expect(await kept(content, ['/b'])).toEqual(['/b']);
  });

  test('never evicts the environment, because no cached response can be requested without it', async () => {
    const content = open({ maxCount: 2 });
    await fill(content, ['http://o/environment.json', '/a', '/b', '/c']);
    expect(await kept(content, ['http://o/environment.json', '/a', '/b', '/c'])).toEqual([
      'http://o/environment.json',
      '/c',
    ]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    for (const url of ['/d', '/e']) expect(await content.write(url, '{}')).toBe(false);
    expect(await kept(content, ['http://o/environment.json', '/c'])).toEqual(['http://o/environment.json']);
  });

  test('continues after the browser deleted the database', async () => {
    const content = open();
    await content.write('/a', '{}');
    await Dexie.delete(CONTENT_DATABASE);
    expect(await content.read('/a')).toBeUndefined();
    expect(await content.write('/a', '{}')).toBe(true);
    expect(await kept(content, ['/a'])).toEqual(['/a']);
  });

  test('returns nothing when storage is refused', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const content = open();
    expect(await content.write('/a', '{}')).toBe(false);
    expect(await content.read('/a')).toBeUndefined();
    expect(failures).toHaveLength(2);
  });
});

function full(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

function failPutOnce(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
}
