/** The slip on screen: figures against a count of every column, systems and bankers, stake, odds that move. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Slip, SlipItem } from '../../src/domain/slip/slip.ts';
import { decodeAppConfig } from '../../src/contract/services/wire/app-config.ts';
import { withDefaults } from '../../src/domain/app-config.ts';
import { couponLimits } from '../../server/wager/limits.ts';
import { setScreen } from '../support/screen/screen.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import {
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
  slipOf,
  system,
  take,
} from '../support/slip.ts';
import { count } from '../unit/domain/slip/brute-force.ts';

const limits = withDefaults(decodeAppConfig({ globalConfig: { coupon: { ...couponLimits } } })).coupon;

/** Every figure of the slip, counted column by column. */
function counted(itemsThere: readonly SlipItem[], terms: Omit<Slip, 'items'>): Record<string, string> {
  const slip = { ...terms, items: itemsThere };
  const king = count(slip, limits, ({ odd }) => odd);
  const web = count(slip, limits, ({ webOdd, odd }) => (webOdd > 100 ? webOdd : odd));
  return {
    'Kolon sayısı': String(king.columns),
    'Kupon bedeli': lira(king.couponPrice),
    'Toplam bedel': lira(king.totalPrice),
    'Toplam oran': oddText(king.odd),
    'Standart oranla maks. kazanç': lira(web.totalWinning),
    'Kral Oran kazancı': `+ ${lira(Math.max(0, king.totalWinning - web.totalWinning))}`,
    'Vergi (%20)': lira(king.tax * terms.couponCount),
    'Vergi sonrası net': lira(king.totalWinning - king.tax * terms.couponCount),
    'Maks. kazanç': lira(king.totalWinning),
  };
}

async function shows(slip: Page | Locator, expected: Record<string, string>): Promise<void> {
  await expect.poll(() => figures(slip, Object.keys(expected))).toEqual(expected);
}

/** Four matches a system of two may be played with. */
async function chooseFour(server: TestServer, page: Page): Promise<SlipItem[]> {
  const offers = await itemsOf(server, await offered(page));
  const chosen = offers.filter(({ minBets }) => minBets <= 2).slice(0, 4);
  for (const item of chosen) {
    // One after the other, as a player taps: the order is the slip's.
    // oxlint-disable-next-line no-await-in-loop
    await take(page, { ...item, outcome: item.outcomeNumber });
  }
  return chosen;
}

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s', ([, viewport]) => {
  test('every figure is what a count of all columns says, for every stake and system', async () => {
    const { server, open } = await setScreen({ viewport });
    const page = await open('/program/futbol');
    const chosen = await chooseFour(server, page);
    if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const slip = viewport === PHONE ? page.getByRole('dialog', { name: 'Kuponum' }) : slipOf(page);
    const terms = { systems: [] as number[], multiplier: 50, couponCount: 1 };
    await shows(slip, counted(chosen, terms));

    await multiplier(slip).fill('1234');
    await couponCount(slip).fill('3');
    await shows(slip, counted(chosen, { ...terms, multiplier: 1_234, couponCount: 3 }));

    await kind(slip, 'Sistem').click();
    await system(slip, 2).click();
    await system(slip, 3).click();
    await multiplier(slip).fill('77');
    await couponCount(slip).fill('1');
    await shows(slip, counted(chosen, { systems: [2, 3], multiplier: 77, couponCount: 1 }));
    expect(await slip.locator('footer').innerText()).toContain('10 kolon × 77 misli × 1 kupon');

    await banker(slip, 1).click();
    const withBanker = chosen.map((item, place) => ({ ...item, banker: place === 1 }));
    await shows(slip, counted(withBanker, { systems: [2, 3], multiplier: 77, couponCount: 1 }));

    await kind(slip, 'Tekli/Normal').click();
    await banker(slip, 1).click();
    await shows(slip, counted(chosen, { ...terms, multiplier: 77 }));
  });
});

test('a system that no longer fits goes with the items it needed; the last item takes the slip with it', async () => {
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
    // One after the other: each moves the next.
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
  await expect.poll(() => kind(slip, 'Tekli/Normal').getAttribute('aria-pressed')).toBe('true');
});

test('quick amounts set the misli, typed letters drop out, quick taps add up, an emptied field comes back', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  const amounts = slip.getByRole('group', { name: 'Hazır tutarlar' }).getByRole('button');
  await amounts.first().waitFor();
  expect((await amounts.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    '100 lira',
    '500 lira',
    '1.000 lira',
    '5.000 lira',
    '10.000 lira',
  ]);
  await amounts.nth(1).click();
  await expect.poll(() => multiplier(slip).inputValue()).toBe('500');
  await expect.poll(() => amounts.nth(1).getAttribute('aria-pressed')).toBe('true');
  await kind(slip, 'Sistem').click();
  await system(slip, 3).click();
  await amounts.nth(0).click();
  await expect.poll(() => multiplier(slip).inputValue()).toBe('25');
  await shows(slip, { 'Kupon bedeli': lira(10_000) });

  const more = slip.getByRole('button', { name: 'Misli artır' });
  for (let tap = 0; tap < 5; tap += 1) {
    // As fast as they come.
    // oxlint-disable-next-line no-await-in-loop
    await more.click({ noWaitAfter: true });
  }
  await expect.poll(() => multiplier(slip).inputValue()).toBe('30');
  await shows(slip, { 'Kupon bedeli': lira(12_000) });

  await multiplier(slip).fill('');
  await multiplier(slip).pressSequentially('4a,1');
  expect(await multiplier(slip).inputValue()).toBe('41');
  await shows(slip, { 'Kupon bedeli': lira(16_400) });
  await multiplier(slip).fill('');
  await shows(slip, { 'Kupon bedeli': lira(0) });
  await multiplier(slip).blur();
  // 4 columns reach 50 TL with 13.
  await expect.poll(() => multiplier(slip).inputValue()).toBe('13');
});

test('the slip follows its odds, with the odd before and the way it went', async () => {
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
