/** Limits of the configuration (rule play-2, stake-4): how many matches, prices and coupons, and what says so. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setCouponLimits } from '../support/coupon-config.ts';
import { FOOTBALL, firstOf, openMarket, preMatch } from '../support/program.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { setSlipTable } from '../support/screen/slip-table.ts';
import { PHONE } from '../support/screens.ts';
import {
  choosePreMatch,
  toRunning,
  choose,
  couponCount,
  items,
  multiplier,
  offered,
  openTerms,
  reasonOf,
  slipOf,
  take,
} from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilConnection(page, 'on');
}

describe('how many matches', () => {
  test('a tap on one more than there may be says so, and changes nothing', async () => {
    const { server, page } = await setSlipTable();
    await setCouponLimits(server, { maxEventCount: 3 });
    await reload(page);
    await choose(page, 3);
    const [, , , more] = await offered(page);
    await page.locator(`main button[data-event="${more!.eventId}"][data-market="${more!.marketId}"]`).first().click();
    const alert = slipOf(page).getByRole('alert');
    await alert.getByText('Bir kuponda en fazla 3 maç olabilir.').waitFor();
    expect(await items(slipOf(page)).count()).toBe(3);
    await alert.getByRole('button', { name: 'Mesajı kapat' }).click();
    expect(await alert.count()).toBe(0);
  });

  test('on a phone the same stands over the bar, and closed there it is closed in the sheet', async () => {
    const { server, open } = await setMemberScreen({}, { viewport: PHONE });
    await setCouponLimits(server, { maxEventCount: 2 });
    const page = await open('/program/futbol');
    await choose(page, 2);
    const [, , more] = await offered(page);
    await page.locator(`main button[data-event="${more!.eventId}"][data-market="${more!.marketId}"]`).first().click();
    const told = page.getByText('Bir kuponda en fazla 2 maç olabilir.');
    await told.waitFor();
    await page.getByRole('button', { name: 'Mesajı kapat' }).click();
    await expect.poll(() => told.count()).toBe(0);
    await page.getByRole('button', { name: /seçim/ }).click();
    await expect.poll(() => items(page.getByRole('dialog')).count()).toBe(2);
    expect(await told.count()).toBe(0);
  });

  test('a slip kept from before, with more than there may be now, says what is wrong until enough are gone', async () => {
    const { server, page } = await setSlipTable();
    await choose(page, 4);
    await setCouponLimits(server, { maxEventCount: 3 });
    await reload(page);
    const slip = slipOf(page);
    await expect.poll(() => reasonOf(slip)).toBe('Bir kuponda en fazla 3 maç olabilir.');
    await items(slip)
      .last()
      .getByRole('button', { name: /seçimini kaldır$/ })
      .click();
    await expect.poll(() => reasonOf(slip)).toBe('');
  });
});

describe('limits of the configuration take the place of those known beforehand', () => {
  test('price, coupons at once, coupons with a running match', async () => {
    const table = await setSlipTable();
    const { server, page } = table;
    await setCouponLimits(server, {
      minPrice: 80,
      maxPrice: 900,
      minMultiPrice: 120.5,
      maxMultiCount: 40,
      maxLiveMultiCount: 7,
    });
    await reload(page);
    const [match] = await choosePreMatch(server, page, 3);
    const slip = slipOf(page);
    await openTerms(slip);
    await multiplier(slip).fill('79');
    await expect.poll(() => reasonOf(slip)).toBe('Kupon bedeliniz en az 80 TL olmalıdır.');
    await multiplier(slip).fill('901');
    await expect.poll(() => reasonOf(slip)).toBe('Kupon bedeliniz en fazla 900 TL olmalıdır.');
    await multiplier(slip).fill('120');
    await couponCount(slip).fill('21');
    await expect.poll(() => reasonOf(slip)).toBe('Çoklu kuponlarda tek kupon bedeli minimum 120,50 TL olmalıdır.');
    await multiplier(slip).fill('121');
    await expect.poll(() => reasonOf(slip)).toBe('');
    await couponCount(slip).fill('41');
    await expect.poll(() => reasonOf(slip)).toBe('Kupon adedi en az 1, en fazla 40 olmalıdır.');
    await couponCount(slip).fill('8');
    await expect.poll(() => reasonOf(slip)).toBe('');
    await toRunning(page, match);
    await choose(page, 1);
    await expect.poll(() => reasonOf(slip)).toBe('Kupon adedi en az 1, en fazla 7 olmalıdır.');
  });
});

test('so many matches are missing as the highest MBS says', async () => {
  const { server, page } = await setSlipTable();
  const event = firstOf(
    preMatch(server, FOOTBALL).filter(({ m }) => m.some(({ mbc, s }) => mbc === 3 && s === 1)),
    'match of MBS 3',
  );
  const market = openMarket(event, ({ mbc }) => mbc === 3);
  await page.goto(`/program/futbol/mac-detay/${event.i}`);
  await take(page, { eventId: event.i, marketId: market.i, outcome: market.o[0]!.no });
  await expect.poll(() => reasonOf(slipOf(page))).toBe('MBS kuralı nedeniyle en az 2 maç daha eklemelisiniz.');
});
