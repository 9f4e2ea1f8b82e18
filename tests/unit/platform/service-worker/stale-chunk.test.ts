/** A part that a deploy replaced: the tab reloads once a build, and never for ever (browser-28). */
import { expect, test, vi } from 'vitest';

const ENTRY = '/assets/tab-1a2b3c4d.js';
const NEXT = '<script data-entry="/assets/tab-5e6f7a8b.js"></script>';

interface Tab {
  /** What the tab notes; 'full' has no room for more. */
  notes: Map<string, string> | 'full';
  /** How the page came. */
  by?: 'navigate' | 'reload';
  /** The page of the server now. */
  page?: string;
}

/** How often the page is loaded anew when a part of it is missing. */
async function reloads({ notes, by = 'navigate', page = NEXT }: Tab): Promise<number> {
  // A page is loaded with all its code.
  vi.resetModules();
  const target = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { entry: ENTRY } }) });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: by }] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (notes === 'full' ? null : (notes.get(key) ?? null)),
    setItem: (key: string, value: string) => {
      if (notes === 'full') throw new DOMException('full', 'QuotaExceededError');
      notes.set(key, value);
    },
  });
  vi.stubGlobal('fetch', async () => new Response(page));
  const { reloadOnStaleChunk } = await import('../../../../src/platform/service-worker/stale-chunk.ts');
  reloadOnStaleChunk();
  target.dispatchEvent(new Event('vite:preloadError'));
  // What follows an answer that is there is done before the next task.
  await new Promise((resolve) => setImmediate(resolve));
  return reload.mock.calls.length;
}

test('the page is loaded anew where the server has another build, once for each', async () => {
  const notes = new Map<string, string>();
  expect(await reloads({ notes, page: `<script data-entry="${ENTRY}"></script>` })).toBe(0);
  expect(await reloads({ notes })).toBe(1);
  expect(await reloads({ notes, by: 'reload' })).toBe(0);
});

test('also where nothing can be noted any more, unless that is where it came from', async () => {
  expect(await reloads({ notes: 'full' })).toBe(1);
  expect(await reloads({ notes: 'full', by: 'reload' })).toBe(0);
});
