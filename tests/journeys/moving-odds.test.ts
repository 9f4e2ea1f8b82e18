/** Filters by odds and moving odds in a browser: two tabs, reload, back, and the connection. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, firstOf, openMarket, preMatch } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

const path = (page: Page): string => page.url().replace(/^https?:\/\/[^/]+/, '');
const rows = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('main section article[data-event]')
    .evaluateAll((all) =>
      all.map((row) => `${row.getAttribute('data-event')} ${row.querySelector('button[data-outcome]')?.textContent}`),
    );

test('moving-1 to moving-5: two tabs list the same moves, which a reload and "back" keep, and a lost connection is named', async () => {
  const { server, open } = await setStage(browser(), { context: { viewport: PHONE } });
  await server.move({ running: false });
  // A lower odd is still a price.
  const isMain = ({ t, st, s, o }: WireMarket): boolean =>
    t === 1 && st === 1 && s === 1 && o.every(({ odd }) => odd > 1.6);
  const event = firstOf(
    preMatch(server, FOOTBALL).filter(({ m }) => m.some(isMain)),
    'coming football match with an open main market',
  );
  const market = openMarket(event, isMain);
  const page = await open('/hareketli-oranlar/futbol?sure=60');
  const other = await open('/hareketli-oranlar/futbol?sure=60');
  await Promise.all([page, other].map((tab) => tab.getByText('beri izleniyor').waitFor()));

  const [first, , third] = market.o;
  await server.push('lite', 'currentOdds', oddUpdate(event, 1, market.i, first?.no ?? 0, (first?.odd ?? 2) * 0.7));
  await server.push('lite', 'currentOdds', oddUpdate(event, 2, market.i, third?.no ?? 0, (third?.odd ?? 2) * 1.3));
  await page.bringToFront();
  const fall = page.getByRole('region', { name: 'Düşenler' }).locator('article');
  await fall.waitFor();
  await expect.poll(() => rows(page)).toHaveLength(2);
  const listed = await rows(page);
  await expect.poll(() => rows(other)).toEqual(listed);
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => rows(page)).toEqual(listed);
  await fall.getByRole('link').click();
  await page.waitForURL(/mac-detay/);
  await page.goBack();
  await expect.poll(() => rows(page)).toEqual(listed);
  expect(path(page)).toBe('/hareketli-oranlar/futbol?sure=60');
  await fall.locator('button[data-outcome]').click();
  const chosen = other.getByRole('region', { name: 'Düşenler' }).locator('button[aria-pressed="true"]');
  await chosen.waitFor();

  await server.hubs('refuse');
  await server.hubs('drop');
  await page.getByText(/Bağlantı yok, sıralama \d\d:\d\d itibarıyla/).waitFor();
});

test('program-38, program-41: a range of odds survives a reload, "back" and another tab', async () => {
  const { server, open, context } = await setStage(browser());
  await server.move({ running: false });
  const page = await open('/program/futbol');
  const list = page.locator('main article[data-event]');
  await list.first().waitFor();
  await page.getByRole('button', { name: 'Oran', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Oran aralığı' });
  await dialog.getByRole('button', { name: '1,50–2,00', exact: true }).click();
  await dialog.getByRole('button', { name: /^\d+ maçı göster$/ }).click();
  const total = (tab: Page) => tab.getByRole('group', { name: 'Seçili filtreler' }).locator('output').innerText();
  await expect.poll(() => path(page)).toBe('/program/futbol?oran=1.50-2.00');
  await expect.poll(() => total(page)).toMatch(/^\d+ maç$/);
  const count = await total(page);
  await page.reload();
  await expect.poll(() => total(page)).toBe(count);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect.poll(() => total(shared)).toBe(count);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Temizle 1 filtre' }).click();
  await expect.poll(() => path(page)).toBe('/program/futbol');
  await page.goBack();
  await expect.poll(() => total(page)).toBe(count);
});
