/** axe-core on every screen, in both themes, on a phone and on a desktop: no violation at all. */
import { describe, expect, test } from 'vitest';
import { moveTo } from '../support/every-screen.ts';
import { FOOTBALL, TENNIS, detailPath, firstOf, firstSpot, preMatch, running } from '../support/program.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsInThemes, violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  test(`no screen has a violation at ${viewport.width} × ${viewport.height}, dark and light`, async () => {
    const { server, open } = await setStage(browser(), {
      context: { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' },
    });
    const page = await open('/program/futbol');
    await page.locator(oddSelector(await firstSpot(page))).click();
    const football = firstOf(running(server, FOOTBALL), 'running football match').i;
    const tennis = detailPath('tenis', firstOf(running(server, TENNIS), 'running tennis match').i);
    const paths = [
      '/',
      '/program/futbol?sirala=tarih&mbs=1',
      detailPath('futbol', football),
      '/populer-bahisler',
      '/kolay-kuponlar',
      '/program/canli/tenis',
      '/program/tum-oranlar/futbol',
      detailPath('futbol', firstOf(preMatch(server, FOOTBALL), 'football match to come').i),
      `${tennis}?widgetType=ozet&percentFilter=1`,
      '/canli-skor/futbol',
      // On a desktop the match is beside the list.
      `/canli-skor/futbol?mac=${football}`,
      '/spor-toto',
      '/yardim',
      '/yardim/detay/para-yatirma-29876',
      '/bilgi/cerez-aydinlatma-metni-yeni',
      '/spor-haberleri',
      '/yazar-yorumlari',
      '/yazar-yorumlari/1',
      '/market-sorgulama?spor=futbol',
      '/euroleague-avrupa-basketbol-ligi',
      '/boyle-bir-sayfa-yok',
    ];
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await moveTo(page, path);
      const violations = await violationsInThemes(page);
      if (violations.length > 0) found[path] = violations;
    }
    expect(found).toEqual({});
  }, 900_000);
}

describe('a dialog', () => {
  test.for([
    ['a sheet', PHONE],
    ['a modal', DESKTOP],
  ] as const)('as %s has no violation', async ([, viewport]) => {
    const { open } = await setStage(browser(), { context: { viewport, reducedMotion: 'reduce' } });
    const page = await open('/program/futbol');
    await page.getByRole('button', { name: /^Ligler/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the search', () => {
  test.for([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const)('on %s has no violation when empty, with results, and without a network', async ([, viewport]) => {
    const { server, open, context } = await setStage(browser(), { context: { viewport, reducedMotion: 'reduce' } });
    const page = await open('/program/futbol');
    await page.getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ara' });
    await dialog.getByRole('combobox').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('combobox').fill('spor');
    await dialog.getByRole('option').nth(3).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // Playwright's setting does not reach the SharedWorker's sockets (browser-55).
    await server.hubs('refuse');
    await server.hubs('drop');
    await context.setOffline(true);
    await page.getByRole('banner').getByText('İnternet bağlantın yok').waitFor({ timeout: 5_000 });
    expect(await violationsOf(page)).toEqual([]);
  });
});
