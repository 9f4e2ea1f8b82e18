/** The slip on screen: figures checked by counting every column, systems and bankers, stake, odds that move. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Slip, SlipItem, SlipLimits } from '../../src/domain/slip/slip-state.ts';
import { setScreen } from '../support/screen/screen.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import {
  amount,
  banker,
  choose,
  couponCount,
  figures,
  items,
  itemsOf,
  kind,
  lira,
  multiplier,
  oddText,
  offered,
  openTerms,
  playButton,
  priceWords,
  slipOf,
  system,
  take,
} from '../support/slip.ts';
import { count } from '../unit/domain/slip/brute-force.ts';

/** Amounts are in kuruş (rule stake-3 to stake-12). */
const limits: SlipLimits = {
  minPrice: 50_00,
  maxPrice: 20_000_00,
  minMultiPrice: 2_500_00,
  maxMultiCount: 100,
  maxLiveMultiCount: 100,
  maxEventCount: 20,
  maxEarning: 12_500_000_00,
  taxLimit: 53_339_00,
  taxPercentage: 20,
  quickAmounts: [100_00, 500_00, 1_000_00, 5_000_00, 10_000_00],
};

/** Every figure of the slip, calculated column by column. */
function counted(itemsThere: readonly SlipItem[], terms: Omit<Slip, 'items'>): Record<string, string> {
  const slip = { ...terms, items: itemsThere };
  const king = count(slip, limits, ({ odd }) => odd);
  const web = count(slip, limits, ({ webOdd, odd }) => (webOdd > 100 ? webOdd : odd));
  return {
    // Figures that add no information are left out.
    ...(terms.couponCount > 1 && {
      'Kupon bedeli': lira(king.couponPrice),
      'Toplam bedel': lira(king.totalPrice),
    }),
    'Toplam oran': oddText(king.odd),
    ...(king.totalWinning > web.totalWinning && {
      'Standart oranla maks. kazanç': lira(web.totalWinning),
      'Kral Oran kazancı': `+ ${lira(king.totalWinning - web.totalWinning)}`,
    }),
    ...(king.tax > 0 && {
      'Vergi (%20)': lira(king.tax * terms.couponCount),
      'Vergi sonrası net': lira(king.totalWinning - king.tax * terms.couponCount),
    }),
    'Maks. kazanç': lira(king.totalWinning),
  };
}

/** Asserts that the slip shows exactly these figures. */
async function shows(slip: Page | Locator, expected: Record<string, string>): Promise<void> {
  const shown = async (): Promise<object> => figures(slip, await slip.locator('dt').allInnerTexts());
  await expect.poll(shown).toEqual(expected);
}

/** Chooses four matches that can be played in a system of two. */
async function chooseFour(server: TestServer, page: Page): Promise<SlipItem[]> {
  const offers = await itemsOf(server, await offered(page));
  const chosen = offers.filter(({ minBets }) => minBets <= 2).slice(0, 4);
  for (const item of chosen) {
    // Selections are tapped in sequence, because the slip keeps their order.
    // oxlint-disable-next-line no-await-in-loop
    await take(page, { ...item, outcome: item.outcomeNumber });
  }
  return chosen;
}

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s', ([, viewport]) => {
  test('every figure equals the calculation over all columns, for every stake and system', async () => {
    const { server, open } = await setScreen({ viewport });
    const page = await open('/program/futbol');
    const chosen = await chooseFour(server, page);
    if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const slip = viewport === PHONE ? page.getByRole('dialog', { name: 'Kuponum' }) : slipOf(page);
    const terms = { systems: [] as number[], multiplier: 50, couponCount: 1 };
    await shows(slip, counted(chosen, terms));

    await openTerms(slip);
    await multiplier(slip).fill('1234');
    await couponCount(slip).fill('3');
    await shows(slip, counted(chosen, { ...terms, multiplier: 1_234, couponCount: 3 }));

    await kind(slip, 'Sistem').click();
    await system(slip, 2).click();
    await system(slip, 3).click();
    await multiplier(slip).fill('77');
    await couponCount(slip).fill('1');
    await shows(slip, counted(chosen, { systems: [2, 3], multiplier: 77, couponCount: 1 }));
    expect(await priceWords(slip).innerText()).toContain('10 kolon × 77 misli');
    expect(await amount(slip).inputValue()).toBe('770');

    await banker(slip, 1).click();
    const withBanker = chosen.map((item, place) => ({ ...item, banker: place === 1 }));
    await shows(slip, counted(withBanker, { systems: [2, 3], multiplier: 77, couponCount: 1 }));

    await banker(slip, 1).click();
    await kind(slip, 'Kombine').click();
    await shows(slip, counted(chosen, { ...terms, multiplier: 77 }));
  });
});

test('a system that no longer fits is removed with the items it needed, and the last item removes the slip', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  await kind(slip, 'Sistem').click();
  await system(slip, 3).click();
  await system(slip, 4).click();
  await expect.poll(() => system(slip, 4).getAttribute('aria-pressed')).toBe('true');
  await items(slip)
    .last()
    .getByRole('button', { name: /seçimini kaldır$/ })
    .click();
  await expect.poll(() => system(slip, 4).count()).toBe(0);
  expect(await system(slip, 3).getAttribute('aria-pressed')).toBe('true');
  for (let left = 3; left > 0; left -= 1) {
    // Items are removed in sequence, because each removal moves the next one.
    // oxlint-disable-next-line no-await-in-loop
    await items(slip)
      .last()
      .getByRole('button', { name: /seçimini kaldır$/ })
      .click();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => items(slip).count()).toBe(left - 1);
  }
  await slip.getByText('Kuponun boş').waitFor();
  await choose(page, 2);
  await expect.poll(() => kind(slip, 'Kombine').getAttribute('aria-pressed')).toBe('true');
});

test('a chosen system says what it does to the price, and the price can be kept (rule stake-20, stake-21)', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  await amount(slip).fill('100');
  await kind(slip, 'Sistem').click();
  await system(slip, 3).click();
  await expect.poll(() => slip.innerText()).toContain(`4 kolon: ${lira(10_000)} → ${lira(40_000)}`);
  await slip.getByText(/^en az 3 tutarsa/).waitFor();
  const stair = slip.getByRole('table', { name: /^Kaç seçim tutarsa ne kazanır/ });
  expect(await stair.getByRole('row').count()).toBe(3);
  await slip.getByRole('button', { name: /^100,00.₺’de tut$/ }).click();
  await expect.poll(() => amount(slip).inputValue()).toBe('100');
  await expect.poll(() => slip.innerText()).not.toContain('4 kolon: ');
  // 48 TL on five columns would be 45 TL, less than a coupon costs.
  await amount(slip).fill('50');
  await system(slip, 4).click();
  await expect.poll(() => slip.innerText()).toContain(`5 kolon: ${lira(4_800)} → ${lira(6_000)}`);
  expect(await slip.getByRole('button', { name: /’de tut$/ }).count()).toBe(0);
});

test('the stake is an amount that is tapped, stepped or typed, and the nearest misli below it is played', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  const amounts = slip.getByRole('group', { name: 'Hazır tutarlar' }).getByRole('button');
  await amounts.first().waitFor();
  expect((await amounts.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    '100',
    '500',
    '1.000',
    '5.000',
    '10.000',
  ]);
  await amounts.nth(1).click();
  await expect.poll(() => amount(slip).inputValue()).toBe('500');
  await expect.poll(() => amounts.nth(1).getAttribute('aria-pressed')).toBe('true');
  await kind(slip, 'Sistem').click();
  await system(slip, 3).click();
  await amounts.nth(0).click();
  await expect.poll(() => amount(slip).inputValue()).toBe('100');
  expect(await priceWords(slip).innerText()).toContain('4 kolon × 25 misli');

  const more = slip.getByRole('button', { name: 'Bedeli artır' });
  for (let tap = 0; tap < 5; tap += 1) {
    // The button is clicked as fast as possible.
    // oxlint-disable-next-line no-await-in-loop
    await more.click({ noWaitAfter: true });
  }
  // 4 columns allow steps of 10 TL: 112, 120, 132, 140, 152.
  await expect.poll(() => playButton(slip).innerText()).toContain(`· ${lira(15_200)}`);

  await amount(slip).fill('');
  await amount(slip).pressSequentially('1a66');
  expect(await amount(slip).inputValue()).toBe('166');
  await expect.poll(() => playButton(slip).innerText()).toContain(`· ${lira(16_400)}`);
  await amount(slip).blur();
  await expect.poll(() => amount(slip).inputValue()).toBe('164');
  await amount(slip).fill('');
  await expect.poll(() => playButton(slip).innerText()).toContain(`· ${lira(0)}`);
  await amount(slip).blur();
  // 4 columns reach 50 TL with a misli of 13.
  await expect.poll(() => amount(slip).inputValue()).toBe('52');
});

test('misli and number of coupons have fields behind their labels, and an emptied field gets its value back', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  expect(await multiplier(slip).count()).toBe(0);
  await openTerms(slip);
  await multiplier(slip).fill('');
  await multiplier(slip).pressSequentially('4a1');
  expect(await multiplier(slip).inputValue()).toBe('41');
  await expect.poll(() => amount(slip).inputValue()).toBe('41');
  await multiplier(slip).fill('');
  await multiplier(slip).blur();
  await expect.poll(() => multiplier(slip).inputValue()).toBe('50');
  await couponCount(slip).fill('3');
  await expect.poll(() => priceWords(slip).innerText()).toContain('50 misli × 3 kupon');
});

test('the slip follows its odds, with the previous odd and the direction', async () => {
  const { server, open } = await setScreen();
  const page = await open('/program/futbol');
  const spots = await choose(page, 3);
  const chosen = await itemsOf(server, spots);
  const slip = slipOf(page);
  const [spot] = spots;
  const [before] = chosen;
  const event = await server.truth(spot!.eventId);
  const odd = before!.odd + 40;
  await server.push('lite', 'currentOdds', {
    eid: event.i,
    ev: event.v + 5,
    sid: event.sid,
    es: event.s,
    bp: event.bp,
    mb: event.mbc,
    m: [{ i: spot!.marketId, a: 'u', o: [{ n: spot!.outcome, o: odd / 100, wo: before!.webOdd / 100 }] }],
  });
  const item = items(slip).first();
  await expect.poll(() => item.locator('[data-odd]').innerText()).toBe(oddText(odd));
  expect(await item.locator('s').innerText()).toBe(oddText(before!.odd));
  expect(await item.getByLabel('yükseldi').count()).toBe(1);
  const moved = chosen.map((each, place) => (place === 0 ? { ...each, odd } : each));
  await shows(slip, counted(moved, { systems: [], multiplier: 50, couponCount: 1 }));
});
