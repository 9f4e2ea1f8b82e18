/** The slip's sheet on a phone: its first stop beside the list, pulled up to full height, and closed (rule slip-26). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { PHONE } from '../support/screens.ts';
import { amount, choose, items, offered, take } from '../support/slip.ts';
import { type Stage, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' as const };

/** Opens the program, chooses two matches and opens the slip. */
async function openSlip(context = FINGER): Promise<{ stage: Stage; page: Page }> {
  const stage = await setStage(browser(), { context });
  const page = await stage.open('/');
  await page.getByRole('link', { name: 'Program', exact: true }).last().tap();
  await choose(page, 2);
  await page.getByRole('button', { name: /seçim, Kuponum/ }).tap();
  await sheet(page).waitFor();
  return { stage, page };
}

test('at its first stop the odds above the sheet are tapped and go into the slip', async () => {
  const { page } = await openSlip();
  await expect.poll(() => part(page)).toBe(0.6);
  expect(await isModal(page)).toBe(false);
  expect(await focused(page)).toBe('Kuponum');
  const next = await oddAbove(page);
  await take(page, next);
  await expect.poll(() => items(sheet(page)).count()).toBe(3);
  // The new selection is in sight, above the footer, which is whole.
  const last = items(sheet(page)).last();
  await expect.poll(async () => (await edges(last)).bottom <= (await edges(foot(page))).top + 1).toBe(true);
  expect((await edges(foot(page))).bottom).toBeLessThanOrEqual(PHONE.height);
  // The page scrolls below the sheet, and its end can be reached.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await part(page)).toBe(0.6);
});

test('pulled up, the sheet takes the whole window and is modal; going back in the history closes it', async () => {
  const { page } = await openSlip();
  await expect.poll(() => part(page)).toBe(0.6);
  await pull(page, -0.3);
  await expect.poll(() => isModal(page)).toBe(true);
  await expect.poll(() => part(page)).toBeGreaterThan(0.9);
  await page.goBack();
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-beside'))).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the handle changes between the stops by keyboard, and Esc closes the sheet at either', async () => {
  const { page } = await openSlip();
  await handle(page, 'Büyüt').press('Enter');
  await expect.poll(() => isModal(page)).toBe(true);
  expect(await focusedName(page)).toBe('Küçült');
  await page.keyboard.press('Enter');
  await expect.poll(() => isModal(page)).toBe(false);
  await expect.poll(() => part(page)).toBe(0.6);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet(page).count()).toBe(0);
  // The focus returns to the bar, which the sheet covered.
  expect(await focused(page)).toMatch(/^2 seçim, Kuponum/);
  await page.keyboard.press('Enter');
  await handle(page, 'Büyüt').press('Enter');
  await expect.poll(() => isModal(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(await focused(page)).toMatch(/^2 seçim, Kuponum/);
});

test('a pull down from full height comes to rest at the first stop, and another one closes the sheet', async () => {
  const { page } = await openSlip();
  await handle(page, 'Büyüt').tap();
  await expect.poll(() => part(page)).toBeGreaterThan(0.9);
  await pull(page, 0.35);
  await expect.poll(() => part(page)).toBe(0.6);
  expect(await isModal(page)).toBe(false);
  await pull(page, 0.4);
  await expect.poll(() => sheet(page).count()).toBe(0);
});

test('a field of the slip gets the whole window, and keeps the focus', async () => {
  const { page } = await openSlip();
  await amount(sheet(page)).tap();
  await expect.poll(() => isModal(page)).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('120');
  await expect.poll(() => amount(sheet(page)).inputValue()).toBe('120');
});

test.each([
  [320, 640],
  [360, 560],
])('at %i × %i px the sheet opens at full height, because the first stop is too low', async (width, height) => {
  const { page } = await openSlip({ ...FINGER, viewport: { width, height } });
  await expect.poll(() => isModal(page)).toBe(true);
  await expect.poll(() => part(page)).toBeGreaterThan(0.85);
  expect(await handle(page, 'Küçült').count()).toBe(0);
  // A higher window has room for the first stop.
  await page.setViewportSize(PHONE);
  await handle(page, 'Küçült').waitFor();
});

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Kuponum' });
const foot = (page: Page): Locator => sheet(page).locator('footer');
const handle = (page: Page, name: string): Locator => sheet(page).getByRole('button', { name, exact: true });
const isModal = (page: Page): Promise<boolean> => sheet(page).evaluate((element) => element.matches(':modal'));
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

/** Visible height of the sheet as a fraction of the window's, to two digits. */
function part(page: Page): Promise<number> {
  return sheet(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return Math.round((1 - top / innerHeight) * 100) / 100;
  });
}

async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  return { top: box.y, bottom: box.y + box.height };
}

/** Scrolls the list below the two chosen matches, and returns the first odd of a match in sight above the sheet. */
async function oddAbove(page: Page): Promise<Awaited<ReturnType<typeof offered>>[number]> {
  const next = (await offered(page))[3];
  if (next === undefined) throw new Error('no fourth match in the list');
  const match = page.locator(`main article[data-event="${next.eventId}"]`);
  await match.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The middle of the window is above the sheet, or just below its edge.
  await page.mouse.wheel(0, 160);
  const limit = (await edges(sheet(page))).top;
  await expect.poll(async () => (await edges(match)).bottom < limit).toBe(true);
  return next;
}

const MOVES = 10;

/** Pulls the sheet by a fraction of the window's height, downwards if positive, too slowly for a flick. */
async function pull(page: Page, fraction: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { top } = await edges(sheet(page));
  const began = Date.now() / 1_000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', move: number): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: PHONE.width / 2, y: top + 10 + (move / MOVES) * fraction * PHONE.height }],
      timestamp: began + move * 0.15,
    });
  await send('touchStart', 0);
  for (let move = 1; move <= MOVES; move += 1) {
    // Moves are sent in sequence, as a finger makes them.
    // oxlint-disable-next-line no-await-in-loop
    await send('touchMove', move);
  }
  await send('touchEnd', MOVES);
}
