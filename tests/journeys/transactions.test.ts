/** The transactions in a real browser: from the profile to a choice, and from a movement to its coupon. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('the profile leads to the transactions, which can be filtered and lead to the coupon', async () => {
  const context = { viewport: PHONE, hasTouch: true };
  const { server, player, open } = await setMemberStage(browser(), { balance: 1_000 }, { context });
  const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Hesap hareketlerim/ })
    .click();
  const rows = page.locator('main [data-transaction]');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await main(page).getByRole('button', { name: /^Tür/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kupon Oynama', exact: true }).click();
  await endsAt(page, '/profil/hesap-hareketlerim?tur=kupon-oynama');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().click();
  await endsAt(page, `/profil/kuponlarim/kupon-detay/${id}`);
});

test('only the visible ones of five thousand transactions are rendered, and the file contains all', async () => {
  const { open } = await setMemberStage(
    browser(),
    { balance: 1_000, transactions: 5_000 },
    { context: { viewport: PHONE } },
  );
  const page = await open('/profil/hesap-hareketlerim');
  const rows = page.locator('main [data-transaction]');
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  const seen = new Set<string>();
  for (let turn = 0; turn < 25; turn += 1) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = rows.last();
    await expect.poll(async () => seen.has((await last.getAttribute('data-transaction')) ?? '')).toBe(false);
    seen.add((await last.getAttribute('data-transaction')) ?? '');
    expect(await rows.count()).toBeLessThan(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'CSV indir' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^hesap-hareketlerim-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(5_000);
  await main(page).getByRole('button', { name: 'Özet', exact: true }).click();
  await main(page).getByRole('list', { name: 'Oyun sonucun' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
