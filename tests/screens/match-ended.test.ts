/** A match that ended and left the program: its score, its summary and the data of both sides (rule match-46). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { FOOTBALL, TENNIS, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { NARROW_DESKTOP } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';

const server = { events: 300 };
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Maç bölümleri' }).getByRole('link', { name, exact: true });
const shown = (page: Page): Locator => page.locator('main [data-answer]:not([style*="none"])');
const head = (page: Page): Locator => page.locator('main header[data-event]');
const note = (page: Page): Locator => main(page).getByText('Maç bitti, bahisler kapandı.');
const age = (page: Page): Locator => main(page).getByText(/son güncelleme/i);
/** Leagues for which the stand-in has all data, and which have a table. */
const leagues = new Set([70381, 70266, 70368, 70371, 70184, 70351]);

const liveFootball = (of: TestServer): WireEvent =>
  firstOf(
    running(of, FOOTBALL).filter(({ ci }) => leagues.has(ci)),
    'football match that runs',
  );

function resultOf(of: TestServer, eventId: number): string {
  const { ht, at } = of.world.score(eventId) ?? {};
  return `${ht?.r ?? ht?.c ?? 0} - ${at?.r ?? at?.c ?? 0}`;
}

test('a match that ends while its table is open updates the table, closes its odds, and keeps every address', async () => {
  const stage = await setScreen({ server, viewport: NARROW_DESKTOP });
  const { i, hn = '', an = '' } = liveFootball(stage.server);
  const path = detailPath('futbol', i);
  const page = await stage.open(`${path}/puan-durumu`);
  await shown(page).locator('tbody tr').first().waitFor();
  const figures = () => shown(page).locator('tbody').innerText();
  const before = await figures();
  expect(await tab(page, 'Tüm oranlar').count()).toBe(1);

  await stage.server.act(i, { action: 'goal', side: 'home' });
  await stage.server.act(i, { action: 'finish' });
  await note(page).waitFor();
  const result = resultOf(stage.server, i);
  await head(page).getByText(result).waitFor();
  expect(await head(page).innerText()).toContain('Bitti');
  await expect.poll(figures).not.toBe(before);
  expect(await tab(page, 'Tüm oranlar').count()).toBe(0);
  // The match is over, and the connection is not offline.
  expect(await age(page).count()).toBe(0);

  await tab(page, 'Son maçlar').click();
  const [own, other] = result.split(' - ');
  for (const name of [hn, an]) {
    const first = shown(page)
      .getByRole('list', { name: `${name}, son maçları` })
      .getByRole('listitem')
      .first();
    await expect.poll(() => first.innerText()).toMatch(new RegExp(`${own}[^0-9]+${other}`));
  }

  // The match's row in live scores, the address of its commentary, and the address in a coupon.
  for (const address of ['/canli-skor/futbol?durum=biten', `/canli-skor/futbol/canli-anlatim/${i}`, path]) {
    await page.goto(address);
    if (address.includes('durum')) {
      await page.locator(`main article[data-event="${i}"]`).getByRole('link').click();
      await endsAt(page, `${path}/ozet`);
    }
    await note(page).waitFor();
    await head(page).getByText(result).waitFor();
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    if (address.includes('anlatim')) await main(page).getByText('Maç sona erdi.').waitFor();
    else await main(page).getByRole('heading', { name: 'Olaylar' }).waitFor();
  }

  // Statistics do not know this match, but the list of live scores does.
  const error = { code: 510, name: 'EventNotFound', message: 'Etkinlik bilgileri bulunamadı' };
  const body = { isSuccess: false, data: null, message: null, error };
  await stage.server.fault({ method: 'GET', path: `statistics/eventsummary/1/${i}`, body });
  await page.goto(path);
  await note(page).waitFor();
  await head(page).getByText(result).waitFor();
  await main(page).getByRole('heading', { name: 'Rakamlar' }).waitFor();
});

test('a match with another pre-match id is stored under that id as well', async () => {
  const stage = await setScreen({ server });
  const event = liveFootball(stage.server);
  const { i } = event;
  const before = 4_900_001;
  const body = { isSuccess: true, data: { ...event, mpi: before }, message: '' };
  await stage.server.fault({ method: 'GET', path: `sportsbook/event/${i}`, status: 200, body });
  const page = await stage.open(detailPath('futbol', i));
  await head(page).waitFor();
  await stage.server.clearFaults();
  await stage.server.act(i, { action: 'finish' });
  await note(page).waitFor();
  const { requests } = await stage.server.stats();
  const asked = Object.keys(requests).filter((each) => each.includes('eventsummary'));
  expect(asked).toEqual([expect.stringContaining(String(before))]);
  // Statistics of the stand-in do not know that id; the list of live scores has the match by the id of the address.
  await head(page).getByText(resultOf(stage.server, i)).waitFor();
});

test('an embedded match without a sport in its address ends while shown, and can be opened afterwards', async () => {
  const stage = await setScreen({ server });
  const { i } = liveFootball(stage.server);
  const error = { code: 510, name: 'SportNotFound', message: 'Şu anda oynanabilir bahis bulunmamaktadır.' };
  const body = { isSuccess: false, data: null, message: null, error };
  await stage.server.fault({ method: 'GET', path: `statistics/eventsummary/0/${i}`, body });
  const page = await stage.open(`/mac-detay/widget/${i}?type=ozet`);
  await head(page).waitFor();
  await stage.server.act(i, { action: 'finish' });
  const isOver = async (): Promise<void> => {
    await expect.poll(() => head(page).innerText()).toContain('Bitti');
    await head(page).getByText(resultOf(stage.server, i)).waitFor();
    await main(page).getByRole('heading', { name: 'Olaylar' }).waitFor();
    expect(await age(page).count()).toBe(0);
  };
  await isOver();
  await page.goto('/');
  await page.goto(`/mac-detay/widget/${i}?type=ozet`);
  await isOver();
});

test('a match without commentary shows its sets, hidden scores stay hidden, and an unknown match is not found', async () => {
  const stage = await setScreen({ server });
  const { i } = firstOf(
    preMatch(stage.server, TENNIS).filter(({ hc }) => hc === true),
    'tennis match with statistics',
  );
  await stage.server.act(i, { action: 'kickoff' });
  await stage.server.act(i, { action: 'finish' });
  const page = await stage.open(`/canli-skor/tenis/canli-anlatim/${i}`);
  await note(page).waitFor();
  await main(page).getByRole('link', { name: 'Özeti gör' }).click();
  await main(page).getByRole('heading', { name: 'Rakamlar' }).waitFor();
  await main(page)
    .getByRole('button', { name: /^Skorlar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skorlar gizli', exact: true }).click();
  await page.reload();
  await head(page).getByRole('button', { name: 'Skoru göster' }).waitFor();
  expect(await main(page).getByRole('heading', { name: 'Rakamlar' }).count()).toBe(0);
  await head(page).getByRole('button', { name: 'Skoru göster' }).click();
  await main(page).getByRole('heading', { name: 'Rakamlar' }).waitFor();

  await page.goto(detailPath('tenis', 4_999_999));
  await main(page).getByRole('heading', { name: 'Bu maç programda yok' }).waitFor();
});
