/** The product while the browser translates it: screens change, odds move, and nothing falls. */
import { expect, test } from 'vitest';
import { choose, items, slipOf } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { moveTo } from '../support/every-screen.ts';
import { translatePage } from '../support/translator.ts';

const browser = sharedBrowser();

test('no screen of a visitor falls, and the slip says what the list says', async () => {
  const { server, open } = await setStage(browser());
  const page = await open('/');
  await page.locator('button[data-outcome]').first().waitFor();
  await page.evaluate(translatePage, 'before' as const);
  await server.move({ running: true, updatesPerSecond: 100 });
  for (const path of ['/program/futbol', '/', '/kolay-kuponlar', '/canli-skor', '/yardim', '/program/futbol']) {
    // oxlint-disable-next-line no-await-in-loop
    await moveTo(page, path);
    // oxlint-disable-next-line no-await-in-loop
    expect(await page.locator('[data-crash]').count(), path).toBe(0);
  }
  await choose(page, 3);
  await server.move({ running: false });
  expect(await page.locator('font').count()).toBeGreaterThan(10);
  expect(await items(slipOf(page)).count()).toBe(3);
  const odds = await slipOf(page).locator('[data-odd]').allInnerTexts();
  const listed = await page.locator('main button[aria-pressed="true"]').allInnerTexts();
  for (const odd of odds) expect(listed).toContain(odd);
});
