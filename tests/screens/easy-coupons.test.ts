/** Easy coupons: few tab stops, arrow keys within a coupon, and a slip that has no room for one. */
import { expect, test } from 'vitest';
import { setCouponLimits } from '../support/coupon-config.ts';
import { setScreen } from '../support/screen/screen.ts';
import { choose } from '../support/slip.ts';

test('the bets of a card have one tab stop, and arrow keys move from bet to bet', async () => {
  const { open } = await setScreen({ server: { events: 300 } });
  const page = await open('/kolay-kuponlar');
  const card = page.locator('main article').first();
  await card.waitFor();
  const stops = await card.locator('a[href], button').evaluateAll((all) => all.map((each) => each.tabIndex));
  expect(stops.length).toBeGreaterThan(4);
  // The tab stops are the bets, and the button that takes all of them.
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

test('a coupon that does not fit into a full slip shows how many matches a slip may have', async () => {
  const { server, open } = await setScreen({ server: { events: 300 } });
  await setCouponLimits(server, { maxEventCount: 2 });
  let page = await open('/program/basketbol');
  await choose(page, 2);
  page = await open('/kolay-kuponlar');
  const card = page.locator('main article').first();
  await card.getByRole('button', { name: /kuponuma ekle$/ }).click();
  await card.getByText('Bir kuponda en fazla 2 maç olabilir.').waitFor();
  expect(await card.innerText()).not.toContain('kapalı');
});

test('the button keeps the focus after taking all bets, and takes nothing more', async () => {
  const { open } = await setScreen({ server: { events: 300 } });
  const page = await open('/kolay-kuponlar');
  const card = page.locator('main article').first();
  await card.getByRole('button', { name: /kuponuma ekle$/ }).press('Enter');
  const added = card.getByRole('button', { name: /kuponunda$/ });
  await added.waitFor();
  expect(await added.getAttribute('aria-disabled')).toBe('true');
  // A disabled button would lose the focus in a browser.
  expect(await added.isEnabled()).toBe(true);
  expect(await added.evaluate((each) => each === document.activeElement)).toBe(true);
});
