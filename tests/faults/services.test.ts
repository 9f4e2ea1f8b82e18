/** A network that fails or is slow, in a real browser. `tests/screens/services.test.ts` covers every other response. */
import { expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, detailPath, firstOf, openMarket, preMatch } from '../support/program.ts';
import { expectListTrue, oddSelector } from '../support/shown-odds.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a connection that is cut is reported in Turkish, and "Tekrar dene" loads the list', async () => {
  const { server, open } = await setStage(browser());
  await server.fault({ method: 'GET', path: 'sportsbook/events', drop: 'before' });
  const page = await open('/program/futbol');
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/dene|kontrol et/);
  await server.clearFaults();
  // The app also retries by itself; either attempt may come first.
  await alert.getByRole('button', { name: 'Tekrar dene' }).click();
  await expectListTrue(page, server);
});

test('a slow response keeps its space reserved, and updates that arrive meanwhile are not lost', async () => {
  const { server, open } = await setStage(browser());
  const event = await server.truth(firstOf(preMatch(server, FOOTBALL), 'football match to come').i);
  const market = openMarket(event);
  await server.fault({ method: 'GET', path: `sportsbook/event/${event.i}`, delayMs: 3_000 });
  const page = await open(detailPath('futbol', event.i));
  expect(await page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
  await expect.poll(async () => Object.keys((await server.stats()).requests).join()).toContain(`event/${event.i}`);
  await server.push('lite', 'currentOdds', oddUpdate(event, 3, market.i, market.o[0]?.no ?? 0, 21.5));
  const spot = { eventId: event.i, marketId: market.i, outcome: market.o[0]?.no ?? 0 };
  await expect.poll(() => page.locator(oddSelector(spot)).innerText()).toBe('21,50');
});
