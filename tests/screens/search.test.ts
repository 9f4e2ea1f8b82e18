/** The search over all sports: on every page, with results while typing, by touch and by keyboard. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { MOTORSPORTS } from '../../src/domain/sports.ts';
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

test('a match of another sport is found while typing, and opened with Enter', async () => {
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

/** A search by two letters within a name, and the name of a match it finds, but not as its first result. */
async function laterMatch(page: Page, names: readonly string[]): Promise<{ letters: string; name: string }> {
  for (const name of names) {
    const letters = name.slice(1, 3).toLocaleLowerCase('tr');
    // Searches run in sequence in the same field.
    // oxlint-disable no-await-in-loop
    await field(page).fill(letters);
    await expect.poll(() => marked(page)).not.toBe('');
    if (!(await marked(page)).includes(name)) return { letters, name };
    // oxlint-enable no-await-in-loop
  }
  throw new Error('each match is the first of its letters');
}

/** Types and presses a key without time for a response in between. */
const typeAtOnce = (page: Page, text: string, ...keys: string[]): Promise<void> =>
  field(page).evaluate(
    (input, told) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, told.text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      for (const key of told.keys) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    { text, keys },
  );

test('Enter before the response opens the first result of the text typed, not of the previous text', async () => {
  const { server, open } = await setScreen();
  const matches = preMatch(server, FOOTBALL).filter(({ hn, an }) => hn !== undefined && an !== undefined);
  const page = await open('/');
  await openSearch(page);
  const { name } = await laterMatch(
    page,
    matches.map(({ hn }) => hn ?? ''),
  );
  const match = firstOf(
    matches.filter(({ hn }) => hn === name),
    `match of ${name}`,
  );
  await typeAtOnce(page, `${name} ${match.an}`, 'Enter');
  await endsAt(page, `/program/futbol/mac-detay/${match.i}`);
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('a key after that Enter leaves the search open', async () => {
  const { server, open } = await setScreen();
  const page = await open('/');
  await openSearch(page);
  const { name } = await laterMatch(
    page,
    preMatch(server, FOOTBALL).flatMap(({ hn }) => hn ?? []),
  );
  await typeAtOnce(page, name, 'Enter', 'ArrowDown');
  await expect.poll(() => options(page).first().textContent()).toContain(name);
  expect(await dialog(page).count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('“/” opens the search on every page, and is a letter in a field; Esc empties it first, then closes it', async () => {
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

test('the arrow keys move through all results and wrap around', async () => {
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

test('a league leads to its matches, and a kind of bet to the list with its odds', async () => {
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

test('recent searches are shown the next time, until they are cleared', async () => {
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

test('the odds of a result are pressed as in the program, and a typing error is corrected', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(
    preMatch(server, FOOTBALL).filter(({ hn }) => /^\p{L}{7,}$/u.test(hn ?? '')),
    'match of a team with a long name',
  );
  const name = event.hn!;
  const page = await open('/program/futbol');
  await openSearch(page);
  await field(page).fill(`${name.slice(0, 4)}${name.slice(5)}`);
  await expect.poll(() => dialog(page).textContent()).toContain(`${name} için sonuçlar`);
  await expect.poll(() => marked(page)).toContain(name);
  const odds = dialog(page).locator(`button[data-event="${event.i}"][data-outcome]`);
  await expect.poll(() => odds.allInnerTexts()).toHaveLength(3);
  await odds.first().click();
  await expect.poll(() => odds.first().getAttribute('aria-pressed')).toBe('true');
  expect(await dialog(page).count()).toBe(1);
});

test('a list whose filters find nothing for a text offers to search for it in all sports', async () => {
  const { server, open } = await setScreen();
  const other = firstOf(preMatch(server, BASKETBALL), 'basketball match');
  const page = await open(`/program/futbol?searchTerm=${encodeURIComponent(other.hn ?? '')}&mbs=9`);
  await page.getByRole('button', { name: 'Bütün sporlarda ara' }).click();
  await expect.poll(() => marked(page)).toContain(other.hn);
});

test('a search without results shows a message', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  await openSearch(page);
  await field(page).fill('qqqqqq');
  await dialog(page).getByText('“qqqqqq” için bir şey bulamadık').waitFor();
});

test('a long-term event without a page leads to the special events, which list it', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(server.world.list(MOTORSPORTS, 2, 0).events, 'long-term event of motor sports');
  const page = await open('/');
  await openSearch(page);
  await field(page).fill(event.n!);
  await expect.poll(() => marked(page)).toContain(event.n!);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/program/ozel-etkinlikler/motor-sporlari');
  await page.locator('main').getByText(event.n!).first().waitFor();
});

test('a league with long-term events only leads to them', async () => {
  const { server, open } = await setScreen();
  const matches = new Set(
    ([0, 1] as const).flatMap((type) => server.world.list(MOTORSPORTS, type, 0).events.map(({ ci }) => ci)),
  );
  const { ci, n } = firstOf(
    server.world.list(MOTORSPORTS, 2, 0).events.filter((event) => !matches.has(event.ci)),
    'league of motor sports without a race',
  );
  const page = await open('/');
  await openSearch(page);
  await field(page).fill(n!.split(' ')[0]!);
  const league = dialog(page).getByRole('group', { name: 'Ligler' }).getByRole('option');
  await league.first().click();
  await endsAt(page, `/program/ozel-etkinlikler/motor-sporlari?lig=${ci}`);
  await page.locator('main').getByText(n!).first().waitFor();
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
