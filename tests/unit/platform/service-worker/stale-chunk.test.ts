/** A chunk that a deployment replaced: the tab reloads once per build, and never endlessly (browser-28). */
import { expect, test, vi } from 'vitest';

const ENTRY = '/assets/tab-1a2b3c4d.js';
const NEXT = '<script data-entry="/assets/tab-5e6f7a8b.js"></script>';

interface Tab {
  /** Notes stored by the tab; 'full' accepts no more. */
  notes: Map<string, string> | 'full';
  /** Navigation type of the page. */
  by?: 'navigate' | 'reload';
  /** The page the server returns now. */
  page?: string;
}

/** Number of reloads after a part of the page is missing. */
async function reloads({ notes, by = 'navigate', page = NEXT }: Tab): Promise<number> {
  // A reload evaluates all modules anew.
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
  // Work that follows an available response is done before the next task.
  await new Promise((resolve) => setImmediate(resolve));
  return reload.mock.calls.length;
}

test('a page with a missing part is reloaded if the server has another build, once per build', async () => {
  const notes = new Map<string, string>();
  expect(await reloads({ notes, page: `<script data-entry="${ENTRY}"></script>` })).toBe(0);
  expect(await reloads({ notes })).toBe(1);
  expect(await reloads({ notes, by: 'reload' })).toBe(0);
});

test('a page with a missing part is reloaded even if notes cannot be stored, except after a reload', async () => {
  expect(await reloads({ notes: 'full' })).toBe(1);
  expect(await reloads({ notes: 'full', by: 'reload' })).toBe(0);
});
