/** A coupon as a picture, made by the browser's canvas (rule sharing-10). */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { untilPrefetched } from '../support/coupon-copies.ts';
import { action, detail, dialogOf } from '../support/coupon-page.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { play, shared, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { qrInPng } from '../support/read-qr.ts';
import { sharedBrowser } from '../support/stage.ts';
import { PHONE } from '../support/screens.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const TITLE = 'Kuponun resmi';

const shownIn = (page: Page) => dialogOf(page, TITLE).getByRole('img', { name: /^Kuponun resmi: .+ - .+/ });

/** Size of the picture, and whether its code is there: black cells on the white plate at its right lower end. */
const codeOf = async (page: Page): Promise<{ width: number; height: number; hasCode: boolean }> =>
  shownIn(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(width - 272, height - 340, 208, 200);
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      colors.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return { width, height, hasCode: colors.has(0) && colors.has(0xff_ff_ff) };
  });

test('a coupon becomes a picture with the code of its address, is saved, and has amounts only when the player says so', async () => {
  const { server, player, open } = await setMemberStage(browser(), { balance: 100_000 });
  const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 3));
  const page = await open(detail(id));
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await action(page, 'Resim').click();
  await shownIn(page).waitFor();
  await expect.poll(() => codeOf(page)).toMatchObject({ width: 1_080, hasCode: true });
  const { height } = await codeOf(page);
  await dialogOf(page, TITLE).getByRole('switch', { name: 'Tutarları göster' }).click();
  await expect.poll(async () => (await codeOf(page)).height).toBeGreaterThanOrEqual(height);
  expect(await violationsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page, TITLE).getByRole('button', { name: 'Resmi indir' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tribun-kupon.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
});

test.each(['light', 'dark'] as const)(
  'sharing-10: another decoder reads the address in the saved picture, which opens the coupon (%s theme)',
  async (colorScheme) => {
    const options = { context: { viewport: PHONE, colorScheme } };
    const { server, player, open } = await setMemberStage(browser(), { balance: 100_000 }, options);
    const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 3));
    const page = await open(detail(id));
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await action(page, 'Resim').click();
    await expect.poll(() => codeOf(page)).toMatchObject({ hasCode: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialogOf(page, TITLE).getByRole('button', { name: 'Resmi indir' }).click(),
    ]);
    const address = `${server.url}/paylasilan-kuponlar/${await shared(server, player, id)}`;
    expect(await qrInPng(page, await readFile(await download.path()))).toBe(address);
    await page.goto(address);
    await expect.poll(() => page.locator('main').getByRole('listitem').count()).toBe(3);
  },
);

test('a picture is made without a network too, without a code', async () => {
  const { server, player, open } = await setMemberStage(browser(), { balance: 100_000 }, { offline: true });
  const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 2));
  const page = await open('/');
  await untilPrefetched(page);
  await server.close();
  await page.goto(detail(id), { waitUntil: 'domcontentloaded' });
  await action(page, 'Resim').click();
  await shownIn(page).waitFor();
  expect(await codeOf(page)).toMatchObject({ width: 1_080, hasCode: false });
});
