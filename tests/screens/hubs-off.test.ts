/** The hubs gave up, and there is a network: services answer all the same, so only what is live waits (rule play-7, play-8). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { action, lost, summary } from '../support/coupon-page.ts';
import { expectPlayedOnce, confirmed, fields, playButton, settling } from '../support/play-table.ts';
import { boardStands, mark, PATH as POOL, playButton as poolButton } from '../support/pool-table.ts';
import { FOOTBALL, firstOf, running } from '../support/program.ts';
import { saveSlips } from '../support/saved-slips.ts';
import { type ScreenStage, setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';
import { choose, choosePreMatch, items, reasonOf, slipOf, toRunning } from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';
import { ask, expectOnce, further, setTable, taken } from '../support/withdraw-table.ts';

const NEEDED = 'Uygulamanın yeni bir sürümü var. Devam etmek için yenile.';

/** Refused after a drop as well, until all tries are spent. */
async function giveUp({ server, pass }: ScreenStage, page: Page): Promise<void> {
  await server.hubs('refuse');
  await server.hubs('drop');
  await pass(45_000);
  await untilConnection(page, 'off');
}

test('a slip of matches to come is played; a running match waits for its odds', async () => {
  const stage = await setMemberScreen(fields, settling);
  const { server } = stage;
  const page = await stage.open('/program/futbol');
  const slip = slipOf(page);
  const [match] = await choosePreMatch(server, page, 3);
  await expect.poll(() => playButton(page).isEnabled()).toBe(true);
  await giveUp(stage, page);
  expect(await reasonOf(slip)).toBe('');
  await playButton(page).click();
  await confirmed(page).waitFor();
  await expectPlayedOnce(stage);
  await page.getByRole('button', { name: 'Tamam' }).click();
  await expect.poll(() => items(slip).count()).toBe(0);

  const live = firstOf(running(server, FOOTBALL), 'running match');
  expect(live.i).not.toBe(match!.eventId);
  await toRunning(page, match);
  await choose(page, 1);
  await expect
    .poll(() => reasonOf(slip))
    .toBe('Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.');
  expect(await playButton(page).getAttribute('aria-disabled')).toBe('true');
});

test('the pool is played', async () => {
  const stage = await setMemberScreen({ balance: 100 }, { server: { events: 300 } });
  const page = await stage.open(POOL);
  await boardStands(page);
  for (let match = 1; match <= 15; match += 1) await mark(page, 1, match, 1).click();
  await giveUp(stage, page);
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
  expect(await poolButton(page).getAttribute('aria-disabled')).toBe('false');
});

test('what can be done with a coupon is done', async () => {
  const stage = await lost(await setMemberScreen({ balance: 100_000 }, { server: { events: 300 } }));
  const { page } = stage;
  await giveUp(stage, page);
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
  await action(page, 'Arşive taşı').click();
  await summary(page).getByText('Arşivde').waitFor();
});

test('saved slips can be opened, and a list that is opened now comes', async () => {
  const stage = await setMemberScreen({}, { server: { events: 300 } });
  await saveSlips(stage.server, stage.player, 2);
  const page = await stage.open('/profil/kuponlarim/kaybeden');
  await giveUp(stage, page);
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kayıtlı' }).click();
  const openIt = main(page)
    .getByRole('button', { name: /kuponunu aç$/ })
    .first();
  await openIt.waitFor();
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
  expect(await openIt.isEnabled()).toBe(true);
});

test('a list that failed comes by itself', async () => {
  const stage = await setMemberScreen({}, { server: { events: 300 } });
  const { server } = stage;
  await saveSlips(server, stage.player, 2);
  const page = await stage.open('/profil/kuponlarim/kaybeden');
  await giveUp(stage, page);
  await server.fault({ method: 'GET', path: '/api/betslip/saved-betslips', drop: 'before' });
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kayıtlı' }).click();
  await main(page).getByText('Bu liste çevrimdışı görülemiyor').waitFor();
  await server.clearFaults();
  await main(page)
    .getByRole('button', { name: /kuponunu aç$/ })
    .first()
    .waitFor();
});

test('money is withdrawn', async () => {
  const table = await setTable();
  const { page } = table;
  await giveUp(table, page);
  expect(await further(page).getAttribute('aria-disabled')).toBe('false');
  await ask(table, '100');
  await taken(page).waitFor();
  await expectOnce(table, 100);
});

test('a build that is turned away is not served, and plays nothing', async () => {
  const stage = await setMemberScreen(fields, settling);
  const page = await stage.open('/program/futbol');
  await choosePreMatch(stage.server, page, 3);
  await stage.server.hubs('outdated');
  await untilConnection(page, 'off');
  await expect.poll(() => playButton(page).getAttribute('aria-disabled')).toBe('true');
  // Not that there is no network: what is needed is the new build, also after "later".
  await expect.poll(() => page.locator('[data-blocked="true"]').first().innerText()).toBe(NEEDED);
  await page.getByRole('button', { name: 'Daha sonra' }).click();
  await page.getByText('Yeni sürüm gerekli').waitFor();
  await page.getByRole('button', { name: 'Güncelle' }).waitFor();
  expect(await page.getByRole('button', { name: 'Yeniden bağlan' }).count()).toBe(0);
});

test('what is shown in a build that is turned away has its age, and does not say that there is no network', async () => {
  const stage = await setScreen();
  const page = await stage.open('/yazar-yorumlari/1');
  await main(page).locator('[data-comment]').first().waitFor();
  await stage.server.hubs('outdated');
  await untilConnection(page, 'off');
  await main(page)
    .getByText(/^Son güncelleme \d\d:\d\d$/)
    .waitFor();
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
});

test('why saved slips and messages can only be read in a build that is turned away is the build, not a network', async () => {
  const stage = await setMemberScreen({ unread: 2 }, { server: { events: 300 } });
  await saveSlips(stage.server, stage.player, 2);
  const page = await stage.open('/profil/kuponlarim/kayitli');
  const openIt = main(page)
    .getByRole('button', { name: /kuponunu aç$/ })
    .first();
  await openIt.waitFor();
  await stage.server.hubs('outdated');
  await untilConnection(page, 'off');
  await main(page).getByText(NEEDED).waitFor();
  expect(await openIt.isEnabled()).toBe(false);
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');

  // A list that does not come: what is wrong with it, and no word of a network.
  await stage.server.fault({ method: 'GET', path: 'played-betslips-and-pendings', status: 503 });
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kaybeden' }).click();
  await main(page).getByText('Servise şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.').waitFor();
  expect(await main(page).innerText()).not.toContain('çevrimdışı');
  await stage.server.clearFaults();

  await page.goto('/profil/mesajlar');
  await main(page).getByRole('button', { name: 'Tümünü okundu say' }).waitFor();
  await stage.server.hubs('outdated');
  await untilConnection(page, 'off');
  await main(page).getByText(NEEDED).waitFor();
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
});
