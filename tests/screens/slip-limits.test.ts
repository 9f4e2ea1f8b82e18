/** Limits of the configuration (rule play-2, stake-4) on matches, prices and coupons, and their messages. */
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

describe('the limit of matches', () => {
  test('one more selection than the limit shows a message, and changes nothing', async () => {
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

  test('on a phone the message is above the bar, and closing it there closes it in the sheet', async () => {
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

  test('a stored slip with more matches than the limit shows the reason until enough are removed', async () => {
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

describe('limits of the configuration replace the built-in ones', () => {
  test('for price, coupons at once, and coupons with a running match', async () => {
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

test('the number of missing matches follows the highest MBS', async () => {
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
