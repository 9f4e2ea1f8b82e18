/**
 * Hubs that are off while there is a network: services still respond, so only live data is unavailable (rule play-7,
 * play-8).
 */
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

/** Drops the connection and refuses new ones until all retries are used up. */
async function giveUp({ server, pass }: ScreenStage, page: Page): Promise<void> {
  await server.hubs('refuse');
  await server.hubs('drop');
  await pass(45_000);
  await untilConnection(page, 'off');
}

test('a slip of matches that have not begun is played, and a running match waits for its odds', async () => {
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
  await page.getByRole('button', { name: 'Devam et' }).click();
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

test('the pool can be played', async () => {
  const stage = await setMemberScreen({ balance: 100 }, { server: { events: 300 } });
  const page = await stage.open(POOL);
  await boardStands(page);
  for (let match = 1; match <= 15; match += 1) await mark(page, 1, match, 1).click();
  await giveUp(stage, page);
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
  expect(await poolButton(page).getAttribute('aria-disabled')).toBe('false');
});

test('a coupon can be archived', async () => {
  const stage = await lost(await setMemberScreen({ balance: 100_000 }, { server: { events: 300 } }));
  const { page } = stage;
  await giveUp(stage, page);
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
  await action(page, 'Arşive taşı').click();
  await summary(page).getByText('Arşivde').waitFor();
});

test('saved slips can be opened, and a list that is opened now loads', async () => {
  const stage = await setMemberScreen({}, { server: { events: 300 } });
  await saveSlips(stage.server, stage.player, 2);
  const page = await stage.open('/profil/kuponlarim/kaybeden');
  await giveUp(stage, page);
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kayıtlı kuponlar' }).click();
  const openIt = main(page)
    .getByRole('button', { name: /kuponunu aç$/ })
    .first();
  await openIt.waitFor();
  expect(await main(page).innerText()).not.toContain('Çevrimdışı');
  expect(await openIt.isEnabled()).toBe(true);
});

test('a list that failed is loaded again by itself', async () => {
  const stage = await setMemberScreen({}, { server: { events: 300 } });
  const { server } = stage;
  await saveSlips(server, stage.player, 2);
  const page = await stage.open('/profil/kuponlarim/kaybeden');
  await giveUp(stage, page);
  await server.fault({ method: 'GET', path: '/api/betslip/saved-betslips', drop: 'before' });
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kayıtlı kuponlar' }).click();
  await main(page).getByText('Bu liste çevrimdışı görülemiyor').waitFor();
  await server.clearFaults();
  await main(page)
    .getByRole('button', { name: /kuponunu aç$/ })
    .first()
    .waitFor();
});

test('money can be withdrawn', async () => {
  const table = await setTable();
  const { page } = table;
  await giveUp(table, page);
  expect(await further(page).getAttribute('aria-disabled')).toBe('false');
  await ask(table, '100');
  await taken(page).waitFor();
  await expectOnce(table, 100);
});

test('a build that the server rejects cannot play, and names the new build as the reason', async () => {
  const stage = await setMemberScreen(fields, settling);
  const page = await stage.open('/program/futbol');
  await choosePreMatch(stage.server, page, 3);
  await stage.server.hubs('outdated');
  await untilConnection(page, 'off');
  await expect.poll(() => playButton(page).getAttribute('aria-disabled')).toBe('true');
  // The reason is not the network: the new build is required, also after "later".
  await expect.poll(() => page.locator('[data-blocked="true"]').first().innerText()).toBe(NEEDED);
  await page.getByRole('button', { name: 'Daha sonra' }).click();
  await page.getByText('Yeni sürüm gerekli').waitFor();
  await page.getByRole('button', { name: 'Güncelle' }).waitFor();
  expect(await page.getByRole('button', { name: 'Yeniden bağlan' }).count()).toBe(0);
});

test('content of a build that the server rejects has its age, and the network is not named as the reason', async () => {
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

test('saved slips and messages of a build that the server rejects are read-only because of the build, not of a network', async () => {
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

  // A list that fails to load names its own fault and no network.
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
