/** Live scores in a wide window: the list, and the chosen match beside it (rules scores-14 and scores-15). */
import type { Locator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { FOOTBALL, firstOf, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { DESKTOP, NARROW_DESKTOP } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/canli-skor/futbol';
const WIDE = { width: 1920, height: 1080 };
/** Rows of matches that the program has had. */
const rows = (page: Page): Locator => page.locator('main article[data-match][data-event]');
const row = (page: Page, eventId: number): Locator => page.locator(`main article[data-match][data-event="${eventId}"]`);
const panel = (page: Page): Locator => main(page).getByRole('complementary', { name: 'Seçili maç' });
const head = (page: Page): Locator => panel(page).locator('header[data-event]');
const shown = (page: Page): Promise<string | null> => head(page).getAttribute('data-event');
const choose = (page: Page, eventId: number): Promise<void> =>
  row(page, eventId)
    .getByRole('link', { name: /yanda göster$/ })
    .click();

test.each([DESKTOP, WIDE])(
  'scores-14: at $width px a row chooses the match beside the list, back undoes it, and a reload keeps it',
  async (viewport) => {
    const { server, open } = await setScreen({ viewport });
    const [one, other] = running(server, FOOTBALL);
    const page = await open(PATH);
    await head(page).waitFor();
    const first = await rows(page).first().getAttribute('data-event');
    expect(await shown(page)).toBe(first);
    expect(await rows(page).first().getAttribute('aria-current')).toBe('true');

    await choose(page, one!.i);
    await endsAt(page, `${PATH}?mac=${one!.i}`);
    await expect.poll(() => shown(page)).toBe(String(one!.i));
    expect(await row(page, one!.i).getAttribute('aria-current')).toBe('true');
    await panel(page).getByRole('heading', { name: 'Maç özeti' }).waitFor();
    await panel(page).locator('[data-card]').first().waitFor();
    // The next choice replaces this one in the history. Every link of a row chooses its match.
    await row(page, other!.i)
      .getByRole('link', { name: /İddaa’da$/ })
      .click();
    await endsAt(page, `${PATH}?mac=${other!.i}`);
    await page.reload();
    await expect.poll(() => shown(page)).toBe(String(other!.i));
    await page.goBack();
    await endsAt(page, PATH);
    await expect.poll(() => shown(page)).toBe(first);
    await panel(page).getByRole('link', { name: 'Maç sayfası' }).click();
    await endsAt(page, `/program/futbol/mac-detay/${first}`);
  },
);

test('scores-14: a smaller window has no panel, ignores the choice, and a row opens the match', async () => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP });
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(`${PATH}?mac=${event.i}`);
  await row(page, event.i).waitFor();
  expect(await panel(page).count()).toBe(0);
  await row(page, event.i)
    .getByRole('link', { name: /anlatımı$/ })
    .click();
  await endsAt(page, `/program/futbol/mac-detay/${event.i}/canli-anlatim`);
});

test('scores-14: a filter keeps the choice, another day removes it', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(`${PATH}?mac=${event.i}`);
  await head(page).waitFor();
  await main(page).getByRole('button', { name: /Tümü/ }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Canlı \d/ })
    .click();
  await endsAt(page, `${PATH}?durum=canli&mac=${event.i}`);
  await main(page).getByRole('link', { name: /^Dün/ }).click();
  await endsAt(page, `${PATH}?d=2026-03-13&durum=canli`);
});

test('scores-15: a key moves the focus into the panel, and Escape returns it to the row', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(PATH);
  const link = row(page, event.i).getByRole('link', { name: /yanda göster$/ });
  await head(page).waitFor();
  await link.press('Enter');
  await endsAt(page, `${PATH}?mac=${event.i}`);
  expect(await panel(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await endsAt(page, PATH);
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
  // The close button is only rendered for a choice of the player.
  expect(await panel(page).getByRole('button', { name: 'Seçimi kapat' }).count()).toBe(0);
  await link.click();
  await panel(page).getByRole('button', { name: 'Seçimi kapat' }).click();
  await endsAt(page, PATH);
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('scores-14: hidden scores are covered in the panel, and a tap shows the one of the match', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(`${PATH}?mac=${event.i}`);
  await head(page).locator('[data-score]').waitFor();
  await main(page)
    .getByRole('button', { name: /^Skorlar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skorlar gizli', exact: true }).click();
  await head(page).getByRole('button', { name: 'Skoru göster' }).waitFor();
  expect(await panel(page).locator('[data-score]').count()).toBe(0);
  await panel(page).getByText('Skorlar gizli').waitFor();
  await head(page).getByRole('button', { name: 'Skoru göster' }).click();
  await head(page).locator('[data-score]').waitFor();
});

test('scores-14: a match that ends stays in the panel with its result and its summary', async () => {
  const { server, open } = await setScreen({ server: { events: 300 } });
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(`${PATH}?mac=${event.i}`);
  await head(page).locator('[data-score]').waitFor();
  await server.act(event.i, { action: 'finish' });
  await panel(page).getByText('Maç bitti, bahisler kapandı.').waitFor();
  await panel(page).getByRole('heading', { name: 'Olaylar' }).waitFor();
  expect(await panel(page).locator('[data-card]').count()).toBe(0);
  await panel(page).getByRole('link', { name: 'Maç sayfası' }).click();
  await endsAt(page, `/program/futbol/mac-detay/${event.i}/ozet`);
});

test('scores-14: a match of an earlier day is found in the list of its day', async () => {
  const { server, open } = await setScreen();
  const day = '2026-03-10';
  const id = 4_900_009;
  const score = { s: 5, ht: { r: 3 }, at: { r: 2 }, id, sid: FOOTBALL };
  const match = { id: 77, sgId: id, sid: FOOTBALL, rd: '', hs: false, ca: true, ht: 'Ereğli', at: 'Düzce', sc: score };
  vi.spyOn(server.world, 'liveScores').mockImplementation((_, asked) => (asked === day ? [match] : []));
  const page = await open(`${PATH}?d=${day}`);
  await panel(page).getByText('Maç bitti, bahisler kapandı.').waitFor();
  await head(page).getByText('3 - 2').waitFor();
  await page.goto(`${PATH}?d=2026-03-11`);
  await panel(page).getByText('Burada gösterilecek maç yok').waitFor();
});
