/**
 * A key held with Ctrl, Alt or the command key belongs to the browser (back, zoom). No element of the page handles it.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { PATH, boardStands, mark, marked } from '../support/pool-table.ts';
import { CHANGE_RETAILER, chooseProvince, radios, selectedName } from '../support/retailers.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

const wide = { server: { events: 300 } };
const held = ['Control', 'Alt', 'Meta'] as const;

/** Keys that the page handled itself. */
async function taken(page: Page, keys: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const key of keys) {
    const note = ({ defaultPrevented }: Event): void => {
      if (defaultPrevented) all.push(key);
    };
    addEventListener('keydown', note);
    // Keys are pressed in sequence.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key);
    removeEventListener('keydown', note);
  }
  return all;
}

const chordsWith = (...keys: string[]): string[] => held.flatMap((each) => keys.map((key) => `${each}+${key}`));

test('a key chord neither marks nor moves in the board of the pool', async () => {
  const { open } = await setScreen(wide);
  const page = await open(PATH);
  await boardStands(page);
  const here = mark(page, 1, 2, 1);
  await here.focus();
  expect(await taken(page, chordsWith('0', '1', '2'))).toEqual([]);
  expect(await marked(page)).toBe(0);
  expect(await taken(page, chordsWith('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'))).toEqual([]);
  expect(await here.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await taken(page, ['0', 'ArrowDown'])).toEqual(['0', 'ArrowDown']);
  expect(await marked(page)).toBe(1);
});

test('a key chord does not move between the bets of an easy coupon', async () => {
  const { open } = await setScreen(wide);
  const page = await open('/kolay-kuponlar');
  const here = page.locator('main article').first().locator('li a').first();
  await here.focus();
  expect(await taken(page, chordsWith('ArrowRight', 'ArrowDown'))).toEqual([]);
  expect(await here.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await taken(page, ['ArrowRight'])).toEqual(['ArrowRight']);
});

test('a key chord does not change the slide of the home page', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  await page.getByRole('region', { name: 'Öne çıkanlar' }).getByRole('button', { name: 'Durdur' }).click();
  expect(await taken(page, chordsWith('ArrowLeft', 'ArrowRight'))).toEqual([]);
  expect(await taken(page, ['ArrowRight'])).toEqual(['ArrowRight']);
});

test('a key chord chooses no retailer', async () => {
  const { open } = await setMemberScreen();
  const page = await open(CHANGE_RETAILER);
  await chooseProvince(page, 'Ankara');
  const here = radios(page).nth(1);
  await here.check();
  const name = await selectedName(page);
  await here.focus();
  expect(await taken(page, chordsWith('ArrowDown', 'ArrowLeft'))).toEqual([]);
  expect(await selectedName(page)).toBe(name);
  expect(await taken(page, ['ArrowDown'])).toEqual(['ArrowDown']);
});

test('the days are one tab stop and the filters another; left and right move in each', async () => {
  const { open } = await setScreen(wide);
  const page = await open('/program/futbol');
  const days = page.getByRole('group', { name: 'Gün' });
  await days.getByRole('button').nth(2).waitFor();
  await page.getByRole('button', { name: 'Ligler' }).waitFor();
  const stops = (selector: string) =>
    page.$$eval(selector, (all) => all.filter((each) => each.tabIndex === 0).length, null);
  const filters = 'section[aria-label="Filtreler"]';
  await expect.poll(() => stops(`${filters} fieldset button`)).toBe(1);
  expect(await stops(`${filters} :is(select, a[href], div > button[aria-haspopup])`)).toBe(1);
  const first = days.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(false);
  expect(await stops(`${filters} fieldset button`)).toBe(1);
  // Up and down choose in the filters themselves.
  await page.getByLabel('Sıralama').focus();
  expect(await taken(page, ['ArrowDown', 'ArrowUp'])).toEqual([]);
});
