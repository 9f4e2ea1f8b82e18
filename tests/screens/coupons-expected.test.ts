/**
 * Pages of coupons opened by their address: the engine preloads their data before their scripts have run. Its requests
 * must equal those of the page, or each would be sent twice.
 */
import type { Locator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { cards } from '../support/coupon-lists.ts';
import { detail, group, played, summary } from '../support/coupon-page.ts';
import type { PlayedOnce } from '../support/played-coupons.ts';
import { setMemberScreen } from '../support/screen/screen.ts';

/** Addresses of coupon data requested until the page has rendered its content, without further pages of a list. */
async function askedFor(path: (coupon: PlayedOnce) => string, shown: (page: Page) => Locator): Promise<string[]> {
  const stage = await setMemberScreen({ coupons: 40, balance: 100_000 }, { server: { events: 300 } });
  const { server, coupon, open } = await played(stage, 2, { count: 3 });
  const fetched = vi.spyOn(server, 'fetch');
  await shown(await open(path(coupon))).waitFor();
  return fetched.mock.calls
    .map(([request]) => (request instanceof Request ? request.url : String(request)))
    .filter((url) => url.includes('/wager/') && !/page=([2-9]|\d\d)/.test(url));
}

test.each(['', '/bekleyen', '/bekleyen/baslamamis', '/kazanan/odenen', '/oynadiklarim', '/arsiv'])(
  'the list at /profil/kuponlarim%s requests its data once',
  async (list) => {
    const asked = await askedFor(
      () => `/profil/kuponlarim${list}`,
      (page) => cards(page).first(),
    );
    expect(asked).toEqual([expect.stringContaining('/played-betslips-and-pendings?')]);
  },
);

test.each(['kupon-detay', 'oynadiklarim'])('a coupon at %s requests its data once', async (place) => {
  const asked = await askedFor(({ id }) => detail(id).replace('kupon-detay', place), summary);
  expect(asked).toEqual([expect.stringMatching(/\/played_betslips_detail\/\d+\/own$/)]);
});

test('a group requests its data once', async () => {
  const asked = await askedFor(({ groupId }) => group(groupId), summary);
  expect(asked).toEqual([expect.stringContaining('/multi-betslip-details-with-cache/G')]);
});
