/** Chosen elements look different from others with forced colours of the system. */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { choose, kind } from '../support/slip.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('an odd, a kind of coupon, a sport, a page, a day and a switch show that they are chosen with forced colours', async () => {
  const { open } = await setMemberStage(browser(), {}, { context: { forcedColors: 'active' } });
  const page = await open('/program/futbol');
  await choose(page, 1);
  const main = page.getByRole('main');
  const slip = page.getByRole('complementary', { name: 'Kuponum' });
  const odds = main.locator('article').first().locator('button[data-outcome]:enabled');
  const sports = page.getByRole('navigation', { name: 'Sporlar' }).getByRole('link');
  const days = main.getByRole('group', { name: 'Gün' }).getByRole('button');
  const pages = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link');
  await kind(slip, 'Tekli').waitFor();
  const pairs: [name: string, chosen: Locator, other: Locator][] = [
    ['odd', main.locator('button[data-outcome][aria-pressed="true"]').first(), odds.nth(2)],
    ['kind', kind(slip, 'Tekli'), kind(slip, 'Sistem')],
    ['sport', sports.and(page.locator('[aria-current="page"]')), sports.last()],
    ['page', pages.and(page.locator('[aria-current="page"]')), pages.last()],
    ['day', days.and(page.locator('[aria-pressed="true"]')), days.last()],
  ];
  for (const [name, chosen, other] of pairs)
    // oxlint-disable-next-line no-await-in-loop
    expect(await backOf(chosen), name).not.toBe(await backOf(other));

  // Forced colours remove the background, so an odd has an edge on every side.
  const edges = await odds.nth(2).evaluate((odd) => {
    const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(odd);
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
  });
  expect(edges).toEqual(['1px', '1px', '1px', '1px']);

  await page.goto('/profil/ayarlar');
  const toggle = page.getByRole('switch', { name: 'Bakiyemi gizle' });
  const track = toggle.locator('[aria-hidden]');
  const off = await backOf(track);
  await toggle.click();
  await expect.poll(() => backOf(track)).not.toBe(off);
});

const backOf = (part: Locator): Promise<string> => part.evaluate((each) => getComputedStyle(each).backgroundColor);
