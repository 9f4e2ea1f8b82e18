/** Scroll position after a change of the address: a link leads to the top, a filter keeps it, and back restores it. */
import type { Page } from 'playwright';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { path } from '../support/members.ts';
import { setScreen } from '../support/screen/screen.ts';
import { PHONE } from '../support/screens.ts';

const PAGE_HEIGHT = 30_000;
let place = 0;
/** Height of the header, px. */
let contentTop = 0;

/** Makes the page long enough to scroll. */
beforeEach(() => {
  const { scrollTo } = window;
  place = 0;
  contentTop = 56;
  const scroll = (to?: ScrollToOptions): void => {
    place = to?.top ?? 0;
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'scrollY');
  Object.defineProperty(globalThis, 'scrollY', { get: () => place, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => PAGE_HEIGHT, configurable: true });
  globalThis.scrollTo = scroll as typeof scrollTo;
  // The content moves with the page.
  const { getBoundingClientRect } = HTMLElement.prototype;
  HTMLElement.prototype.getBoundingClientRect = function rect(this: HTMLElement): DOMRect {
    const own = getBoundingClientRect.call(this);
    return this.tagName === 'MAIN' ? new DOMRect(own.x, contentTop - place, own.width, own.height) : own;
  };
  onTestFinished(() => {
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
    globalThis.scrollTo = scrollTo;
    Reflect.deleteProperty(document.documentElement, 'scrollHeight');
    if (own === undefined) Reflect.deleteProperty(globalThis, 'scrollY');
    else Object.defineProperty(globalThis, 'scrollY', own);
  });
});

const query = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

test('a league chosen in the search starts at the top, and back restores the scroll position', async () => {
  const { open } = await setScreen({ viewport: PHONE });
  const page = await open('/program/futbol');
  await page.locator('main article[data-event]').first().waitFor();
  place = 6_000;
  await page.getByRole('banner').getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
  const search = page.getByRole('dialog', { name: 'Ara' });
  await search.getByRole('combobox').fill('ligi');
  const leagues = search.getByRole('group', { name: 'Ligler' }).getByRole('option');
  await leagues
    .filter({ hasText: /(?<!-)Futbol · \d+ maç/ })
    .first()
    .click();
  await expect.poll(() => query(page)['lig']).toMatch(/^\d+$/);
  expect(path(page)).toBe('/program/futbol');
  expect(place).toBe(0);
  place = 40;
  // A line of the header moves the content down.
  contentTop += 44;
  await page.goBack();
  await expect.poll(() => place).toBe(6_044);
  await page.goForward();
  await expect.poll(() => place).toBe(40);
});

test('the bottom navigation leads to the top of the whole list', async () => {
  const { open } = await setScreen({ viewport: PHONE });
  const page = await open('/program/futbol?saat=24');
  await page.locator('main article[data-event]').first().waitFor();
  place = 6_000;
  await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Program' }).click();
  await expect.poll(() => query(page)).toEqual({});
  expect(place).toBe(0);
});

test('a filter of the list keeps the scroll position', async () => {
  const { open } = await setScreen({ viewport: PHONE });
  const page = await open('/program/futbol');
  await page.locator('main article[data-event]').first().waitFor();
  place = 300;
  const days = page.getByRole('combobox', { name: 'Gün' });
  await days.selectOption((await days.locator('option').nth(2).getAttribute('value')) ?? '');
  await expect.poll(() => query(page)).not.toEqual({});
  expect(place).toBe(300);
});
