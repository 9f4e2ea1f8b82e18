/** The reason of the member's own limits is shown before a tap, wherever something is played (rule balance-12). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { action, detail } from '../support/coupon-page.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import {
  PATH as POOL,
  boardStands,
  playButton as poolButton,
  poolCoupons,
  price,
  tool,
} from '../support/pool-table.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';
import { playButton, priceWords, reasonOf, slipOf } from '../support/slip.ts';

const member = (balance = 1_000): Promise<MemberScreen> => setMemberScreen({ balance }, { server: { events: 300 } });

async function limitTo({ open }: MemberScreen, amount: string): Promise<void> {
  const page = await open('/profil/oyun-dengesi');
  await main(page).getByRole('textbox').fill(amount);
  await main(page).getByRole('button', { name: 'Kaydet' }).click();
  await main(page).getByRole('progressbar').waitFor();
}

async function pause({ open }: MemberScreen): Promise<void> {
  const page = await open('/profil/oyun-dengesi');
  await main(page).getByRole('button', { name: '7 gün' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ara ver' }).click();
  await main(page).locator('[data-paused]').waitFor();
}

async function randomMarks({ open }: MemberScreen): Promise<Page> {
  const page = await open(POOL);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => price(page)).toBe('10,00\u00a0₺');
  return page;
}

const isBlocked = (page: Page): Promise<string | null> => poolButton(page).getAttribute('aria-disabled');

async function poolReason(page: Page): Promise<string> {
  const id = await poolButton(page).getAttribute('aria-describedby');
  return id === null ? '' : page.locator(`[id="${id}"]`).innerText();
}

test('the pool names what is left of the weekly amount, leads to the page, and a cheaper coupon is played', async () => {
  const stage = await member();
  await limitTo(stage, '15');
  const page = await randomMarks(stage);
  await expect.poll(() => isBlocked(page)).toBe('false');
  await tool(page, 'Misli artır').click();
  await expect.poll(() => isBlocked(page)).toBe('true');
  expect(await poolReason(page)).toBe('Bu hafta için belirlediğin tutardan 15,00\u00a0₺ kaldı.');
  const link = main(page).locator('footer').getByRole('link', { name: 'Oyun dengesi' });
  expect(await link.getAttribute('href')).toBe('/profil/oyun-dengesi');
  await poolButton(page).click();
  expect(await poolCoupons(stage.server, stage.player.playerNo)).toEqual([]);
  await tool(page, 'Misli azalt').click();
  await expect.poll(() => isBlocked(page)).toBe('false');
  expect(await link.count()).toBe(0);
  await poolButton(page).click();
  await main(page).getByText('Kuponun oluştu').waitFor();
  await tool(page, 'Yeni kupon yap').click();
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => poolReason(page)).toBe('Bu hafta için belirlediğin tutardan 5,00\u00a0₺ kaldı.');
});

test('during a pause the pool gives the reason instead of a way to deposit, after what the marks lack', async () => {
  const stage = await member(5);
  await pause(stage);
  const page = await randomMarks(stage);
  await expect.poll(() => poolReason(page)).toContain('Ara verdin.');
  expect(await isBlocked(page)).toBe('true');
  expect(await main(page).getByRole('link', { name: 'Para yatır' }).count()).toBe(0);
  await tool(page, 'Temizle').click();
  await expect.poll(() => poolReason(page)).toBe('En az bir kolonda 15 maçı da işaretle.');
});

test('a coupon that is played again meets the reason in the slip', async () => {
  const stage = await member();
  const spots = spotsOf(preMatch(stage.server, FOOTBALL), 4, 3);
  const coupon = await play(stage.server, stage.player, spots);
  await limitTo(stage, '1');
  const page = await stage.open(detail(coupon.id));
  await action(page, 'Tekrar oyna').click();
  await expect.poll(() => priceWords(slipOf(page)).count()).toBe(1);
  await expect.poll(() => reasonOf(slipOf(page))).toBe('Bu hafta için belirlediğin tutardan 1,00\u00a0₺ kaldı.');
  await playButton(slipOf(page)).click();
  expect(await reasonOf(slipOf(page))).toContain('kaldı.');
});
