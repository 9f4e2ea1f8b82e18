/** The league filter: opened before the leagues have loaded, and with a chosen league that has no match. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { MOTORSPORTS } from '../../src/domain/sports.ts';
import { firstOf } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { endsAt } from '../support/sign-in.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^Ligler/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ligler' });
const boxes = (page: Page) => dialog(page).getByRole('checkbox');
const rows = (page: Page) => dialog(page).getByRole('listitem').allInnerTexts();

test.each([
  ['a dialog', { width: 1440, height: 900 }],
  ['a sheet', { width: 390, height: 844 }],
])('%s opened before the leagues have loaded shows a failure, and fills after "Tekrar dene"', async (_, viewport) => {
  const { open, server } = await setScreen({ viewport });
  await server.fault({ method: 'GET', path: 'sportsbook/events', status: 503, delayMs: 500 });
  const page = await open('/program/futbol');
  await opener(page).click();
  await dialog(page).getByText('Ligler yükleniyor…').waitFor();
  const again = dialog(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await expect.poll(() => boxes(page).count()).toBeGreaterThan(2);
});

test('a chosen league without a match has a row, with its name if that is known, and can be unticked', async () => {
  const { open, pass } = await setScreen();
  const page = await open('/program/futbol?lig=999999999');
  await opener(page).click();
  await expect.poll(() => rows(page)).toContain('Maçı olmayan lig0');
  expect(await boxes(page).first().isChecked()).toBe(true);
  await boxes(page).first().uncheck();
  expect(await rows(page)).toContain('Maçı olmayan lig0');
  const name = (await rows(page))[1]?.replace(/\d+$/, '') ?? '';
  await boxes(page).nth(1).check();
  await dialog(page).getByRole('button', { name: '1 ligi göster' }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);

  await page.getByRole('searchbox', { name: 'Programda ara' }).fill('zzzz');
  await pass(300);
  await page.getByText('Aradığın gibi bir maç yok').waitFor();
  await opener(page).click();
  await expect.poll(() => rows(page)).toEqual([`${name}0`]);
  await boxes(page).first().uncheck();
  await dialog(page).getByRole('button', { name: 'Tüm ligleri göster' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?searchTerm=zzzz');
  await opener(page).click();
  await expect.poll(() => rows(page)).toEqual(['Gösterilecek lig yok.']);
});

test('a league with special events only offers them in the bulletin', async () => {
  const { open, server } = await setScreen();
  const matches = new Set(
    ([0, 1] as const).flatMap((type) => server.world.list(MOTORSPORTS, type, 0).events.map(({ ci }) => ci)),
  );
  const own = server.world.list(MOTORSPORTS, 2, 0).events.filter(({ ci }) => !matches.has(ci));
  const { ci, n } = firstOf(own, 'league of motor sports without a race');
  const page = await open(`/program/motor-sporlari?lig=${ci}&d=2026-01-01`);
  await page.getByText('Aradığın gibi bir yarış yok').waitFor();
  const count = own.filter((event) => event.ci === ci).length;
  await page.getByRole('link', { name: `${count} özel etkinliği göster` }).click();
  await endsAt(page, `/program/ozel-etkinlikler/motor-sporlari?lig=${ci}`);
  await page.locator('main').getByText(n!).first().waitFor();
});

test('an unknown league offers no special events', async () => {
  const { open } = await setScreen();
  const page = await open('/program/motor-sporlari?lig=999999999');
  await page.getByRole('button', { name: 'Filtreleri temizle' }).waitFor();
  expect(await page.getByRole('link', { name: /özel etkinliği göster/ }).count()).toBe(0);
});
