/** Saved slips that cannot be opened as they were: without a network, or with a selection that is no longer offered. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FOOTBALL, firstOf, preMatch } from '../support/program.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { dialog, main } from '../support/sign-in.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { PHONE } from '../support/screens.ts';
import { saveSlips } from '../support/saved-slips.ts';
import { choose, items, slipOf } from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

test('without a network saved slips can be read but not opened, with the reason', async () => {
  const { server, player, open } = await setMemberScreen({}, { server: { events: 300 } });
  await saveSlips(server, player, 3);
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
  // The list is the same when it is opened again.
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kaybeden' }).click();
  await lists.getByRole('link', { name: 'Kayıtlı kuponlar' }).click();
  await main(page)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
  await main(page).getByText('Çevrimdışıyken kayıtlı kuponların açılamaz ve silinemez.').waitFor();
  expect(await openIt.isEnabled()).toBe(false);
});

test('a saved slip with a selection that has no odd any more is listed like any other', async () => {
  const { server, player, open } = await setMemberScreen({}, { server: { events: 300, dialect: { slips: true } } });
  await saveSlips(server, player, 1);
  await server.act(firstOf(preMatch(server, FOOTBALL), 'match').i, { action: 'remove' });
  const page = await open('/profil/kuponlarim/kayitli');
  await main(page)
    .getByText(/^3 seçim · Oran \d/)
    .waitFor();
});

/** A saved slip of three selections, beside a slip of two other matches. */
async function besideAnother(): Promise<MemberScreen & { page: Page }> {
  const stage = await setMemberScreen({}, { server: { events: 300 } });
  await saveSlips(stage.server, stage.player, 1);
  await choose(await stage.open('/program/basketbol'), 2);
  const page = await stage.open('/profil/kuponlarim/kayitli');
  await expect.poll(() => items(slipOf(page)).count()).toBe(2);
  return { ...stage, page };
}

test('a saved slip whose markets cannot be loaded leaves the slip unchanged, and shows the failure', async () => {
  const { server, page } = await besideAnother();
  await server.fault({ method: 'POST', path: 'markets_by_id', drop: 'before' });
  await main(page).getByRole('button', { name: 'Kupon 1 kuponunu aç' }).click();
  await main(page).getByText('Bir sorun oluştu. İnternet bağlantını kontrol et.').waitFor();
  expect(await items(slipOf(page)).count()).toBe(2);
});

test('the slip replaced by a saved one can be restored', async () => {
  const { page } = await besideAnother();
  await main(page).getByRole('button', { name: 'Kupon 1 kuponunu aç' }).click();
  await expect.poll(() => items(slipOf(page)).count()).toBe(3);
  await slipOf(page).getByText('Kuponun değişti', { exact: true }).waitFor();
  await slipOf(page).getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => items(slipOf(page)).count()).toBe(2);
});

test('unavailable selections are reported on the page, and the slip does not open over the message', async () => {
  const { server, player, open, pass } = await setMemberScreen({}, { server: { events: 300 }, viewport: PHONE });
  await saveSlips(server, player, 1);
  await server.act(firstOf(preMatch(server, FOOTBALL), 'match').i, { action: 'remove' });
  const page = await open('/profil/kuponlarim/kayitli');
  await main(page).getByRole('button', { name: 'Kupon 1 kuponunu aç' }).click();
  await main(page)
    .getByText(/^3 seçimden 2 tanesi kuponuna eklendi/)
    .waitFor();
  await pass(1_000);
  expect(await dialog(page).count()).toBe(0);
});

test('a saved slip that loads late does not open over the page the player is on by then', async () => {
  const stage = await setMemberScreen({}, { server: { events: 300 }, viewport: PHONE });
  await saveSlips(stage.server, stage.player, 1);
  const page = await stage.open('/profil/kuponlarim/kayitli');
  const opens = main(page).getByRole('button', { name: 'Kupon 1 kuponunu aç' });
  await opens.waitFor();
  const answer = holdAnswer(stage.server, '/markets_by_id');
  await opens.click();
  await expect.poll(answer.asked).toBe(true);
  await page.evaluate(() => history.pushState(null, '', '/program/tenis'));
  await page.locator('main [data-event]').first().waitFor();
  answer.come();
  await stage.pass(1_000);
  expect(await dialog(page).count()).toBe(0);
});

test('on a phone the saved slips replace the slip’s sheet, and take the focus', async () => {
  const { server, player, open } = await setMemberScreen({}, { server: { events: 300 }, viewport: PHONE });
  await saveSlips(server, player, 1);
  const page = await open('/program/futbol');
  await choose(page, 2);
  await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
  await page.getByRole('dialog', { name: 'Kuponum' }).getByRole('button', { name: 'Kayıtlı kuponlar' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Kayıtlı kuponlar' });
  await sheet.getByRole('button', { name: 'Kupon 1 kuponunu aç' }).waitFor();
  expect(await sheet.evaluate((each) => each.contains(document.activeElement))).toBe(true);
});

test('a saved slip deleted by keyboard is reported, and the focus moves to the next row, or after the last to what is left', async () => {
  const { server, player, open } = await setMemberScreen({}, { server: { events: 300 } });
  await saveSlips(server, player, 2);
  const page = await open('/profil/kuponlarim/kayitli');
  const remove = main(page).getByRole('button', { name: /kuponunu sil$/ });
  await expect.poll(() => remove.count()).toBe(2);
  const [first, second] = await remove.evaluateAll((all) =>
    all.map((each) => (each.getAttribute('aria-label') ?? '').replace(' kuponunu sil', '')),
  );
  const id = await page.locator('main [data-saved]').first().getAttribute('data-saved');
  const answer = holdAnswer(server, `/delete_saved_betslip/${id}`);
  await remove.first().press('Enter');
  await expect.poll(answer.asked).toBe(true);
  // A disabled button would lose the focus in a browser.
  expect(await remove.first().isEnabled()).toBe(true);
  expect(await remove.first().getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  answer.come();
  await main(page).getByText(`${first} kuponu silindi.`).waitFor();
  await expect.poll(() => remove.count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(second);
  await remove.first().press('Enter');
  await main(page).getByText('Kayıtlı kuponun yok').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Kayıtlı kuponun yok');
});
