/** The query string is the state: reload, back and a shared link give the same view (rule program-2). */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { FOOTBALL, firstOf, preMatch } from '../support/program.ts';
import { engineStats } from '../support/tab-probe.ts';
import { passTime } from '../support/screen/clock.ts';
import { type ScreenOptions, setScreen } from '../support/screen/screen.ts';

/** Headings and events of a list in their order. */
function view(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('article[data-event], h2')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? part.textContent.trim()));
}

/**
 * The view once it has loaded: the server's program does not move, so loading is over when the engine is idle and the
 * page unchanged.
 */
async function settledView(page: Page): Promise<string[]> {
  let before = '';
  let now: string[] = [];
  const settled = async (): Promise<boolean> => {
    await passTime(300);
    const { frames } = await engineStats(page);
    now = await view(page);
    const same = now.length > 0 && before === `${frames} ${now.join()}`;
    before = `${frames} ${now.join()}`;
    return same;
  };
  await expect.poll(settled).toBe(true);
  return now;
}

const query = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

describe('the program', () => {
  /** Starts from the plain list, applies one filter, and checks that its address alone restores the same view. */
  async function choose(
    act: (page: Page) => Promise<unknown>,
    expected: Record<string, string | RegExp>,
    options: ScreenOptions = {},
  ): Promise<{ page: Page; chosen: string[] }> {
    const { open } = await setScreen(options);
    const page = await open('/program/futbol');
    const plain = await settledView(page);
    await act(page);
    await expect
      .poll(() => query(page))
      .toEqual(
        Object.fromEntries(
          Object.entries(expected).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : (expect.stringMatching(value) as string),
          ]),
        ),
      );
    await expect.poll(() => view(page)).not.toEqual(plain);
    const chosen = await settledView(page);

    await page.reload();
    expect(await settledView(page)).toEqual(chosen);
    await page.goBack();
    await expect.poll(() => query(page)).toEqual({});
    expect(await settledView(page)).toEqual(plain);
    await page.goForward();
    expect(await settledView(page)).toEqual(chosen);

    // The same address on another device with the same program, as with a shared link.
    const { pathname, search } = new URL(page.url());
    const other = await (await setScreen(options)).open(`${pathname}${search}`);
    expect(await settledView(other)).toEqual(chosen);
    return { page: other, chosen };
  }

  test('filtered by one MBS is restored by its address', async () => {
    const { page } = await choose(
      (shown) => shown.getByRole('combobox', { name: 'MBS', exact: true }).selectOption('1'),
      { mbs: '1' },
    );
    const badges = page.locator('article[data-event] [data-mbs]');
    expect(new Set(await badges.evaluateAll((all) => all.map((each) => each.getAttribute('data-mbs'))))).toEqual(
      new Set(['1']),
    );
  });

  test('filtered by one day is restored by its address', async () => {
    const tomorrow = (page: Page) => page.getByRole('group', { name: 'Gün' }).getByRole('button', { name: 'Yarın' });
    const { page } = await choose((shown) => tomorrow(shown).click(), { d: /^\d{4}-\d\d-\d\d$/ });
    expect(await tomorrow(page).getAttribute('aria-pressed')).toBe('true');
  });

  test('filtered by the next hours, which exclude a day, is restored by its address', async () => {
    const soon = (page: Page) =>
      page.getByRole('group', { name: 'Gün' }).getByRole('button', { name: '3 saat içinde' });
    const { page } = await choose((shown) => soon(shown).click(), { saat: '3' }, { server: { events: 80 } });
    expect(await soon(page).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('group', { name: 'Gün' }).getByRole('button', { name: 'Yarın' }).click();
    await expect.poll(() => query(page)).toEqual({ d: expect.stringMatching(/^\d{4}-/) as string });
  });

  test('lists its filters in one place, where each can be removed', async () => {
    const { open } = await setScreen();
    const page = await open('/program/futbol?mbs=1&searchTerm=a');
    const chosen = page.getByRole('group', { name: 'Seçili filtreler' });
    await expect.poll(() => chosen.innerText()).toMatch(/^\d+ maç/);
    await chosen.getByRole('button', { name: 'MBS 1 filtresini kaldır' }).click();
    await expect.poll(() => query(page)).toEqual({ searchTerm: 'a' });
    await chosen.getByRole('button', { name: 'Temizle 1 filtre' }).click();
    await expect.poll(() => query(page)).toEqual({});
    await expect.poll(() => chosen.count()).toBe(0);
  });

  test('filtered by leagues is restored by its address', async () => {
    const { page } = await choose(
      async (shown) => {
        await shown.getByRole('button', { name: /^Ligler/ }).click();
        const dialog = shown.getByRole('dialog', { name: 'Ligler' });
        await dialog.getByRole('checkbox').nth(2).check();
        await dialog.getByRole('checkbox').nth(4).check();
        await dialog.getByRole('button', { name: '2 ligi göster' }).click();
      },
      { lig: /^\d+,\d+$/ },
    );
    expect(await page.locator('main h2').count()).toBe(2);
  });

  test('keeps both filters when leagues are chosen while a search is still being typed', async () => {
    const { open, pass } = await setScreen();
    const page = await open('/program/futbol');
    await settledView(page);
    await page.getByRole('searchbox', { name: 'Programda ara' }).fill('a');
    await page.getByRole('button', { name: /^Ligler/ }).click();
    expect(query(page)).toEqual({});
    // The address gets the search text while the dialog is open.
    await pass(300);
    expect(query(page)).toEqual({ searchTerm: 'a' });
    const dialog = page.getByRole('dialog', { name: 'Ligler' });
    await dialog.getByRole('checkbox').nth(2).check();
    await dialog.getByRole('button', { name: '1 ligi göster' }).click();
    await expect.poll(() => query(page)).toEqual({ searchTerm: 'a', lig: expect.stringMatching(/^\d+$/) as string });
    await pass(300);
    expect(query(page)).toMatchObject({ searchTerm: 'a' });
  });

  test('filtered by king odds is restored by its address', async () => {
    const { chosen } = await choose(
      (shown) => shown.getByRole('combobox', { name: 'Kral', exact: true }).selectOption('mbs'),
      { kingBetType: '2' },
      { server: { events: 150 } },
    );
    expect(chosen.length).toBeGreaterThan(0);
  });

  test('sorted by date is restored by its address', async () => {
    const { page } = await choose((shown) => shown.getByRole('combobox', { name: 'Sıralama' }).selectOption('date'), {
      sirala: 'tarih',
    });
    expect(await page.locator('main h2').first().innerText()).toMatch(/\d|Bugün/);
  });

  test('with all filters cleared shows the whole program again', async () => {
    const { open } = await setScreen();
    const page = await open('/program/futbol');
    const plain = await settledView(page);
    await page.goto('/program/futbol?mbs=1&kingBetType=1&searchTerm=a&utm_source=x');
    await page.getByRole('button', { name: 'Temizle 3 filtre' }).first().click();
    // Parameters that are not the product's own stay in the address.
    await expect.poll(() => query(page)).toEqual({ utm_source: 'x' });
    expect(await settledView(page)).toEqual(plain);
  });

  test('with invalid parameters in the address shows the whole program', async () => {
    const { open } = await setScreen();
    const page = await open('/program/futbol');
    const plain = await settledView(page);
    await page.goto('/program/futbol?d=2026-02-30&mbs=x&kingBetType=9&lig=a,b&sirala=renk&t=7&grup=%3Cscript%3E');
    expect(await settledView(page)).toEqual(plain);
  });
});

describe('the search', () => {
  const spellings: [of: RegExp, typed: (name: string) => string][] = [
    [/[İı]/, (name) => name.toLocaleLowerCase('tr')],
    [/[İı]/, (name) => name.toLocaleUpperCase('tr')],
    [/i/, (name) => name.toLocaleUpperCase('tr')],
    [/[ŞşĞğÜüÖöÇç]/, (name) => name.toLocaleUpperCase('tr')],
    [/[ŞşİıĞğÜüÖöÇç]/, asTypedWithoutTurkishKeys],
  ];

  test('finds a team with or without its Turkish letters', async () => {
    const { server, open } = await setScreen({ server: { events: 600 } });
    const names = preMatch(server, FOOTBALL).flatMap(({ hn }) => (hn === undefined ? [] : [hn]));
    expect(names.length).toBeGreaterThan(100);
    const page = await open('/program/futbol?searchTerm=qqqqqq');
    await page.getByText('Aradığın gibi bir maç yok').waitFor();
    const field = page.getByRole('searchbox', { name: 'Programda ara' });
    for (const [letters, typed] of spellings) {
      const name = firstOf(
        names.filter((each) => letters.test(each)),
        `team with ${String(letters)}`,
      );
      const text = typed(name);
      await field.fill(text);
      await expect.poll(() => query(page)['searchTerm']).toBe(text);
      const found = page.locator('article[data-event]');
      await expect
        .poll(() => found.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')).join('\n')))
        .toContain(name);
      await expect.poll(() => found.count(), { message: `"${text}" is a search for ${name}` }).toBeLessThan(12);
    }
    await field.fill('qqqqqq');
    await page.getByText('Aradığın gibi bir maç yok').waitFor();
    await page.getByRole('button', { name: 'Filtreleri temizle' }).last().click();
    await expect.poll(() => page.locator('article[data-event]').count()).toBeGreaterThan(5);
  });
});

test('the match page keeps its market group and its percentages in the address', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
  const page = await open(`/program/futbol/mac-detay/${event.i}`);
  const group = page.getByRole('group', { name: 'Bahis grupları' }).getByRole('button').nth(2);
  await group.click();
  await page.getByRole('button', { name: 'Oynanma %' }).click();
  await expect
    .poll(() => query(page))
    .toMatchObject({ percentFilter: '1', grup: expect.stringMatching(/.+/) as string });
  const cards = page.locator('[data-card] h3');
  const shown = await cards.allInnerTexts();
  await page.reload();
  await expect.poll(() => cards.allInnerTexts()).toEqual(shown);
  expect(await group.getAttribute('aria-pressed')).toBe('true');
});

/** Replaces Turkish letters as a keyboard without them does: "Şanlıurfa" → "sanliurfa". */
function asTypedWithoutTurkishKeys(name: string): string {
  return name.toLocaleLowerCase('tr').replace(/[ışğüöç]/g, (letter) => 'isguoc'['ışğüöç'.indexOf(letter)] ?? letter);
}
