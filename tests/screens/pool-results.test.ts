/**
 * The page of results: the last round, any other by its year, its neighbours and its address, and every status of a
 * match.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { poolTruth } from '../support/pool.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/spor-toto/sonuclar';
const at = (cycle: number): string => `${PATH}?gameCycleNo=${cycle}`;
const setTable = (): Promise<ScreenStage> => setScreen({ server: { events: 600 } });
const tiers = (page: Page) => page.locator('main tr[data-tier]');
const match = (page: Page, number: number) => page.locator(`main li[data-match="${number}"]`);
const heading = (page: Page) => main(page).getByRole('heading', { level: 2 }).first().innerText();

interface Dividend {
  winners: string;
  amount: string;
}

interface Round {
  gameCycleNo: number;
  programName: string;
  dividends: Dividend[] | null;
  events: { eventNo: number; eventName: string; result: string | null; winner: string | null }[];
}

async function roundOf({ server }: ScreenStage, path: string): Promise<Round> {
  return ((await (await fetch(`${server.url}/api/pool/SporToto/${path}`)).json()) as { data: Round }).data;
}

test('the last round is shown first, and every other can be opened by year, date, neighbour and address', async () => {
  const stage = await setTable();
  const last = await roundOf(stage, 'last_result');
  const page = await stage.open(PATH);
  await expect.poll(() => heading(page)).toBe(`${last.gameCycleNo}. hafta · ${last.programName}`);
  const texts = await tiers(page).allInnerTexts();
  expect(texts).toHaveLength(4);
  expect([last.dividends?.length, last.events.length]).toEqual([4, 15]);
  last.dividends?.forEach(({ winners, amount }, tier) => {
    expect(texts[tier]).toContain(`${15 - tier} bilen`);
    expect(texts[tier]).toContain(winners === '0' ? 'Çıkmadı' : `${winners} kolon`);
    expect(texts[tier]).toContain(amount);
  });
  for (const { eventNo, result, winner } of last.events) {
    const shown = await match(page, eventNo).innerText();
    expect(shown.replaceAll(/\s/g, '')).toMatch(new RegExp(`(Sonuç)?${winner === 'X' ? '0' : winner}$`));
    if (result === null) expect(shown).toContain('Noter kurası');
  }

  await main(page).getByRole('link', { name: 'Önceki program' }).click();
  await endsAt(page, at(last.gameCycleNo - 1));
  await expect.poll(() => heading(page)).toContain(`${last.gameCycleNo - 1}. hafta`);
  const pane = page.getByRole('complementary', { name: 'Programlar' });
  await pane.getByRole('button', { name: '2021', exact: true }).click();
  const rows = pane.locator('button[data-cycle]');
  await expect.poll(() => rows.count()).toBeGreaterThan(40);
  const cycle = await rows.first().getAttribute('data-cycle');
  await rows.first().click();
  await endsAt(page, at(Number(cycle)));
  await expect.poll(() => heading(page)).toContain(`${cycle}. hafta`);
  expect(await pane.getByRole('button', { name: '2021', exact: true }).getAttribute('aria-pressed')).toBe('true');

  // Its neighbours are adjacent rounds, and the address names the round.
  await page.goto(at(283));
  await main(page).getByText('Bu numarayla bir program yok').waitFor();
  await main(page).getByRole('link', { name: 'Son sonuçlara git' }).click();
  await endsAt(page, PATH);
  await page.goto(`${PATH}?gameCycleNo=olmaz`);
  await expect.poll(() => heading(page)).toContain(`${last.gameCycleNo}. hafta`);
});

/**
 * A round as older and newer ones are returned: carried pots, draws as "0", a guess without a result, and a postponed
 * match.
 */
const strange = {
  payinBeginDate: '2026-03-01T10:00:00',
  payinEndDate: '2026-03-06T19:55:00',
  gameCycleNo: 300,
  programName: '06-09 Mart',
  nextDrawExpectedWins: [],
  dividends: [
    { ordinalNumber: 1, winners: '0', amount: '2.824.640,73', expectedAmount: '0,00' },
    { ordinalNumber: 2, winners: '0', amount: '0,00', expectedAmount: '0,00' },
    { ordinalNumber: 3, winners: '7955', amount: '1.904,41', expectedAmount: '0,00' },
    { ordinalNumber: 4, winners: '198.327', amount: '252,12', expectedAmount: '0,00' },
  ],
  events: Array.from({ length: 15 }, (_, place) => ({
    eventNo: place + 1,
    eventName: place === 0 ? 'Türkiye - Fransa' : `Ev${place}-Dep${place}`,
    competitionName: 'ULUS',
    eventDate: '2026-03-06T20:00:00',
    ...[
      { result: '0:1', winner: '2' },
      { result: '1:1', winner: '0' },
      { result: '2:2', winner: 'X' },
      { result: null, winner: '1' },
      { result: null, winner: null },
    ][Math.min(place, 4)],
  })),
};

test('every status of a tier and of a match has its own text', async () => {
  const { server, open } = await setTable();
  await server.fault({
    method: 'GET',
    path: '/api/pool/SporToto/result',
    body: { isSuccess: true, data: strange, message: '' },
  });
  const page = await open(at(300));
  await expect.poll(() => heading(page)).toBe('300. hafta · 06-09 Mart');
  const texts = (await tiers(page).allInnerTexts()).map((text) => text.replaceAll(/\s/g, ''));
  expect(texts).toEqual([
    '15bilenÇıkmadı2.824.640,73₺devretti',
    '14bilenÇıkmadıDevretti',
    '13bilen7.955kolon1.904,41₺',
    '12bilen198.327kolon252,12₺',
  ]);
  const states = await Promise.all([1, 2, 3, 4, 5].map((number) => match(page, number).getAttribute('data-state')));
  expect(states).toEqual(['played', 'played', 'played', 'drawn', 'postponed']);
  const shown = await Promise.all([1, 2, 3, 4, 5].map((number) => match(page, number).innerText()));
  expect(shown.map((text) => /(\S)$/.exec(text)?.[1])).toEqual(['2', '0', '0', '1', '–']);
  expect(shown[0]).toMatch(/Türkiye\s*0\s*-\s*Fransa\s*1/);
  expect(shown[3]).toContain('Noter kurası');
  expect(shown[4]).toContain('Ertelendi');
  await main(page).getByText('4 / 15 maç sonuçlandı').waitFor();

  await server.clearFaults();
  await server.fault({
    method: 'GET',
    path: '/api/pool/SporToto/result',
    body: { isSuccess: true, data: { ...strange, events: strange.events.slice(1) }, message: '' },
  });
  await page.goto(at(301));
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await expect.poll(() => heading(page)).toContain('301. hafta');
});

test('a running round shows its decided matches, and on a phone the rounds are in a sheet', async () => {
  const { server, open } = await setScreen({ server: { events: 600 }, viewport: { width: 390, height: 844 } });
  const { cycle } = await poolTruth(server);
  const page = await open(at(cycle));
  await main(page).getByText('İkramiyeler bütün maçlar sonuçlanınca açıklanır.').waitFor();
  await main(page)
    .getByRole('button', { name: /^Program:/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Hafta seç' });
  await sheet.getByRole('button', { name: '2020', exact: true }).click();
  const rows = sheet.locator('button[data-cycle]');
  await expect.poll(() => rows.count()).toBeGreaterThan(40);
  const chosen = Number(await rows.first().getAttribute('data-cycle'));
  await rows.first().click();
  await endsAt(page, at(chosen));
  await expect.poll(() => heading(page)).toContain(`${chosen}. hafta`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the sheet of rounds opened before they have loaded shows a failure, and fills after "Tekrar dene"', async () => {
  const { server, open } = await setScreen({ server: { events: 600 }, viewport: { width: 390, height: 844 } });
  await server.fault({ method: 'GET', path: '/api/pool/SporToto/dateFilter', status: 503, delayMs: 300 });
  const page = await open(PATH);
  await main(page).getByRole('button', { name: 'Program', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Hafta seç' });
  await sheet.getByText('Programlar yükleniyor…').waitFor();
  const again = sheet.getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await expect.poll(() => sheet.locator('button[data-cycle]').count()).toBeGreaterThan(0);
  await sheet.getByRole('button', { name: '2020', exact: true }).click();
  await expect.poll(() => sheet.locator('button[data-cycle]').count()).toBeGreaterThan(40);
});
