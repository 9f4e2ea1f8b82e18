/** The product while the browser translates it: screens change, odds move, and nothing crashes. */
import { expect, test } from 'vitest';
import { choose, items, slipOf } from '../support/slip.ts';
import { openContext, setStage, sharedBrowser } from '../support/stage.ts';
import { everyScreen, moveTo } from '../support/every-screen.ts';
import { translatePage } from '../support/translator.ts';

const browser = sharedBrowser();

test('no screen of a visitor crashes, and the odds of the slip equal those of the list', async () => {
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

test.each([
  ['a visitor', false],
  ['a member', true],
])(
  'no screen of %s crashes, and no amount of money is translated',
  async (_, isMember) => {
    const { server } = await setStage(browser(), { server: { events: 300 } });
    const { screens, asMember } = await everyScreen(server);
    const { context } = await openContext(browser(), server.url, { context: { reducedMotion: 'reduce' } });
    if (isMember) await asMember(context);
    const page = await context.newPage();
    await page.goto('/');
    const faults: Record<string, string[]> = {};
    for (const { name, path, member = false } of screens) {
      if (member !== isMember) continue;
      await moveTo(page, path);
      // A page that is loaded again has its original texts.
      const isTranslated = await page.evaluate(() => document.documentElement.classList.contains('translated-ltr'));
      if (!isTranslated) await page.evaluate(translatePage, 'before' as const);
      const found = await page.evaluate(faultsOfTranslation);
      if (found.length > 0) faults[name] = found;
    }
    expect(await page.locator('font').count()).toBeGreaterThan(10);
    expect(faults).toEqual({});
  },
  170_000,
);

/** Runs in a translated page: reports a crash, and amounts that were translated. */
async function faultsOfTranslation(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const fallen = document.querySelectorAll('[data-crash]').length > 0 ? ['fell'] : [];
  const amounts = [...document.querySelectorAll('font > font')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^‹[+−-]?[\d.]+(,\d{2})? ?(₺|TL)›$/.test(text));
  return [...fallen, ...new Set(amounts)];
}
