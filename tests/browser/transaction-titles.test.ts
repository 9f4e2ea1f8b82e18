/** Titles of transactions by what was played: coupons are stored by the service worker, so this needs a browser. */
import { expect, test } from 'vitest';
import { untilDetailsKept } from '../support/coupon-copies.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('the transaction of a stored coupon is titled by what was played, and no coupon is requested for it', async () => {
  const stage = await setMemberStage(browser(), { balance: 1_000 }, { offline: true });
  const { server, player, open } = stage;
  const events = preMatch(server, FOOTBALL);
  const spots = spotsOf(events, 3);
  const { id } = await play(server, player, spots);
  const page = await open(`/profil/kuponlarim/kupon-detay/${id}`);
  await untilDetailsKept(page, [id]);
  const details = async () => (await server.stats()).requests[`GET /api/wager/played_betslips_detail/${id}/own`] ?? 0;
  const before = await details();
  const list = await open('/profil/hesap-hareketlerim');
  const row = list.locator(`main [data-transaction][href$="/${id}"]`);
  const first = events.find(({ i }) => i === spots[0]?.eventId);
  const name = `${first?.hn} - ${first?.an}`;
  await expect.poll(() => row.locator('b').first().innerText()).toBe(`${name} +2 maç`);
  expect(await row.innerText()).toMatch(/Kupon Oynama · \d\d:\d\d/);
  expect(await details()).toBe(before);
  expect(await violationsOf(list)).toEqual([]);
});
