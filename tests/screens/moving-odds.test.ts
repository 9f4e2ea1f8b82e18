/** The page of moving odds: since when, what moved, the odd as a button, and the way there. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FOOTBALL, firstOf, openMarket, preMatch } from '../support/program.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { setScreen } from '../support/screen/screen.ts';
import type { ScreenServer } from '../support/screen/backend.ts';
import { endsAt } from '../support/sign-in.ts';

const RANKED_MS = 13_000;

const isMain = ({ t, st, s }: { t: number; st: number; s: number }): boolean => t === 1 && st === 1 && s === 1;

function mainMatch(server: ScreenServer) {
  const event = firstOf(
    preMatch(server, FOOTBALL).filter(({ m }) => m.some(isMain)),
    'coming football match with an open main market',
  );
  return { event, market: openMarket(event, isMain) };
}

const section = (page: Page, title: string) => page.locator('main').getByRole('region', { name: title });

test('moving-1, moving-2, moving-3: a fall is listed with its old odd, and its odd goes into the slip', async () => {
  const { open, server, pass } = await setScreen();
  const { event, market } = mainMatch(server);
  const page = await open('/populer-bahisler/futbol');
  await page.getByRole('link', { name: 'Hareketli oranlar' }).click();
  await endsAt(page, '/hareketli-oranlar/futbol');
  await page.getByText(/^\d\d:\d\d’[dt][ae]n beri izleniyor$/).waitFor();
  await page.getByText('Henüz değişen oran yok').waitFor();

  const [first] = market.o;
  const odd = Math.round((first?.odd ?? 2) * 70) / 100;
  await server.push('lite', 'currentOdds', oddUpdate(event, 1, market.i, first?.no ?? 0, odd));
  await pass(RANKED_MS);
  const row = section(page, 'Düşenler').locator(`article[data-event="${event.i}"]`).first();
  await row.waitFor();
  expect(await row.getAttribute('data-before')).toBe(String(Math.round((first?.odd ?? 0) * 100)));
  const button = row.locator('button[data-outcome]');
  expect(await button.innerText()).toContain(odd.toFixed(2).replace('.', ','));
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  await row.getByRole('link').click();
  await endsAt(page, `/program/futbol/mac-detay/${event.i}`);
});

test('moving-1: the hour is in the address, and another sport keeps it', async () => {
  const { open } = await setScreen();
  const page = await open('/hareketli-oranlar/futbol');
  await page.getByRole('button', { name: 'Son 1 saat' }).click();
  await endsAt(page, '/hareketli-oranlar/futbol?sure=60');
  const sports = page.getByRole('navigation', { name: 'Hareketli oranların sporları' });
  await sports.getByRole('link', { name: 'Basketbol', exact: true }).click();
  await endsAt(page, '/hareketli-oranlar/basketbol?sure=60');
  const unknown = await open('/hareketli-oranlar/satranc');
  await unknown.getByText('Böyle bir spor yok').waitFor();
});
