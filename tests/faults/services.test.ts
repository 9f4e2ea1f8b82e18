/** A network that breaks off or takes its time, in a real browser; every other answer is `tests/screens/services.test.ts`. */
import { expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, detailPath, firstOf, openMarket, preMatch } from '../support/program.ts';
import { expectListTrue, oddSelector } from '../support/shown-odds.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a connection that is cut is said so in Turkish, and goes on when asked', async () => {
  const { server, open } = await setStage(browser());
  await server.fault({ method: 'GET', path: 'sportsbook/events', drop: 'before' });
  const page = await open('/program/futbol');
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/dene|kontrol et/);
  await server.clearFaults();
  // It also tries by itself; whichever comes first.
  await alert.getByRole('button', { name: 'Tekrar dene' }).click();
  await expectListTrue(page, server);
});

test('a slow answer is waited for with a place held, and updates that come meanwhile are not lost', async () => {
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
