/** Every address opens without a network and shows the age of its data. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { untilKept } from '../support/service-worker.ts';
import { expectListTrue, shownOdds, trueOdds } from '../support/shown-odds.ts';
import { choose, items, slipOf } from '../support/slip.ts';
import { setStage, sharedBrowser, untilConnection } from '../support/stage.ts';

const browser = sharedBrowser();
const AGE = /Çevrimdışı · son güncelleme \d\d:\d\d/;

/** Responses that a first visit to any page stores (offline-12). */
const everyVisit = [
  'environment.json',
  'get_market_config',
  'competitions',
  'info',
  'live-events-for-widget',
  'upcoming-events-for-widget',
  'popular-easy-coupons',
  'highlighted-events?st=1',
  'getPopulerBets',
  'events?st=1&type=0',
  'events?st=1&type=1',
];

/** Short waits between the connection's retries, for the tests. */
const soon = { hubReconnectMs: [0, 500], hubStartRetryMs: 500 };

const main = (page: Page): Promise<string> => page.locator('main').innerText();

describe('after one visit, with the server stopped', () => {
  test('every address opens with the last known data, or says clearly that there is none', async () => {
    const { server, open } = await setStage(browser(), { offline: true });
    const [seen, unseen] = preMatch(server, FOOTBALL);
    if (seen === undefined || unseen === undefined) throw new Error('two football matches to come are needed');
    const page = await open(detailPath('futbol', seen.i));
    await untilKept(page, [...everyVisit, `event/${seen.i}`]);
    const truth = trueOdds(await server.truth(seen.i));
    await server.close();

    for (const path of ['/', '/program/futbol', '/program/canli/futbol', '/populer-bahisler', '/kolay-kuponlar']) {
      await page.goto(path);
      await expect.poll(() => main(page), { message: path }).toMatch(AGE);
      await expect.poll(() => page.locator('main button[data-outcome]').count(), { message: path }).toBeGreaterThan(3);
      expect(await page.evaluate(() => document.documentElement.dataset['connection']), path).not.toBe('on');
    }

    await page.goto(detailPath('futbol', seen.i));
    await expect.poll(() => main(page)).toMatch(AGE);
    await expect.poll(() => shownOdds(page, seen.i)).toEqual(truth);

    for (const path of [detailPath('futbol', unseen.i), '/program/snooker', '/populer-bahisler/snooker']) {
      await page.goto(path);
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.innerText(), { message: path }).toContain('İnternet bağlantını kontrol et');
      // A retry by itself shows the placeholder for a moment.
      await expect.poll(() => alert.getByRole('button', { name: 'Tekrar dene' }).count(), { message: path }).toBe(1);
    }

    await page.goto('/boyle-bir-sayfa-yok');
    expect(await page.locator('h1').innerText()).toBe('Sayfa bulunamadı');
    await page.goto('/profil/kuponlarim/bekleyen');
    expect(await page.locator('h1').innerText()).not.toBe('');
  });

  test('links work without a page load, and everything is live again when the server returns', async () => {
    const { server, open } = await setStage(browser(), { offline: true, server: { timing: soon } });
    const page = await open('/');
    await untilKept(page, everyVisit);
    await server.close();
    await page.reload();
    await expect.poll(() => main(page)).toMatch(AGE);
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Program' }).click();
    await expect.poll(() => main(page)).toMatch(AGE);
    await page.locator('article[data-event]').first().waitFor();

    await server.restart({ seed: 2 });
    await untilConnection(page, 'on', 40_000);
    await expect.poll(() => main(page), { timeout: 20_000 }).not.toMatch(AGE);
    await expectListTrue(page, server);
  });

  test('an open tab keeps its content and marks it as outdated', async () => {
    const { server, open } = await setStage(browser(), { offline: true });
    const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
    const page = await open(detailPath('futbol', event.i));
    await untilKept(page, everyVisit);
    const truth = trueOdds(await server.truth(event.i));
    await server.close();
    await untilConnection(page, 'connecting');
    // The age of the data is in a line that covers none of the content.
    await page
      .locator('header')
      .getByText(/son oranlar \d\d:\d\d/)
      .waitFor({ timeout: 5_000 });
    expect(await page.evaluate(() => document.documentElement.dataset['odds'])).toBe('old');
    expect(await shownOdds(page, event.i)).toEqual(truth);
  });
});

test('code that loads after first paint and failed is loaded again when the network returns', async () => {
  const { context } = await setStage(browser());
  let gone = true;
  await context.route(/\/assets\/responsive-slip-[^/]*\.js$/, (route) => (gone ? route.abort() : route.continue()));
  const page = await context.newPage();
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/responsive-slip-'));
  await page.goto('/program/futbol');
  await lost;
  await page.locator('article[data-event]').first().waitFor();
  expect(await page.getByRole('button', { name: 'Tekrar dene' }).count()).toBe(0);
  gone = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await choose(page, 1);
  await items(slipOf(page)).first().waitFor();
});
