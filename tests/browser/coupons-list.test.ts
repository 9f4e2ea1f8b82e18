/** The lists of coupons in a real browser; what each of them shows: `tests/screens/coupons-list.test.ts`. */
import { expect, test } from 'vitest';
import { periodStart } from '../../src/domain/coupon/period.ts';
import {
  cards,
  expectRows,
  filterButton,
  fitsTab,
  goToTab,
  inArchive,
  listPath,
  trueRows,
} from '../support/coupon-lists.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { endsAt } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('a list behind the button, one by date, and back: exactly what the server has', async () => {
  const { server, player, open } = await setMemberStage(browser(), { coupons: 60 });
  const page = await open('/profil/kuponlarim');
  await cards(page).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await goToTab(page, 'Ödenen');
  await endsAt(page, listPath('odenen'));
  const paid = await trueRows(server, player, fitsTab('odenen'));
  expect(paid.rows.length).toBeGreaterThan(0);
  await expectRows(page, paid);
  await goToTab(page, 'Oynadıklarım');
  await filterButton(page, 'Son 3 ay').click();
  await endsAt(page, listPath('oynadiklarim', '?tarih=uc-ay'));
  const since = periodStart('threeMonths', Date.now() / 1000) * 1000;
  await expectRows(page, await trueRows(server, player, (coupon) => coupon.playedAt >= since && !inArchive(coupon)));
  await page.goBack();
  await page.goBack();
  await endsAt(page, listPath('odenen'));
  await expectRows(page, paid);
});
