/** The lists of coupons in a real browser. `tests/screens/coupons-list.test.ts` covers the content of each. */
import { expect, test } from 'vitest';
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
import { turkishMs } from '../support/turkish-time.ts';

const browser = sharedBrowser();

test("a list opened by its button, one filtered by date and the first one again show exactly the server's coupons", async () => {
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
  await filterButton(page, 'Son 1 hafta').click();
  await endsAt(page, listPath('oynadiklarim', '?tarih=hafta'));
  const since = weekBack(Date.now());
  const ofWeek = await trueRows(server, player, (coupon) => coupon.playedAt >= since && !inArchive(coupon));
  expect(ofWeek.rows.length).toBeGreaterThan(0);
  await expectRows(page, ofWeek);
  await page.goBack();
  await page.goBack();
  await endsAt(page, listPath('odenen'));
  await expectRows(page, paid);
});

/** The midnight in Türkiye seven days before this day: its clocks are never changed. */
function weekBack(now: number): number {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(now - 7 * 86_400_000);
  return turkishMs(`${day}T00:00:00`);
}
