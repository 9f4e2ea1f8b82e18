/**
 * Checks of the summary and the commentary that need a browser: layout shift, long lists, and reading undisturbed by
 * new lines.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { traceTasks } from '../support/longest-task.ts';
import { E_FOOTBALL, FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsInSizes } from '../support/violations.ts';

const browser = sharedBrowser();
const known = ({ ci }: { ci: number }): boolean => ci < 70_611;
const lines = (page: Page) => page.locator('main [data-line]');
const goals = '[data-incident="goal"], [data-incident="penalty"], [data-incident="ownGoal"]';

test('the summary opened by its address causes no layout shift, and a live goal appears in it', async () => {
  const { server, open } = await setStage(browser(), { context: { viewport: PHONE } });
  const { i } = firstOf(running(server, FOOTBALL).filter(known), 'football match that runs');
  const page = await open(`${detailPath('futbol', i)}/ozet`);
  await page.locator('main [data-summary]').waitFor();
  const { sum, of } = await layoutShift(page);
  expect(sum, of.join('; ')).toBeLessThanOrEqual(LEAST_SHIFT);
  const before = await page.locator(goals).count();
  await server.act(i, { action: 'goal', side: 'home' });
  await expect.poll(() => page.locator(goals).count()).toBe(before + 1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await violationsInSizes(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect.poll(() => page.locator(goals).count()).toBe(before + 1);
});

test('the players of an e-sport match fit every size and theme, and cause no layout shift', async () => {
  const { server, open } = await setStage(browser(), { context: { viewport: PHONE } });
  const king = preMatch(server, E_FOOTBALL).filter(({ kOdd }) => kOdd);
  const { i } = firstOf(king, 'e-football match to come with king odds');
  const page = await open(`${detailPath('e-futbol', i)}/ozet`);
  await page.getByRole('heading', { name: 'Aralarındaki maçlar' }).waitFor();
  const { sum, of } = await layoutShift(page);
  expect(sum, of.join('; ')).toBeLessThanOrEqual(LEAST_SHIFT);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await violationsInSizes(page)).toEqual([]);
});

test('2,000 lines of commentary cause no long task, and new lines wait behind a button while a player reads', async () => {
  const { server, open } = await setStage(browser(), { context: { viewport: PHONE } });
  const { i } = firstOf(running(server, FOOTBALL).filter(known), 'football match that runs');
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `r${count - index}`,
      minute: Math.floor(((count - index) * 40) / count),
      period: 2,
      type: { id: 0, name: '', shortName: '' },
      text: `Satır ${count - index}: orta alanda top kimsede kalmıyor, iki takım da boşluk arıyor.`,
      isImportant: false,
    }));
  const commentary = { method: 'GET', path: 'broadage/getMatchCommentary' };
  const answer = (count: number) => ({ isSuccess: true, message: '', data: rows(count) });
  await server.fault({ ...commentary, body: answer(2_000) });
  const page = await open(detailPath('futbol', i));
  await page.locator('button[data-outcome]').first().waitFor();
  const { longestMs, boundMs } = await traceTasks(browser(), page, async () => {
    await page.getByRole('link', { name: 'Anlatım' }).click();
    await lines(page).first().waitFor();
    expect(await lines(page).count()).toBeLessThan(80);
    expect(await page.evaluate(scrollDownTo, 'Satır 1:')).toBeGreaterThan(100);
    expect(await lines(page).count()).toBeLessThan(80);
  });
  expect(longestMs).toBeLessThan(boundMs);
  expect(await violationsInSizes(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  // The player reads on in the middle of the list.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  // Lines of the previous scroll position stay rendered for a frame or more.
  await expect.poll(() => lines(page).first().innerText()).toMatch(/Satır (9|10|11)\d\d:/);

  await server.clearFaults();
  await server.fault({ ...commentary, body: answer(2_003) });
  const read = await lines(page).first().innerText();
  await server.act(i, { action: 'goal', side: 'home' });
  const note = page.getByRole('button', { name: '3 yeni' });
  await note.waitFor();
  expect(await lines(page).first().innerText()).toBe(read);
  await note.click();
  await page.getByText('Satır 2003:').waitFor();
  await expect.poll(() => note.count()).toBe(0);
});

test('a summary that was opened before opens without a network, with its age', async () => {
  const { server, open } = await setStage(browser(), { context: { viewport: PHONE }, offline: true });
  const { i } = firstOf(running(server, FOOTBALL).filter(known), 'football match that runs');
  const page = await open(`${detailPath('futbol', i)}/ozet`);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  const pitch = page.locator('main').getByRole('heading', { name: 'Kadrolar' });
  await pitch.waitFor();
  await server.close();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await pitch.waitFor();
  await page
    .locator('main [data-summary]')
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
});

/** Runs in the page: scrolls by one screen in every frame until the line is rendered. Returns the number of frames. */
async function scrollDownTo(text: string): Promise<number> {
  const page = document.documentElement;
  for (let frame = 1; frame < 2_000; frame += 1) {
    const atEnd = page.scrollTop + innerHeight >= page.scrollHeight - 1;
    // The footer below the list is higher than a phone, so the line may be above the screen.
    scrollBy({ top: atEnd ? -2 * innerHeight : innerHeight, behavior: 'instant' });
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if ([...document.querySelectorAll('main [data-line]')].some(({ textContent }) => textContent.includes(text)))
      return frame;
  }
  throw new Error(`${text} does not come`);
}
