/**
 * Checks of the slip that need a real layout: its footer is whole on a small phone, no selection is cut off, and
 * nothing overlaps.
 */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { choose, items, kind, playButton } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

for (const [width, height] of [
  [360, 640],
  [320, 568],
] as const) {
  test(`at ${width} × ${height} with four selections the footer is whole, and every selection can be read`, async () => {
    const context = { viewport: { width, height }, hasTouch: true };
    const { open } = await setMemberStage(browser(), { balance: 5_000 }, { context });
    const page = await open('/program/futbol');
    await choose(page, 4);
    await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Kuponum' });
    await expect.poll(() => items(sheet).count()).toBe(4);
    const inSight = async (part: Locator): Promise<boolean> => {
      const box = await part.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width;
    };
    const foot = sheet.locator('footer');
    await expect.poll(() => inSight(foot)).toBe(true);
    for (const name of ['Toplam oran', 'Maks. kazanç', 'Bedel'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await inSight(foot.getByText(name, { exact: true }).first()), name).toBe(true);
    expect(await cutIn(sheet)).toEqual([]);

    await kind(sheet, 'Sistem').click();
    await items(sheet)
      .first()
      .getByRole('button', { name: /seçimini kaldır$/ })
      .click();
    await sheet.getByRole('button', { name: 'Geri al' }).waitFor();
    expect(await inSight(playButton(sheet))).toBe(true);
    expect(await inSight(sheet.getByRole('button', { name: 'Geri al' }))).toBe(true);
    expect(await cutIn(sheet)).toEqual([]);

    // In landscape nothing covers the selections (rule slip-18).
    await page.setViewportSize({ width: 640, height: 400 });
    await items(sheet).first().scrollIntoViewIfNeeded();
    const first = items(sheet).first();
    const isOnTop = (element: Element): boolean => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + 8, y)));
    };
    await expect.poll(() => first.evaluate(isOnTop)).toBe(true);
    await playButton(sheet).scrollIntoViewIfNeeded();
    await expect.poll(() => playButton(sheet).evaluate(isOnTop)).toBe(true);
  });
}

for (const [width, height, textSize, lines] of [
  [1280, 800, 100, [3, 3]],
  [1280, 800, 200, [3, 3]],
  [390, 844, 100, [6]],
  [390, 844, 200, [3, 3]],
  [320, 568, 100, [3, 3]],
] as const) {
  test(`six offered amounts are whole at ${width} px with text of ${textSize} %: rule stake-12`, async () => {
    const { open } = await setStage(browser(), { context: { viewport: { width, height } } });
    const page = await open('/program/futbol');
    await choose(page, 1);
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textSize);
    if (width < 1100) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const amounts = page.getByRole('group', { name: 'Hazır tutarlar' });
    await amounts.waitFor();
    const shown = await amounts.evaluate((group) => {
      // The sixth, which the device knows of the last coupon.
      const [first] = group.children;
      const played = first?.cloneNode() as HTMLElement;
      played.textContent = '2.500';
      first?.before(played);
      const tops = new Map<number, number>();
      for (const { offsetTop } of group.children as HTMLCollectionOf<HTMLElement>)
        tops.set(offsetTop, (tops.get(offsetTop) ?? 0) + 1);
      const broken = [...group.children].filter((amount) => {
        const text = document.createRange();
        text.selectNodeContents(amount);
        return text.getClientRects().length > 1 || text.getBoundingClientRect().width > amount.clientWidth;
      });
      return { lines: [...tops.values()], broken: broken.map((amount) => amount.textContent) };
    });
    expect(shown).toEqual({ lines, broken: [] });
  });
}

test('removing a selection by keyboard moves the focus to the undo button, and Esc in the sign-in leads back to the slip', async () => {
  const { open } = await setStage(browser(), { context: { viewport: { width: 390, height: 844 } } });
  const page = await open('/program/futbol');
  await choose(page, 3);
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.getByRole('button', { name: /seçim, Kuponum/ }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Kuponum' });
  await expect.poll(focused).toBe('Kuponum');
  await items(sheet)
    .first()
    .getByRole('button', { name: /seçimini kaldır$/ })
    .press('Enter');
  await expect.poll(focused).toBe('Geri al');
  await page.keyboard.press('Enter');
  await expect.poll(() => items(sheet).count()).toBe(3);
  await expect.poll(focused).toBe('Kuponum');
  await sheet.getByRole('button', { name: 'Temizle' }).press('Enter');
  await expect.poll(focused).toBe('Geri al');
  await page.keyboard.press('Enter');
  await playButton(sheet).press('Enter');
  await page.getByRole('dialog', { name: 'Giriş yap' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => items(sheet).count()).toBe(3);
  await expect.poll(focused).toMatch(/^Giriş yap ve oyna · /);
});

/** Texts and buttons whose content is cut off. */
function cutIn(sheet: Locator): Promise<string[]> {
  return sheet.evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('li b, li span, li a, footer button, footer dd')]
      .filter((each) => !each.matches('.visually-hidden, .visually-hidden *'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
}
