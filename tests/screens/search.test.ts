/** One search over all sports: from every page, answered while one types, by finger and by keyboard. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { BASKETBALL, FOOTBALL, firstOf, preMatch } from '../support/program.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { endsAt } from '../support/sign-in.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ara' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const openSearch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Maç, takım veya lig ara' }).click();

const marked = (page: Page): Promise<string> =>
  options(page).evaluateAll(
    (all) => all.find((each) => each.getAttribute('aria-selected') === 'true')?.textContent ?? '',
  );

test('a match of another sport is found while one types, and opened with Enter', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(
    preMatch(server, BASKETBALL).filter(({ hn }) => hn !== undefined),
    'basketball match to come',
  );
  const page = await open('/program/futbol');
  await openSearch(page);
  await field(page).fill(event.hn!.slice(0, 2).toLocaleLowerCase('tr'));
  await expect.poll(() => options(page).count()).toBeGreaterThan(0);
  await field(page).fill(`${event.hn} ${event.an}`);
  await expect.poll(() => marked(page)).toContain(event.hn!);
  await page.keyboard.press('Enter');
  await endsAt(page, `/program/basketbol/mac-detay/${event.i}`);
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('“/” opens it on every page, and is a letter in a field; Esc empties it first, then closes it', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil/ayarlar');
  await page.getByRole('heading', { name: 'Ayarlar' }).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return dialog(page).count();
    })
    .toBe(1);
  await field(page).fill('1');
  expect(await field(page).inputValue()).toBe('1');
  await page.keyboard.press('Escape');
  await expect.poll(() => field(page).inputValue()).toBe('');
  expect(await dialog(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('the arrow keys go through all that is found, and round', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  await openSearch(page);
  await field(page).fill('lig');
  await expect.poll(() => options(page).count()).toBeGreaterThan(2);
  const count = await options(page).count();
  const first = await marked(page);
  await field(page).press('ArrowDown');
  await expect.poll(() => marked(page)).not.toBe(first);
  await field(page).press('ArrowUp');
  await field(page).press('ArrowUp');
  await expect.poll(() => field(page).getAttribute('aria-activedescendant')).toBe(`arama-${count - 1}`);
});

test('a league leads to its matches, a kind of bet to the list with its odds', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  await openSearch(page);
  await field(page).fill('süper lig');
  const league = dialog(page).getByRole('group', { name: 'Ligler' }).getByRole('option').first();
  await league.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('lig')).toMatch(/^\d+$/);
  await openSearch(page);
  await field(page).fill('alt/üst');
  await dialog(page).getByRole('group', { name: 'Bahis türleri' }).getByRole('option').first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('grup')).toMatch(/^\d+:/);
});

test('what was searched for last is there the next time, until it is cleared', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  await openSearch(page);
  await field(page).fill('super lig');
  await options(page).first().click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.reload();
  await openSearch(page);
  const again = dialog(page).getByRole('button', { name: 'super lig' });
  await again.click();
  expect(await field(page).inputValue()).toBe('super lig');
  await expect.poll(() => options(page).count()).toBeGreaterThan(0);
  await field(page).fill('');
  await dialog(page).getByRole('button', { name: 'Temizle', exact: true }).click();
  await expect.poll(() => again.count()).toBe(0);
});

test('nothing found says so, and what would be', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  await openSearch(page);
  await field(page).fill('qqqqqq');
  await dialog(page).getByText('“qqqqqq” için bir şey bulamadık').waitFor();
});

test('a long-term event is found by its name, and opened', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(server.world.list(FOOTBALL, 2, 0).events, 'long-term event of football');
  const page = await open('/program/basketbol');
  await openSearch(page);
  await field(page).fill(event.n!);
  await expect.poll(() => marked(page)).toContain(event.n!);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: event.n! }).waitFor();
  await page.locator('button[data-outcome]').first().waitFor();
});
