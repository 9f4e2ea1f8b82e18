/**
 * Further messages of a slip (rule play-3, stake-4, failure-1), word for word on screen: live odds that stopped, a
 * system that no longer fits, the maximum winnings, tax, and services that refuse.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventUpdate, marketUpdate, oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, firstOf, running } from '../support/program.ts';
import { type SlipTable, setSlipTable } from '../support/screen/slip-table.ts';
import type { Spot } from '../support/shown-odds.ts';
import {
  banker,
  choosePreMatch,
  toRunning,
  choose,
  couponCount,
  figure,
  figures,
  items,
  kind,
  lira,
  multiplier,
  openTerms,
  playButton,
  reasonOf,
  slipOf,
  system,
  systems,
} from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

/** Pushes this odd for the outcomes, and waits until every tab shows it. */
async function push({ server, page }: SlipTable, spots: readonly Spot[], odd: number): Promise<void> {
  for (const { eventId, marketId, outcome } of spots) {
    // Odds are pushed in sequence, each in a message of its own.
    // oxlint-disable-next-line no-await-in-loop
    await server.push('lite', 'currentOdds', oddUpdate(await server.truth(eventId), 5, marketId, outcome, odd));
  }
  const shown = items(slipOf(page)).locator('[data-odd]');
  const text = lira(Math.round(odd * 100)).replace('\u00a0₺', '');
  await expect.poll(() => shown.allInnerTexts()).toEqual(spots.map(() => text));
}

/** The line under the winnings: how the price is calculated, limit, tax and net. */
const footLines = async (page: Page): Promise<string> =>
  (await slipOf(page).locator('footer').innerText()).replace(/[^\S\u00a0]+/g, ' ');

test('a lost connection blocks a slip with a running match, and no other', async () => {
  const table = await setSlipTable();
  const { server, page } = table;
  const [match] = await choosePreMatch(server, page, 1);
  const slip = slipOf(page);
  await server.hubs('refuse');
  await server.hubs('drop');
  await untilConnection(page, 'connecting');
  expect(await reasonOf(slip)).not.toContain('Canlı');
  await server.hubs('accept');
  await untilConnection(page, 'on');
  const live = firstOf(running(server, FOOTBALL), 'running match');
  expect(live.i).not.toBe(match!.eventId);
  await toRunning(page, match);
  await choose(page, 1);
  await expect.poll(() => items(slip).count()).toBe(2);
  await server.hubs('refuse');
  await server.hubs('drop');
  await untilConnection(page, 'connecting');
  await expect
    .poll(() => reasonOf(slip))
    .toBe('Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.');
  // The play button is tapped all the same.
  await playButton(slip).dispatchEvent('click');
  expect((await server.stats()).requests['POST /api/wager/sendCoupon'] ?? 0).toBe(0);
  await server.hubs('accept');
  await untilConnection(page, 'on', 60_000);
  await expect.poll(() => reasonOf(slip)).not.toContain('Canlı');
});

test('a system that no longer fits is named, and can be undone', async () => {
  const table = await setSlipTable();
  const { server, page } = table;
  const [spot] = await choose(page, 4);
  const slip = slipOf(page);
  await kind(slip, 'Sistem').click();
  const [least] = await systems(slip).getByRole('button').allInnerTexts();
  const chosen = Number.parseInt(least ?? '', 10);
  expect(chosen).toBeLessThan(4);
  await system(slip, chosen).click();
  await expect.poll(() => reasonOf(slip)).toBe('');
  const event = await server.truth(spot!.eventId);
  const market = event.m.find(({ i }) => i === spot!.marketId)!;
  // The match now has an MBS of 4, so a system of fewer cannot be played.
  await server.push('lite', 'currentOdds', eventUpdate(event, 5, { m: [marketUpdate(market, { m: 4 })] }));
  await expect.poll(() => reasonOf(slip)).toBe(`Seçtiğin sistem (${chosen}) bu kuponda oynanamıyor.`);
  await system(slip, chosen).click();
  await expect.poll(() => reasonOf(slip)).toBe('');
  expect(await system(slip, chosen).count()).toBe(0);
  await banker(slip, 0).click();
  await expect.poll(() => reasonOf(slip)).toBe('Sistem seçmeden banko oynayamazsınız.');
});

describe('the winnings', () => {
  test('above the tax limit show the tax and the net amount to the kuruş', async () => {
    const table = await setSlipTable();
    const { page } = table;
    await push(table, await choose(page, 3), 10);
    const slip = slipOf(page);
    await openTerms(slip);
    // 1,000 × 53 = 53,000 TL stays below the limit of 53,339 TL; 54,000 TL is above it.
    await multiplier(slip).fill('53');
    await expect.poll(() => footLines(page)).toContain('Maks. kazanç 53.000,00\u00a0₺');
    expect(await footLines(page)).not.toContain('Vergi');
    await multiplier(slip).fill('54');
    await expect.poll(() => footLines(page)).toContain('Vergi 132,20\u00a0₺ · Vergi sonrası net 53.867,80\u00a0₺');
    expect(await figures(slip, ['Vergi (%20)', 'Vergi sonrası net'])).toEqual({
      'Vergi (%20)': '132,20\u00a0₺',
      'Vergi sonrası net': '53.867,80\u00a0₺',
    });
    // Each coupon is taxed separately.
    await couponCount(slip).fill('3');
    await expect.poll(() => footLines(page)).toContain('Vergi 396,60\u00a0₺ · Vergi sonrası net 161.603,40\u00a0₺');
  });

  test('never exceed the maximum of a coupon, and a message says so', async () => {
    const table = await setSlipTable();
    const { page } = table;
    await push(table, await choose(page, 5), 50);
    const slip = slipOf(page);
    await expect.poll(() => footLines(page)).toContain('Maks. kazanç 12.500.000,00\u00a0₺');
    // 312,500,000 as an odd has the same limit.
    expect(await figure(slip, 'Toplam oran')).toBe('12.500.000,00');
    expect(await footLines(page)).toMatch(
      /Kupon başına en fazla 12\.500\.000,00\u00a0₺ ?Vergi sonrası net 10\.010\.667,80\u00a0₺/,
    );
    await openTerms(slip);
    await multiplier(slip).fill('2500');
    await couponCount(slip).fill('100');
    await expect
      .poll(() => footLines(page))
      .toMatch(/Kupon başına en fazla 12\.500\.000,00\u00a0₺ ?Vergi sonrası net 1\.001\.066\.780,00\u00a0₺/);
    expect(await footLines(page)).toContain('Maks. kazanç 1.250.000.000,00\u00a0₺');
  });
});

describe('services that refuse', () => {
  const refusal = (message: string | null): object => ({
    isSuccess: false,
    data: null,
    message: null,
    error: { code: 3018, name: 'Refused', message },
    info: null,
    date: null,
  });
  const generic = 'Bir hata oluştu. Lütfen tekrar deneyiniz.';

  test('a coupon refused without words shows the product’s own, and the slip stays and can be sent again', async () => {
    const { server, page } = await setSlipTable();
    await choose(page, 3);
    const slip = slipOf(page);
    await server.fault({ method: 'POST', path: 'sendCoupon', body: refusal(null), times: 1 });
    await playButton(slip).click();
    await slip.getByRole('alert').getByText(generic).waitFor();
    await slip.getByRole('button', { name: 'Mesajı kapat' }).click();
    await expect.poll(() => slip.getByRole('alert').count()).toBe(0);
    await playButton(slip).click();
    await slip.getByRole('heading', { name: 'Kuponun oluştu' }).waitFor();
  });

  test('saving and sharing show the reason in the service’s words or the product’s', async () => {
    const { server, page } = await setSlipTable();
    await choose(page, 3);
    const slip = slipOf(page);
    await server.fault({ method: 'POST', path: 'save-betslip', body: refusal(null), times: 1 });
    await slip.getByRole('button', { name: 'Kaydet' }).click();
    await slip.getByText(generic).waitFor();
    await server.fault({
      method: 'POST',
      path: 'save-betslip',
      body: refusal('En fazla 50 kupon kaydedilir.'),
      times: 1,
    });
    await slip.getByRole('button', { name: 'Kaydet' }).click();
    await slip.getByText('En fazla 50 kupon kaydedilir.').waitFor();
    await server.fault({ method: 'POST', path: 'save-betslip', status: 503, times: 5 });
    await slip.getByRole('button', { name: 'Kaydet' }).click();
    await slip.getByText('Servise şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.').waitFor();
    expect(await items(slip).count()).toBe(3);
  });
});
