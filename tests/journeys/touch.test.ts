/** What only a finger shows: it rests on an odd, it pulls at a sheet. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' as const };

test('a finger that rests on an odd selects nothing; what is to be read can be selected', async () => {
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

test('a pull at a sheet is none at the page behind it; a page of its own is pulled as ever', async () => {
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

/** What the elements say of it, each answer once. */
function selectable(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).userSelect))]);
}

function pullOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).overscrollBehaviorY);
}
