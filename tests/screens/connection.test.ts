/** What a player is told when nothing live comes in: in the header, on the odds, at the button; and nothing while all is well. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setScreen } from '../support/screen/screen.ts';
import { choose, reasonOf, slipOf } from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

const line = (page: Page) => page.getByRole('banner').getByText(/son oranlar \d\d:\d\d/);
const odds = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['odds']);

test('without a network the age of the odds is told within five seconds, and the button says why not', async () => {
  const { context, open, pass } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 3);
  // What watches comes after the first screen, as the theme's button does.
  await page.getByRole('banner').getByRole('button', { name: 'Görünümü seç' }).waitFor();
  await pass(1_000);
  expect(await page.getByRole('banner').getByText('Canlı', { exact: true }).count()).toBe(1);
  expect(await odds(page)).toBeUndefined();
  await context.setOffline(true);
  await pass(5_000);
  expect(await line(page).innerText()).toContain('İnternet bağlantın yok');
  expect(await odds(page)).toBe('old');
  expect(await reasonOf(slipOf(page))).toBe('Çevrimdışısın. Bağlantın gelince oynayabilirsin.');
  await context.setOffline(false);
  await expect.poll(() => line(page).count()).toBe(0);
  expect(await odds(page)).toBeUndefined();
});

test('a connection that is back at once is not worth a word; one that stays away is', async () => {
  const { server, open, pass } = await setScreen();
  const page = await open('/');
  await page.getByRole('heading', { name: 'Şimdi canlı' }).waitFor();
  await server.hubs('drop');
  await pass(1_000);
  await untilConnection(page, 'on');
  expect(await line(page).count()).toBe(0);
  await server.hubs('refuse');
  await server.hubs('drop');
  await untilConnection(page, 'connecting');
  await pass(5_000);
  expect(await line(page).innerText()).toContain('Bağlanıyor…');
  await page.getByRole('heading', { name: 'Son görülen canlı maçlar' }).waitFor();
  await server.hubs('accept');
  await untilConnection(page, 'on', 60_000);
  await page.getByRole('heading', { name: 'Şimdi canlı' }).waitFor();
});
