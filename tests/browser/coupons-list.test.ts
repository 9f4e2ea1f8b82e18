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
import { painted } from '../support/painted.ts';
import { PHONE } from '../support/screens.ts';
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

test('a card is as high as its lines: at most 140 px with one selection, about 180 px with two (rule coupon-31)', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 60 }, { context: { viewport: PHONE, hasTouch: true } });
  const page = await open(listPath('oynadiklarim'));
  await cards(page).first().waitFor();
  const heights: Record<number, number[]> = {};
  for (let step = 0; step < 4; step++) {
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        selections: card.querySelectorAll('[data-event]').length,
        height: card.clientHeight + 2,
        linesOfSums: new Set(
          [...card.querySelectorAll(':scope > :last-child > span')].map((sum) => sum.getBoundingClientRect().top),
        ).size,
      })),
    );
    for (const { selections, height, linesOfSums } of shown) {
      if (linesOfSums === 1) (heights[selections] ??= []).push(height);
    }
    await page.evaluate(() => window.scrollBy({ top: innerHeight, behavior: 'instant' }));
    await painted(page);
  }
  expect(Math.max(...(heights[1] ?? [999]))).toBeLessThanOrEqual(140);
  expect(Math.max(...(heights[2] ?? [999]))).toBeLessThanOrEqual(194);
  expect(Math.min(...(heights[2] ?? [0]))).toBeLessThanOrEqual(184);
});
