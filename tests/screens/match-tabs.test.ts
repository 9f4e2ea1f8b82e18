/**
 * Tabs of a match: each has an address, shows the service's data, updates with the match, and stays mounted while the
 * match is open.
 */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { BASKETBALL, FOOTBALL, TENNIS, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const server = { events: 300 };
const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Maç bölümleri' });
const tab = (page: Page, name: string): Locator => bar(page).getByRole('link', { name, exact: true });
const incidents = (page: Page, kind: string): Locator => main(page).locator(`[data-incident="${kind}"]`);
const lines = (page: Page): Locator => main(page).locator('[data-line]');
/** Leagues for which the stand-in has all data. */
const known = ({ ci }: WireEvent): boolean => ci < 70_611;

function liveFootball(of: TestServer): WireEvent {
  return firstOf(running(of, FOOTBALL).filter(known), 'football match that runs');
}

test('a live goal appears in the summary and in the commentary, and a tab stays mounted while the match is open', async () => {
  const stage = await setScreen({ server });
  const { i, hn = '', an = '' } = liveFootball(stage.server);
  const path = detailPath('futbol', i);
  const page = await stage.open(`${path}/ozet`);
  await main(page).locator('[data-summary]').waitFor();
  expect(await tab(page, 'Özet').getAttribute('aria-current')).toBe('page');
  const goals = async (): Promise<number> =>
    (await incidents(page, 'goal').count()) +
    (await incidents(page, 'penalty').count()) +
    (await incidents(page, 'ownGoal').count());
  const before = await goals();
  await stage.server.act(i, { action: 'goal', side: 'away' });
  await expect.poll(goals).toBe(before + 1);
  const score = stage.server.world.score(i);
  const standing = main(page).locator('[data-incident] b').last();
  expect(await standing.innerText()).toBe(`${score?.ht?.r}-${score?.at?.r}`);
  for (const name of [hn, an])
    await main(page)
      .getByRole('list', { name: `${name}, ilk 11` })
      .waitFor();
  await main(page).getByRole('heading', { name: 'Maç bilgisi' }).waitFor();

  await tab(page, 'Anlatım').click();
  await endsAt(page, `${path}/canli-anlatim`);
  await lines(page).first().waitFor();
  expect(await lines(page).first().innerText()).toContain('GOL!');
  const told = await lines(page).count();
  await stage.server.act(i, { action: 'goal', side: 'home' });
  await expect.poll(() => lines(page).count()).toBe(told + 1);

  // A tab opened before is rendered at once, and its data is loaded again.
  await stage.server.fault({ method: 'GET', path: `statistics/eventsummary/1/${i}`, delayMs: 60_000 });
  await page.goBack();
  await endsAt(page, `${path}/ozet`);
  expect(await main(page).locator('[data-summary]').count()).toBe(1);
  expect(await goals()).toBe(before + 1);
  await stage.server.clearFaults();
  await page.reload();
  await expect.poll(goals).toBe(before + 2);
  await tab(page, 'Tüm oranlar').click();
  await endsAt(page, path);
  await main(page).locator('button[data-outcome]').first().waitFor();
});

test('a tab that fails can be loaded again, and a match without data shows a message', async () => {
  const stage = await setScreen({ server });
  const { i } = liveFootball(stage.server);
  const summary = { method: 'GET', path: `statistics/eventsummary/1/${i}` };
  await stage.server.fault({ ...summary, status: 503 });
  const page = await stage.open(`${detailPath('futbol', i)}/ozet`);
  const again = main(page).getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  // Data of the match itself is still shown.
  await main(page).getByRole('heading', { name: 'Rakamlar' }).waitFor();
  await stage.server.clearFaults();
  await again.click();
  await main(page).getByRole('heading', { name: 'Olaylar' }).waitFor();

  const refusal = { code: 510, name: 'EventNotFound', message: 'Etkinlik bilgileri bulunamadı' };
  await stage.server.fault({ ...summary, body: { isSuccess: false, data: null, message: null, error: refusal } });
  await page.reload();
  await main(page)
    .getByText(/olaylarını kimse anlatmıyor/)
    .waitFor();
  expect(await main(page).getByRole('button', { name: 'Tekrar dene' }).count()).toBe(0);
});

test('every sport shows the data it has', async () => {
  const stage = await setScreen({ server });
  const basketball = firstOf(
    running(stage.server, BASKETBALL).filter(({ hc }) => hc === true),
    'basketball match with statistics',
  );
  let page = await stage.open(`${detailPath('basketbol', basketball.i)}/canli-anlatim`);
  await lines(page).first().waitFor();
  await tab(page, 'Özet').click();
  await main(page).getByRole('heading', { name: 'Rakamlar' }).waitFor();

  const tennis = firstOf(running(stage.server, TENNIS), 'tennis match that runs');
  page = await stage.open(`${detailPath('tenis', tennis.i)}/ozet`);
  await main(page).getByRole('heading', { name: 'Rakamlar' }).waitFor();
  expect(await tab(page, 'Anlatım').count()).toBe(0);

  const coming = firstOf(preMatch(stage.server, FOOTBALL).filter(known), 'football match to come');
  page = await stage.open(`${detailPath('futbol', coming.i)}/canli-anlatim`);
  await main(page).getByText('Anlatım maç başladığında burada akacak.').waitFor();

  await stage.server.fault({
    method: 'GET',
    path: `statistics/eventsummary/1/${coming.i}`,
    body: { isSuccess: true, data: {}, message: '' },
  });
  await stage.server.fault({
    method: 'GET',
    path: `statistics/soccerlineup/${coming.i}`,
    body: { isSuccess: true, data: null, message: '' },
  });
  await stage.server.fault({
    method: 'GET',
    path: `statistics/socceryellowredcards/${coming.i}`,
    body: { isSuccess: true, data: {}, message: '' },
  });
  await tab(page, 'Önizleme').click();
  await main(page).getByRole('heading', { name: 'Önizleme' }).waitFor();
  expect(await main(page).getByText('Maç özeti henüz yok').count()).toBe(0);
  // Each part leads to its tab (rule match-68).
  await main(page)
    .getByRole('link', { name: /^Form · / })
    .click();
  await endsAt(page, `${detailPath('futbol', coming.i)}/son-maclar`);
});

test('an embedded summary shows everything, without links', async () => {
  const stage = await setScreen({ server });
  const { i } = liveFootball(stage.server);
  const page = await stage.open(`/program/futbol/mac-detay/widget/${i}?type=ozet`, 'painted');
  await main(page).locator('[data-summary]').waitFor();
  await main(page).getByRole('heading', { name: 'Kadrolar' }).waitFor();
  expect(await main(page).getByRole('link').count()).toBe(0);
});

test('a tab shows the valid parts of malformed responses', async () => {
  const stage = await setScreen({ server });
  const { i } = liveFootball(stage.server);
  const odd = [null, 7, { text: 'Tek okunan satır', minute: 'x', type: 5 }, { minute: 3 }];
  const answers = { isSuccess: true, message: '', data: odd };
  await stage.server.fault({ method: 'GET', path: 'broadage/getMatchCommentary', body: answers });
  await stage.server.fault({
    method: 'GET',
    path: `statistics/eventsummary/1/${i}`,
    body: { ...answers, data: { soccerMatchEventsAllModel: { events: odd } } },
  });
  await stage.server.fault({
    method: 'GET',
    path: `statistics/soccerlineup/${i}`,
    body: { ...answers, data: { homeTeam: { players: odd }, awayTeam: 7 } },
  });
  const page = await stage.open(`${detailPath('futbol', i)}/canli-anlatim`);
  await main(page).getByText('Tek okunan satır').waitFor();
  expect(await lines(page).count()).toBe(1);
  await tab(page, 'Özet').click();
  await main(page).getByText('Henüz gol, kart ya da değişiklik yok.').waitFor();
});

test('events of extra time stay in that part before and during penalties', async () => {
  const stage = await setScreen({ server });
  const event = liveFootball(stage.server);
  // The event has neither its part nor a minute beyond the second half.
  const events = [{ id: 1, minute: 97, type: { id: 1 }, teamId: null }];
  const data = { soccerMatchEventsAllModel: { events } };
  await stage.server.fault({
    method: 'GET',
    path: `statistics/eventsummary/1/${event.i}`,
    body: { isSuccess: true, message: '', data },
  });
  const page = await stage.open(`${detailPath('futbol', event.i)}/ozet`);
  const parts = (): Promise<string[]> => main(page).locator('[data-summary] h3').allInnerTexts();
  let t = Date.now() + 3_600_000;
  const become = (s: number): Promise<void> =>
    stage.server.push('score', 'currentScore', {
      id: event.sc?.id ?? event.i,
      eid: event.i,
      sid: FOOTBALL,
      t: (t += 1_000),
      s,
    });
  await expect.poll(parts).toContain('2. Yarı');
  for (const status of [9, 36, 11, 12]) {
    // Statuses change in sequence, as the service would send them.
    // oxlint-disable-next-line no-await-in-loop
    await become(status);
    // oxlint-disable-next-line no-await-in-loop
    await stage.pass(2_000);
    // oxlint-disable-next-line no-await-in-loop
    expect([status, (await parts()).filter((title) => /Yarı/.test(title))]).toEqual([status, ['Uzatma 1. Yarı']]);
  }
});
