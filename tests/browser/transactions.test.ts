/** The transactions in a real browser: from the profile to a choice, and from a movement to its coupon. */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('lead from the profile to a choice, and to the coupon', async () => {
  const context = { viewport: PHONE, hasTouch: true };
  const { server, player, open } = await setMemberStage(browser(), { balance: 1_000 }, { context });
  const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Hesap hareketlerim/ })
    .click();
  const rows = page.locator('main [data-transaction]');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await main(page).getByRole('button', { name: /^Tür/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kupon Oynama', exact: true }).click();
  await endsAt(page, '/profil/hesap-hareketlerim?tur=kupon-oynama');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().click();
  await endsAt(page, `/profil/kuponlarim/kupon-detay/${id}`);
});
