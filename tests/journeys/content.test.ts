/** Checks of content pages that need a browser: layout shift, the slider, offline help, and HTML that is cleaned. */
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../support/every-screen.ts';
import { everyHostile, honestHtml, whatCouldAct } from '../support/hostile-html.ts';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { painted } from '../support/painted.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { untilControlled } from '../support/service-worker.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const browser = sharedBrowser();
const main = (page: Page) => page.getByRole('main');

test.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('slow pictures cause no layout shift on %s', async ([, viewport]) => {
  const { context, open } = await setStage(browser(), { context: { viewport, reducedMotion: 'reduce' } });
  let held: Route[] = [];
  let isHolding = true;
  await context.route('**/content/pictures/**', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  for (const path of ['/', '/spor-haberleri', '/spor-haberleri/derbi-haftasi-basliyor-48210']) {
    isHolding = true;
    held = [];
    // Pages are opened in sequence.
    // oxlint-disable-next-line no-await-in-loop
    const page = await open(path);
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('footer').waitFor();
    // oxlint-disable-next-line no-await-in-loop
    await untilLoaded(page);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => held.length, { message: path }).toBeGreaterThan(0);
    // The rest of the page has loaded and was painted without the pictures.
    // oxlint-disable-next-line no-await-in-loop
    await painted(page);
    isHolding = false;
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(held.map((route) => route.continue()));
    // oxlint-disable-next-line no-await-in-loop
    await settled(page);
    // oxlint-disable-next-line no-await-in-loop
    const { sum, of } = await layoutShift(page);
    expect(sum, `${path}: ${of.join(', ')}`).toBeLessThan(LEAST_SHIFT);
    // oxlint-disable-next-line no-await-in-loop
    await page.close();
  }
});

test('the slider moves by keyboard, advances by itself, and stays stopped after "Durdur"', async () => {
  const { context, open } = await setStage(browser(), { context: { viewport: DESKTOP } });
  await context.clock.install();
  const page = await open('/');
  const slider = main(page).getByRole('region', { name: 'Öne çıkanlar' });
  const shown = () => slider.locator('[data-slide]:not([inert])').getAttribute('data-slide');
  await slider.locator('[data-slide]').first().waitFor();
  expect(await shown()).toBe('hafta-sonu');
  await slider.locator('[data-slide]:not([inert]) a').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toBe('kral');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await shown()).toBe('euroleague');
  await slider.getByRole('button', { name: 'Sonraki' }).click();
  expect(await shown()).toBe('hafta-sonu');
  // The slider advances again once neither the pointer nor the focus is on it.
  await page.mouse.move(5, 790);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await context.clock.runFor(7_000);
  await expect.poll(shown).toBe('kral');
  await slider.getByRole('button', { name: 'Durdur' }).click();
  await page.mouse.move(5, 790);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await context.clock.runFor(20_000);
  expect(await shown()).toBe('kral');
  expect(await slider.getByRole('button', { name: 'Oynat' }).count()).toBe(1);
  // Started again, the slider makes one round.
  await slider.getByRole('button', { name: 'Oynat' }).click();
  await page.mouse.move(5, 790);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const next of ['euroleague', 'hafta-sonu', 'kral']) {
    // Each advance depends on the one before.
    // oxlint-disable-next-line no-await-in-loop
    await context.clock.runFor(7_000);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(shown).toBe(next);
  }
  await slider.getByRole('button', { name: 'Oynat' }).waitFor();
});

test('the slider can be swiped, and does not advance by itself with reduced motion', async () => {
  const look = { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' as const };
  const { open } = await setStage(browser(), { context: look });
  const page = await open('/');
  const slider = main(page).getByRole('region', { name: 'Öne çıkanlar' });
  await slider.getByRole('button', { name: 'Oynat' }).waitFor();
  await slider.locator('ul').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  await expect.poll(() => slider.locator('[data-slide]:not([inert])').getAttribute('data-slide')).toBe('kral');
});

test('help pages that were opened and the help search are available without a network', async () => {
  const { context, server, open } = await setStage(browser(), { offline: true });
  const home = await open('/');
  await untilControlled(home);
  const page = await open('/yardim');
  await main(page).getByRole('link', { name: 'MBS nedir?' }).click();
  await main(page).locator('[data-article]').waitFor();
  await page.goto('/yardim');
  await main(page).getByRole('link', { name: 'MBS nedir?' }).waitFor();
  await server.close();
  await Promise.all([home.close(), page.close()]);
  const later = await context.newPage();
  await later.goto('/yardim', { waitUntil: 'domcontentloaded' });
  await main(later).getByRole('link', { name: 'MBS nedir?' }).waitFor();
  await main(later).getByRole('combobox', { name: 'Yardımda ara' }).fill('mbs');
  await main(later).getByRole('option').first().click();
  await main(later).locator('[data-article]').waitFor();
  await main(later).getByText('Minimum bahis sayısı').waitFor();
  await main(later)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
});

test('HTML of the service cannot run anything on any page', async () => {
  expect(everyHostile.length).toBeGreaterThan(150);
  const text = `${honestHtml}<p>sonuncu</p>\n${everyHostile.join('\n')}`;
  const { context, server, open } = await setStage(browser(), { context: { bypassCSP: true } });
  await context.addInitScript(() =>
    Object.assign(window, { hits: [], hit: () => void Reflect.get(window, 'hits').push(1) }),
  );
  const type = { i: 1, n: 'Maç Sonucu', d: text, st: 1, mt: 1, mst: 1, p: 1 };
  const sinks: [call: string, path: string, data: object, opened?: string][] = [
    ['content/content_detail', '/yardim/detay/x', { contents: { text } }],
    ['content/content_detail', '/bilgi/x', { contents: { text } }],
    ['content/content_detail', '/spor-haberleri/x', { contents: { text } }],
    ['content/home-content', '/', { sections: [{ id: 1, type: 'html', order: 1, items: [{ contents: text }] }] }],
    [
      'sportsbook/get_market_config',
      '/market-sorgulama',
      { m: { '1_1': type }, mg: {}, msg: {}, dmg: {}, dmsg: {} },
      'summary',
    ],
  ];
  const page = await open('/program/futbol');
  for (const [call, path, data, opened] of sinks) {
    // Pages are opened in sequence, each in place of the one before.
    // oxlint-disable-next-line no-await-in-loop
    await server.fault({ method: 'GET', path: call, body: { isSuccess: true, data } });
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop
    if (opened !== undefined) await main(page).locator(opened).first().click();
    const last = main(page).getByText('sonuncu', { exact: true });
    // oxlint-disable-next-line no-await-in-loop
    await last.waitFor();
    // oxlint-disable-next-line no-await-in-loop
    expect(await last.locator('xpath=..').evaluate(whatCouldAct), path).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop
    expect(await page.evaluate(() => Reflect.get(window, 'hits')), path).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop
    await server.clearFaults();
  }
});
