// @vitest-environment happy-dom
/** A pressed link loads its page before the click; see first-load-13. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryRows } from '../../../../src/app/pages/pages.ts';
import { startPressPreload } from '../../../../src/app/routing/press-preload.ts';
import { findRow } from '../../../../src/app/pages/use-current-page.ts';
import { topicView } from '../../../../src/state/engine/topic-view.ts';

vi.mock(import('../../../../src/state/engine/topic-view.ts'), async (load) => {
  const real = await load();
  return { ...real, topicView: vi.fn(() => ({ retain: () => () => undefined })) as unknown as typeof real.topicView };
});

const MATCH = '/program/futbol/mac-detay/7';
let end: AbortController;
let preloaded: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  const row = findRow(entryRows, MATCH)?.row;
  if (row === undefined || !('Page' in row)) throw new Error('no page of a match');
  preloaded = vi.spyOn(row.Page, 'preload').mockImplementation(() => undefined);
  document.body.innerHTML = `<a id="match" href="${MATCH}"><b>FB - GS</b><button id="odd">1,50</button></a>
    <a id="new" href="${MATCH}" target="_blank">Yeni</a><a id="away" href="https://example.com${MATCH}">Dış</a>`;
  startPressPreload(end.signal);
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(topicView).mockClear();
});

const press = (where: string, how: PointerEventInit = {}): void => {
  const type = { pointerType: 'touch', bubbles: true, ...how };
  document.querySelector(where)?.dispatchEvent(new PointerEvent('pointerdown', type));
};

test('a finger that rests on the link of a match loads its code and its data', () => {
  press('#match b');
  expect(preloaded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30);
  expect(preloaded).toHaveBeenCalledTimes(1);
  expect(topicView).toHaveBeenCalledWith({ kind: 'event', eventId: 7, sportId: 1 });
});

test('a mouse button loads them at once', () => {
  press('#match', { pointerType: 'mouse' });
  expect(preloaded).toHaveBeenCalledTimes(1);
});

test('a finger that begins to scroll loads nothing', () => {
  press('#match');
  document.dispatchEvent(new PointerEvent('pointercancel'));
  vi.advanceTimersByTime(1_000);
  expect(preloaded).not.toHaveBeenCalled();
});

test.each<[string, string, PointerEventInit]>([
  ['an odd within the link', '#odd', {}],
  ['a link that opens a new tab', '#new', {}],
  ['a link of another site', '#away', {}],
  ['the second mouse button', '#match', { pointerType: 'mouse', button: 2 }],
  ['a press with Ctrl', '#match', { pointerType: 'mouse', ctrlKey: true }],
])('%s loads nothing', (_, where, how) => {
  press(where, how);
  vi.advanceTimersByTime(1_000);
  expect(preloaded).not.toHaveBeenCalled();
  expect(topicView).not.toHaveBeenCalled();
});

test('a player who saves data loads the code, and no data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  press('#match', { pointerType: 'mouse' });
  expect(preloaded).toHaveBeenCalledTimes(1);
  expect(topicView).not.toHaveBeenCalled();
});
