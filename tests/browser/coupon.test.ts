/** A coupon's own page in a real browser. `tests/screens/coupon-*.test.ts` covers its content and its actions. */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { LOST, action, actionsOf, detail, dialogOf, lost, played, summary } from '../support/coupon-page.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { truthOf } from '../support/played-coupons.ts';
import { PHONE } from '../support/screens.ts';
import { main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const RICH = { balance: 100_000 };

test('a lost coupon stays when Esc closes the question about removing it, and can be archived in every tab', async () => {
  const { server, player, open, coupon, page } = await lost(
    // Colours have their final value once no transition runs.
    await setMemberStage(browser(), RICH, { context: { reducedMotion: 'reduce' } }),
  );
  expect(await violationsOf(page)).toEqual([]);
  await action(page, 'Kaldır').focus();
  await page.keyboard.press('Enter');
  await dialogOf(page, 'Kupon kaldırılsın mı?').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Vazgeç');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Kaldır');

  const other = await open(detail(coupon.id));
  await summary(other).waitFor();
  await action(page, 'Arşive taşı').click();
  await main(page).getByText('Kuponun arşive taşındı.').waitFor();
  await summary(page).getByText('Arşivde').waitFor();
  expect(await truthOf(server, player, coupon.id)).toMatchObject({ ar: true, status: LOST });
  expect(await actionsOf(page)).toEqual(['Paylaş', 'Resim', 'Kaldır', 'Yazdır']);
  await summary(other).getByText('Arşivde').waitFor();
});

test('a coupon that settles is updated in both tabs that show it', async () => {
  const { server, open, coupon, spots } = await played(await setMemberStage(browser(), RICH), 1);
  const tabs = [await open(detail(coupon.id)), await open(`/profil/kuponlarim/oynadiklarim/${coupon.id}`)];
  await Promise.all(tabs.map((page) => summary(page).waitFor()));
  const eventId = spots[0]?.eventId ?? 0;
  await server.act(eventId, { action: 'kickoff' });
  await server.act(eventId, { action: 'finish' });
  for (const page of tabs) {
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => summary(page).innerText(), { timeout: 15_000 }).toMatch(/Kazandı|Kaybetti/);
  }
});

test('a printed coupon’s page shows the coupon alone, dark on white, in either theme', async () => {
  const stage = await played(await setMemberStage(browser(), RICH, { context: { colorScheme: 'dark' } }), 3);
  const page = await stage.open(detail(stage.coupon.id));
  await summary(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'Kuponun çıktısı' });
  await paper.getByText(`Kupon no ${stage.coupon.id}`).waitFor();
  expect(await paper.getByRole('listitem').count()).toBe(3);
  for (const part of [page.getByRole('navigation').first(), page.getByRole('complementary').first(), summary(page)]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await part.isVisible()).toBe(false);
  }
  const [ink, sheet] = await paper.evaluate((each) => [
    getComputedStyle(each).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect([ink, sheet]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  // The printed page is one sheet, not as high as the screens around it.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  await paper.waitFor({ state: 'detached' });
  expect(await summary(page).isVisible()).toBe(true);
});

test('a phone has two actions in a bar, the others in a menu, and their message moves nothing (rule coupon-32)', async () => {
  const context = { viewport: PHONE, hasTouch: true, permissions: ['clipboard-write'] };
  const { open, coupon } = await played(await setMemberStage(browser(), RICH, { context }), 3);
  const page = await open(detail(coupon.id));
  await summary(page).waitFor();
  await expect.poll(() => actionsOf(page)).toEqual(['Tekrar oyna', 'Paylaş', '']);
  const bar = await boxOf(page.getByRole('region', { name: 'Kupon işlemleri' }));
  const navigation = await boxOf(page.getByRole('navigation', { name: 'Alt menü' }));
  expect(Math.abs(bar.y + bar.height - navigation.y)).toBeLessThan(2);
  const selections = page.getByRole('region', { name: 'Seçimler' });
  const before = await boxOf(selections);
  // Playwright would scroll to the bar first, which is within the page's scroll padding.
  await action(page, 'Paylaş').dispatchEvent('click');
  await main(page).getByText('Bağlantı kopyalandı.').waitFor();
  expect(await boxOf(selections)).toEqual(before);
  expect(await boxOf(page.getByRole('region', { name: 'Kupon işlemleri' }))).toEqual(bar);
  await action(page, 'Diğer işlemler').click();
  expect(await violationsOf(page)).toEqual([]);
  await action(page, 'Kaydet').click();
  await main(page).getByText('Kuponun kaydedildi.').waitFor();
  expect(await action(page, 'Kaydet').isVisible()).toBe(false);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('the part is not rendered');
  return box;
}
