/** Saved slips: twenty a page, readable without a network, and then not to be opened. */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { memberPost, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { main } from '../support/sign-in.ts';
import { itemsOf } from '../support/slip.ts';
import { sharedBrowser, untilConnection } from '../support/stage.ts';
import type { TestPlayer, TestServer } from '../support/controlled-server.ts';

const browser = sharedBrowser();
const COUNT = 45;

test('all of them by scrolling; one is deleted, and the list has one less', async () => {
  const { server, player, open } = await setMemberStage(browser());
  await save(server, player, COUNT);
  const page = await open('/profil/kuponlarim/kayitli');
  const tab = page.getByRole('navigation', { name: 'Kupon listeleri' }).locator('a[aria-current="page"]');
  await expect.poll(() => tab.innerText()).toContain(String(COUNT));
  const seen = new Set<string>();
  const look = async (): Promise<number> => {
    const names = await main(page).locator('section li b').allInnerTexts();
    for (const name of names) seen.add(name);
    await page.evaluate(() => window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
    return seen.size;
  };
  await expect.poll(look, { interval: 50 }).toBe(COUNT);
  await main(page)
    .getByRole('button', { name: /kuponunu sil$/ })
    .last()
    .click();
  await expect.poll(() => tab.innerText()).toContain(String(COUNT - 1));
});

test('without a network they are read and not opened, and it says why', async () => {
  const { server, player, open } = await setMemberStage(browser());
  await save(server, player, 3);
  const page = await open('/profil/kuponlarim/kayitli');
  const openIt = main(page)
    .getByRole('button', { name: /kuponunu aç$/ })
    .first();
  await openIt.waitFor();
  expect(await openIt.isEnabled()).toBe(true);
  await server.fault({ method: 'GET', path: '/api/betslip/saved-betslips', drop: 'before' });
  await server.hubs('refuse');
  await server.hubs('drop');
  await untilConnection(page, 'connecting');
  // Looked at again, it is what it was.
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kaybeden' }).click();
  await lists.getByRole('link', { name: 'Kayıtlı' }).click();
  await main(page)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
  await main(page).getByText('Çevrimdışıyken kayıtlı kuponların açılamaz ve silinemez.').waitFor();
  expect(await openIt.isEnabled()).toBe(false);
});

async function save(server: TestServer, player: TestPlayer, count: number): Promise<void> {
  const e = (await itemsOf(server, spotsOf(preMatch(server, FOOTBALL), 3))).map((item) => ({
    ...{ eid: item.eventId, mid: item.marketId, ono: item.outcomeNumber, odd: item.odd / 100, b: false },
  }));
  for (let made = 1; made <= count; made += 1) {
    await memberPost(server, player, 'betslip/save-betslip', {
      name: `Kupon ${made}`,
      slip: { e, ss: [], m: 50, cc: 1 },
    });
  }
}
