import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type PreloadEntry, findPreloadEntry } from '../../src/app/preload-entry.ts';
import { launchProfile } from '../support/launch.ts';
import { untilControlled } from '../support/service-worker.ts';
import { startServer } from '../support/stand-in.ts';

interface Image {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: Image[];
  screenshots: Image[];
  shortcuts: { name: string; url: string; icons: Image[] }[];
}

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const page = (): string => readFileSync(`${dist}index.html`, 'utf8');
const manifest = (): Manifest => JSON.parse(readFileSync(`${dist}manifest.webmanifest`, 'utf8')) as Manifest;

describe('the manifest', () => {
  test('describes the product in Turkish and has the whole origin as its scope', () => {
    expect(manifest()).toMatchObject({
      id: '/',
      name: 'Tribün',
      short_name: 'Tribün',
      lang: 'tr',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    });
    expect(page()).toContain('rel="manifest"');
    expect(page()).toContain('<html lang="tr"');
  });

  test('has shortcuts to live, program, coupons and coupon codes', () => {
    const { shortcuts } = manifest();
    expect(shortcuts.map(({ name }) => name)).toEqual(['Canlı', 'Program', 'Kuponlarım', 'Kupon kodu']);
    for (const { url } of shortcuts) expect(url).toMatch(/^\/(?:(?:program|profil)\/|paylasilan-kuponlar$)/);
  });

  test('has icons for every purpose, and every image exists in the size it declares', () => {
    const { icons, screenshots, shortcuts } = manifest();
    for (const size of ['192x192', '512x512']) {
      expect(icons.filter(({ sizes }) => sizes === size).map(({ purpose }) => purpose)).toEqual(['any', 'maskable']);
    }
    expect(screenshots.map(({ form_factor: form, sizes }) => `${form ?? ''} ${sizes}`)).toEqual([
      'narrow 390x844',
      'narrow 390x844',
      'wide 1280x800',
    ]);
    for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)]) {
      expect(type).toBe('image/png');
      expect(`${src} ${pngSize(src)}`).toBe(`${src} ${sizes}`);
    }
    const touchIcon = /rel="apple-touch-icon"[^>]*href="([^"]+)"/.exec(page())?.[1] ?? '';
    expect(pngSize(touchIcon)).toBe('180x180');
  });
});

test('every file the page preloads exists', () => {
  const text = /data-places="([^"]*)"/.exec(page())?.[1] ?? '';
  const places = JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as PreloadEntry[];
  expect(findPreloadEntry(places, '/program/futbol')?.[1]).toBe('list');
  const engine = /data-engine="([^"]*)"/.exec(page())?.[1] ?? '';
  const files = [engine, ...places.flatMap(([, , names]) => names)];
  expect(files.length).toBeGreaterThan(places.length);
  expect(files.filter((file) => !existsSync(`${dist}${file}`))).toEqual([]);
});

test('the browser reports no obstacle to installing the product', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const profile = await launchProfile();
  onTestFinished(() => profile.close());
  const tab = await profile.context.newPage();
  await tab.goto(server.url);
  await untilControlled(tab);
  const session = await profile.context.newCDPSession(tab);
  const found = await session.send('Page.getAppManifest');
  expect(found.errors).toEqual([]);
  expect(found.url).toBe(`${server.url}/manifest.webmanifest`);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

/** Size of an image from the first chunk of its PNG file, for example "390x844". */
function pngSize(src: string): string {
  const file = `${dist}${src.replace(/^\//, '')}`;
  if (!existsSync(file)) return 'missing';
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
