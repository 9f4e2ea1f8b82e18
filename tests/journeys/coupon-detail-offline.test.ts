/** A coupon's page from the device: without a network, also out of its stored group, and while the service is slow. */
import { expect, test } from 'vitest';
import { untilDetailsKept, untilPrefetched } from '../support/coupon-copies.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const detail = '/profil/kuponlarim/kupon-detay';

test('without a network a coupon of a group opens from the stored group; a coupon that is not stored says so and leads back', async () => {
  const { server, player, open } = await setMemberStage(browser(), { balance: 100_000 }, { offline: true });
  const { ids, groupId } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 2), { count: 3 });
  const page = await open('/');
  await untilPrefetched(page);
  await server.close();

  await page.goto(`${detail}/${ids[2]}?gi=${groupId}`, { waitUntil: 'domcontentloaded' });
  await main(page).getByText(`Kupon no ${ids[2]}`).waitFor();
  await main(page)
    .getByText(/Çevrimdışı · son güncelleme \d\d:\d\d/)
    .waitFor();
  expect(await main(page).getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem').count()).toBe(2);

  await page.goto(`${detail}/1`, { waitUntil: 'domcontentloaded' });
  await main(page).getByText('Bu kupon çevrimdışı görülemiyor').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Kuponlarım' }).last().click();
  await endsAt(page, '/profil/kuponlarim/oynadiklarim');
});

test('a coupon that the device has is shown with its age while the service is slow, and then as the service has it', async () => {
  const { server, player, open } = await setMemberStage(browser(), { balance: 100_000 }, { offline: true });
  const { ids } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 2), { count: 1 });
  const page = await open('/');
  await untilPrefetched(page);
  await untilDetailsKept(page, ids);
  await server.fault({ method: 'GET', path: `played_betslips_detail/${ids[0]}/own`, delayMs: 1_500 });

  await page.goto(`${detail}/${ids[0]}`, { waitUntil: 'domcontentloaded' });
  const age = main(page).getByText(/Yenileniyor · son güncelleme/);
  await age.waitFor();
  expect(await main(page).getByText(`Kupon no ${ids[0]}`).count()).toBe(1);
  await age.waitFor({ state: 'detached' });
  expect(await main(page).getByText(`Kupon no ${ids[0]}`).count()).toBe(1);
  // A busy machine may take the cached response after 3 s (offline-4); then the page refetches.
  const anyAge = main(page).getByText(/son güncelleme/i);
  await expect.poll(() => anyAge.count()).toBe(0);
});
