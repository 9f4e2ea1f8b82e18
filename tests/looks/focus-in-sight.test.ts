/**
 * Tabbing through a list never leaves the focused element under the bars, neither those below nor the headers above.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

const STOPS = 40;

test('Tab and Shift+Tab in the program keep the focused element in sight', async () => {
  const { open } = await setStage(browser(), { context: { viewport: { width: 800, height: 700 } } });
  const page = await open('/program/futbol');
  await choose(page, 1);
  await page.getByRole('button', { name: /seçim, Kuponum/ }).waitFor();
  await page.locator('main article a').first().focus();
  expect(await covered(page, 'Tab')).toEqual([]);
  expect(await covered(page, 'Shift+Tab')).toEqual([]);
});

async function covered(page: Page, key: string): Promise<string[]> {
  const all: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop
    all.push(await page.evaluate(coverOfFocus));
  }
  return all.filter((cover) => cover !== '');
}

/** Describes the element that covers the middle of the focused one after its scroll; '' if there is none. */
async function coverOfFocus(): Promise<string> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const focused = document.activeElement;
  if (focused === null) return 'no focus';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  if (seen !== null && (focused.contains(seen) || seen.contains(focused))) return '';
  return `${focused.textContent} at ${top} under ${seen?.className ?? 'the edge'}`;
}
