/** The markets of a match by keyboard, and its header before and after the start. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FOOTBALL, firstOf, preMatch } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-outcome') ?? '');

test('a market has one tab stop, and arrow keys move within it (rule match-28)', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
  const page = await open(`/program/futbol/mac-detay/${event.i}`);
  const market = page.getByRole('group', { name: 'Maç Sonucu', exact: true }).first();
  const odds = market.getByRole('button');
  await odds.first().waitFor();
  const stops = () => market.evaluate((group) => group.querySelectorAll('button:not([tabindex="-1"])').length);
  expect(await stops()).toBe(1);

  await odds.first().evaluate((button) => (button as HTMLElement).focus());
  expect(await focused(page)).toBe('1');
  const ways = [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['End', 2],
  ] as const;
  const numbers = await odds.evaluateAll((buttons) => buttons.map((button) => button.dataset['outcome']));
  for (const [key, place] of ways) {
    // Keys are pressed in sequence, each from the position of the one before.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop
    expect(await focused(page)).toBe(numbers[place]);
  }
  // Focus that returns to the market is back at the same odd.
  expect(await stops()).toBe(1);
  expect(await odds.nth(2).getAttribute('tabindex')).toBe(null);
});

test('the header shows the start time, and a single tab is not offered as a choice (rule match-25, match-2)', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
  const page = await open(`/program/futbol/mac-detay/${event.i}`);
  const head = page.locator('header[data-event]');
  await head.waitFor();
  const start = new Date((event.d + 3 * 3_600) * 1_000).toISOString().slice(11, 16);
  expect(await head.innerText()).toContain(start);
  expect(await head.innerText()).not.toContain('–');
  const tabs = page.getByRole('navigation', { name: 'Maç bölümleri' });
  expect(await tabs.count()).toBe(1);
  const question = firstOf(server.world.list(FOOTBALL, 2, 0).events, 'long-term question');
  await page.goto(`/program/futbol/mac-detay/${question.i}`);
  await head.waitFor();
  expect(await tabs.count()).toBe(0);
});

test('league and back link of a long-term event lead to the special events', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(server.world.list(FOOTBALL, 2, 0).events, 'long-term event of football');
  const page = await open(`/program/futbol/mac-detay/${event.i}`);
  const head = page.locator('header[data-event]');
  await head.waitFor();
  const hrefs = () => head.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const list = '/program/ozel-etkinlikler/futbol';
  await expect.poll(hrefs).toEqual([list, `${list}?lig=${event.ci}`]);
});
