/** Facts about an address that are known before any script runs, compared with the row the router finds for it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import { type PreloadEntry, findPreloadEntry } from '../../../src/app/preload-entry.ts';
import { entryRows } from '../../../src/app/pages/pages.ts';
import type { RouteRow } from '../../../src/app/pages/page-row.ts';
import { currentPage } from '../../support/current-page.tsx';
import { firstLoad } from '../../../vite.first-load.ts';
import { type RowAddress, rowAddresses } from '../../support/row-addresses.ts';

/** Each row's load function is exposed here instead of being called. */
vi.mock('../../../src/app/pages/page-row.ts', async (original) => {
  const rowOf = ({ load, ...facts }: { load: unknown }): object => ({ ...facts, Page: load });
  return { ...(await original<object>()), page: rowOf };
});

const root = fileURLToPath(new URL('../../../', import.meta.url));
const places = toldPlaces();
let addresses: RowAddress[];

beforeAll(async () => {
  addresses = await rowAddresses();
});

test('the frame of every address is the frame its page is rendered in', () => {
  const told = addresses.map(({ path }) => [path, findPreloadEntry(places, path)?.[1]]);
  expect(told).toEqual(addresses.map(({ path, row }) => [path, frameOf(path, row)]));
});

test.each([
  ['/spor-toto', 'alone'],
  ['/spor-toto/sonuclar', 'page'],
  ['/profil/kuponlarim', 'page'],
  ['/profil/ayarlar', 'alone'],
  ['/program/futbol/mac-detay/7', 'page'],
  ['/program/canli/tenis', 'list'],
  ['/mac-detay/widget/7', 'bare'],
])('the frame of %s is that of "%s"', (path, frame) => {
  expect(findPreloadEntry(places, path)?.[1]).toBe(frame);
});

test('an address loads its own page and the rows it belongs to, and nothing else', async () => {
  expect(addresses.length).toBeGreaterThan(50);
  for (const { path, row } of addresses) {
    const modules = modulesFor(path);
    // oxlint-disable-next-line no-await-in-loop
    const rows = await Promise.all(
      modules.filter(isOfRows).map(async (module) => (await rowsIn(module)).includes(row)),
    );
    expect([path, rows]).toEqual([path, entryRows.includes(row) ? [] : [true]]);
    const others = modules.filter((module) => !isOfRows(module) && module !== pageOf(row));
    expect([path, others]).toEqual([path, []]);
  }
});

test.each([
  '/program/futbol',
  '/program/canli/tenis',
  '/program/futbol/mac-detay/77',
  '/yardim',
  '/profil/kuponlarim',
  '/profil/kuponlarim/kazanan',
  '/profil/kuponlarim/kazanan/odenen',
])('visits begin with %s: its page is loaded together with its address', async (path) => {
  const [address] = (await rowAddresses([path])).slice(-1);
  expect(modulesFor(path)).toContain(address && pageOf(address.row));
});

/** Returns the table of the built page; a module's file has its own name here. */
function toldPlaces(): PreloadEntry[] {
  const modules = ['src/app/pages', 'src/features'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll('\\', '/'),
    ),
  );
  const chunkOf = (module: string): object => ({
    ...{ type: 'chunk', fileName: module, facadeModuleId: `/${module}`, imports: [], isEntry: false, name: module },
  });
  const bundle = {
    'assets/engine.shared-1.js': { type: 'asset' },
    'assets/engine-core-1.js': { type: 'asset' },
    ...Object.fromEntries(modules.map((module) => [module, chunkOf(module)])),
  };
  const { transformIndexHtml } = firstLoad();
  if (typeof transformIndexHtml !== 'object') throw new Error('it changes the page');
  const change = transformIndexHtml.handler as unknown as (html: string, context: object) => string;
  const html = change('<!-- first load --><script type="module" crossorigin src="/index.js"></script>', { bundle });
  const table = /data-places="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(table.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as PreloadEntry[];
}

const modulesFor = (path: string): string[] => (findPreloadEntry(places, path)?.[2] ?? []).map((file) => file.slice(1));

const isOfRows = (module: string): boolean => module.startsWith('src/app/pages/');

async function rowsIn(module: string): Promise<unknown[]> {
  const all = (await import(/* @vite-ignore */ join(root, module))) as object;
  return Object.values(all).flat();
}

/**
 * Returns the module that a row loads, read from its source text; undefined for a row that is another address of a
 * page.
 */
function pageOf(row: RouteRow): string | undefined {
  if (!('Page' in row)) return undefined;
  const [named] = /features\/[\w/-]+\.tsx/.exec(String(row.Page)) ?? [];
  if (named === undefined) throw new Error(`what ${row.path} loads is not named`);
  return `src/${named}`;
}

/** Returns the frame around a page, as shell and page define it once the rows are loaded. */
function frameOf(path: string, row: RouteRow): string {
  if ('bare' in row && row.bare) return 'bare';
  const { section, alone } = currentPage(path);
  if (alone) return 'alone';
  if (section === 'home') return 'home';
  // A phone shows the sports' chips above these pages.
  return ['program', 'live', 'special'].includes(section) ? 'list' : 'page';
}
