/** The preloads and attributes in the built `index.html`, which take effect before any script of the product runs. */
import { expect, test } from 'vitest';
import { type PreloadEntry, findPreloadEntry } from '../../../src/app/preload-entry.ts';
import { firstLoad } from '../../../vite.first-load.ts';

const modules = [
  'src/features/program/program-page.tsx',
  'src/features/event/page/event-page.tsx',
  'src/app/pages/others.ts',
  'src/features/help/help-page.tsx',
  'src/app/pages/sign-in.ts',
  'src/app/pages/member.ts',
  'src/features/coupons/coupons-page.tsx',
];

test('the list of routes and their files can be parsed from the page, whatever characters it contains', () => {
  const chunk = (fileName: string, facadeModuleId: string): object => ({
    type: 'chunk',
    ...{ fileName, facadeModuleId, imports: [], isEntry: false, name: fileName },
  });
  const bundle = {
    'assets/engine.shared-1.js': { type: 'asset' },
    'assets/engine-core-1.js': { type: 'asset' },
    ...Object.fromEntries(modules.map((module, place) => [`${place}.js`, chunk(`${place}.js`, `/app/${module}`)])),
  };
  const { transformIndexHtml } = firstLoad();
  if (typeof transformIndexHtml !== 'object') throw new Error('it changes the page');
  const change = transformIndexHtml.handler as unknown as (html: string, context: object) => string;
  const page = '<head><!-- first load --><script type="module" crossorigin src="/assets/index-1.js"></script></head>';
  const html = change(page, { bundle });
  const places = /data-places="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '';
  const read = JSON.parse(places) as PreloadEntry[];
  expect(new Set(read.flatMap(([, , files]) => files))).toEqual(new Set(modules.map((_, place) => `/${place}.js`)));
  expect(findPreloadEntry(read, '/yardim')?.[1]).toBe('page');
  expect(html).not.toContain('first load -->');
  // The early script starts the entry script after the first frame.
  expect(/data-entry="([^"]*)"/.exec(html)?.[1]).toBe('/assets/index-1.js');
  expect(html).toContain('rel="modulepreload" href="/assets/index-1.js"');
  expect(html).not.toContain('type="module"');
});
