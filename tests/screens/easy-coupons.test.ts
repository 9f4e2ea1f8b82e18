/** Ready coupons by keyboard: few stops of the tab key, and the arrow keys inside. */
import { expect, test } from 'vitest';
import { setScreen } from '../support/screen/screen.ts';

test('the bets of a card are one stop; the arrow keys walk from bet to bet', async () => {
  const { open } = await setScreen({ server: { events: 300 } });
  const page = await open('/kolay-kuponlar');
  const card = page.locator('main article').first();
  await card.waitFor();
  const stops = await card.locator('a[href], button').evaluateAll((all) => all.map((each) => each.tabIndex));
  expect(stops.length).toBeGreaterThan(4);
  // The bets, and the button that takes them all.
  expect(stops.filter((stop) => stop === 0)).toHaveLength(2);
  const focused = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('main article:first-of-type li')];
      const row = rows.findIndex((each) => each.contains(document.activeElement));
      return `${document.activeElement?.tagName} ${row}`;
    });
  await card.locator('li a').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('A 1');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('BUTTON 1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('BUTTON 0');
});
