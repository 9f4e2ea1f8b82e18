/** Checks that need a touch screen: a finger that rests on an odd, and one that pulls at a sheet. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../support/every-screen.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' as const };

test('a long press on an odd selects no text, while texts to read can be selected', async () => {
  const { open } = await setStage(browser(), { context: FINGER });
  const page = await open('/program/futbol');
  await page.locator('article button[data-outcome]').first().waitFor();
  expect(await selectable(page, 'button[data-outcome]')).toEqual(['none']);
  expect(await selectable(page, 'article a span')).toEqual(['auto']);
  await page.goto('/spor-haberleri');
  await page.locator('main article a, main li a').first().click();
  await page.locator('main p').first().waitFor();
  expect(await selectable(page, 'main h1, main p')).toEqual(['auto']);
});

test('a pull at an open dialog does not reload the page behind it; without a dialog the page can be pulled', async () => {
  const { open } = await setStage(browser(), { context: FINGER });
  const page = await open('/program/futbol');
  expect(await pullOf(page, 'html')).toBe('auto');
  await page.getByRole('banner').getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  expect(await pullOf(page, 'html')).toBe('contain');
  expect(await pullOf(page, 'dialog[open]')).toBe('contain');
  await page.keyboard.press('Escape');
  await expect.poll(() => pullOf(page, 'html')).toBe('auto');
});

test.each([
  ['by more than a third of its height', 0.45, 40],
  ['with a flick', 0.15, 1],
])('a sheet pulled down %s is dismissed', async (_, part, msAMove) => {
  const { open } = await setStage(browser(), { context: FINGER });
  const page = await openSheet(await open('/program/futbol'));
  await pull(page, { part, msAMove });
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Ligler');
  // The next sheet opens in its place.
  await openSheet(page);
  await expect.poll(() => offset(page)).toBe(0);
});

test.each([['reduce' as const], ['no-preference' as const]])(
  'a sheet pulled down a little follows the finger and comes back, with movement: %s',
  async (reducedMotion) => {
    const { open } = await setStage(browser(), { context: { ...FINGER, reducedMotion } });
    const page = await openSheet(await open('/program/futbol'));
    const finger = await pull(page, { part: 0.2, msAMove: 40, held: true });
    expect(await offset(page)).toBeGreaterThan(100);
    await finger.up();
    await expect.poll(() => offset(page)).toBe(0);
    expect(await sheet(page).count()).toBe(1);
    // Button and Esc still close the sheet.
    await sheet(page).getByRole('button', { name: 'Kapat' }).tap();
    await expect.poll(() => sheet(page).count()).toBe(0);
    await openSheet(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(page).count()).toBe(0);
  },
);

test('on a wide screen links have touch targets that are large enough', async () => {
  const { open } = await setStage(browser(), { context: { ...FINGER, viewport: DESKTOP } });
  const page = await open('/');
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await page.locator('footer a').first().waitFor();
  await settled(page);
  expect(await layoutFaults(page, { touch: true })).toEqual([]);
});

const sheet = (page: Page): Locator => page.locator('dialog[open]');

async function openSheet(page: Page): Promise<Page> {
  await page.getByRole('button', { name: /^Ligler/ }).tap();
  await sheet(page).waitFor();
  await expect.poll(() => sheet(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  return page;
}

/** Distance of the sheet below its resting place, in px. */
function offset(page: Page): Promise<number> {
  return sheet(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom - innerHeight));
}

interface PullOf {
  /** Fraction of the sheet's height that the finger moves. */
  part: number;
  /** Milliseconds between two moves of the finger, as in the browser's timestamps. */
  msAMove: number;
  /** True if the finger stays on the screen. */
  held?: boolean;
}

async function pull(page: Page, { part, msAMove, held = false }: PullOf): Promise<{ up: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const box = await sheet(page).boundingBox();
  if (box === null) throw new Error('no sheet');
  const [x, top] = [box.x + box.width / 2, box.y + 10];
  const began = Date.now() / 1_000;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', move: number): Promise<void> => {
    const y = top + (move / MOVES) * part * box.height;
    const timestamp = began + (move * msAMove) / 1_000;
    await devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp,
    });
  };
  await send('touchStart', 0);
  for (let move = 1; move <= MOVES; move += 1) {
    // Moves are sent in sequence, as a finger makes them.
    // oxlint-disable-next-line no-await-in-loop
    await send('touchMove', move);
  }
  const up = (): Promise<void> => send('touchEnd', MOVES);
  if (!held) await up();
  return { up };
}

const MOVES = 10;

/** Distinct values of `user-select` of the elements. */
function selectable(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).userSelect))]);
}

function pullOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).overscrollBehaviorY);
}
