import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { couponPatterns } from '../../../src/routes/coupon-routes.ts';
import { matchPattern } from '../../../src/routes/pattern.ts';
import { webManifest } from '../../../sw/web-manifest.ts';

const publicFile = (src: string): string => fileURLToPath(new URL(`../../../public${src}`, import.meta.url));

/** Width and height from the header of a PNG file. */
function pngSize(path: string): string {
  const header = readFileSync(path).subarray(0, 24);
  expect(header.toString('latin1', 1, 4)).toBe('PNG');
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

describe('the install manifest', () => {
  test('keeps every route in scope and declares the language', () => {
    expect(webManifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'tr' });
  });

  test('opens links, shortcuts and shared texts in the running window (rule installed-1)', () => {
    expect(webManifest.launch_handler?.client_mode).toEqual(['focus-existing', 'auto']);
    expect(webManifest.handle_links).toBe('preferred');
  });

  test('takes shared texts at a page of the product (rule installed-3)', () => {
    const { action = '', method, params } = webManifest.share_target ?? {};
    expect(matchPattern(couponPatterns.sharedSlip, action)).toEqual({});
    expect({ method, params }).toEqual({ method: 'GET', params: { title: 'title', text: 'text', url: 'url' } });
  });

  test('gives the title bar to the header where the browser can (rule installed-4)', () => {
    expect(webManifest.display_override).toEqual(['window-controls-overlay', 'standalone']);
  });

  test('has icons of 192 and 512 pixels, plain and maskable', () => {
    const kinds = webManifest.icons?.map(({ sizes, purpose }) => `${sizes} ${String(purpose)}`);
    expect(kinds).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  });

  test('has shortcuts to live matches, program, coupons and the page of coupon codes (rule installed-7)', () => {
    expect(webManifest.shortcuts?.map(({ name, url }) => [name, url])).toEqual([
      ['Canlı', '/program/canli/futbol'],
      ['Program', '/program/futbol'],
      ['Kuponlarım', '/profil/kuponlarim/bekleyen'],
      ['Kupon kodu', '/paylasilan-kuponlar'],
    ]);
    const codePage = webManifest.shortcuts?.at(-1)?.url ?? '';
    expect(matchPattern(couponPatterns.sharedSlip, codePage)).toEqual({});
  });

  test('has two narrow screenshots and a wide one, each with a label, none above 250 KB', () => {
    expect(webManifest.screenshots?.map(({ form_factor, sizes }) => [form_factor, sizes])).toEqual([
      ['narrow', '390x844'],
      ['narrow', '390x844'],
      ['wide', '1280x800'],
    ]);
    for (const { src, label } of webManifest.screenshots ?? []) {
      expect(label).not.toBe('');
      expect(statSync(publicFile(src)).size, src).toBeLessThan(250_000);
    }
  });

  const images = [
    ...(webManifest.icons ?? []),
    ...(webManifest.screenshots ?? []),
    ...(webManifest.shortcuts ?? []).flatMap(({ icons }) => icons ?? []),
  ];
  test.each(images.map(({ src, sizes }) => [src, sizes]))('%s exists with size %s', (src, sizes) => {
    expect(existsSync(publicFile(src))).toBe(true);
    expect(pngSize(publicFile(src))).toBe(sizes);
  });
});
