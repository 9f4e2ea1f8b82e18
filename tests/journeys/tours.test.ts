/** Hints and tours in a real browser: placed beside their target, dismissed by a tap and by keyboard. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose, items, slipOf } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { allTours, toursSeen } from '../support/tours-seen.ts';
import { expectLit, heading, hint, openSlipTour, slipSteps, tour } from '../support/tours.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('a tour is walked by keyboard, closes with Esc, and returns the focus to where it was', async () => {
  const { open, context } = await setStage(browser(), { tours: true });
  await toursSeen(context, allTours);
  const page = await open('/program/futbol');
  await choose(page, 1);
  const help = page.getByRole('button', { name: 'Kuponu tanı' });
  await help.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await expect.poll(() => focused(page)).toBe('Devam');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[1]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Geri');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await page.keyboard.press('Escape');
  await expect.poll(() => tour(page).count()).toBe(0);
  expect(await help.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a hint is placed beside its target, is small, and a tap on it reaches nothing below', async () => {
  const { open, context } = await setStage(browser(), { tours: true, context: { reducedMotion: 'reduce' } });
  await toursSeen(context, ['kingOddTour', 'mbsTooltip']);
  const page = await open('/program/futbol');
  await choose(page, 1);
  await hint(page).waitFor();
  const { note, item } = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
    return { note: boxOf('[role="note"]'), item: boxOf('aside [data-tour="slip-item"]') };
  });
  expect(note.top >= item.bottom || note.bottom <= item.top || note.right <= item.left).toBe(true);
  expect(note.width * note.height).toBeLessThan(25_000);
  expect(await violationsOf(page)).toEqual([]);
  await page.mouse.click(note.x + note.width / 2, note.y + note.height / 2);
  await hint(page).waitFor({ state: 'detached' });
  expect(await items(slipOf(page)).count()).toBe(1);
});

test.each([[320], [390], [768], [1280]])('the hint about MBS covers no odd, %s px wide', async (width) => {
  const context = { viewport: { width, height: 800 }, hasTouch: width < 1_280, reducedMotion: 'reduce' as const };
  const { open } = await setStage(browser(), { tours: true, context });
  const page = await open('/program/futbol');
  await expect.poll(() => hint(page).innerText()).toContain('MBS');
  const { note, odds } = await page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    return { note: boxesOf('[role="note"]')[0]!, odds: boxesOf('button[data-outcome]') };
  });
  expect(odds.length).toBeGreaterThan(8);
  const covered = odds.filter(
    ({ left, top, right, bottom }) => left < note.right && right > note.left && top < note.bottom && bottom > note.top,
  );
  expect(covered).toEqual([]);
  expect(note.left >= 0 && note.right <= width).toBe(true);
});

test('a tap beside the card ends a tour', async () => {
  const { open, context } = await setStage(browser(), { tours: true, context: { reducedMotion: 'reduce' } });
  await toursSeen(context, allTours);
  const page = await open('/program/futbol');
  await choose(page, 1);
  await openSlipTour(page);
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await expectLit(page, 'slip-item');
  await page.mouse.click(5, 780);
  await expect.poll(() => tour(page).count()).toBe(0);
  expect(await items(slipOf(page)).count()).toBe(1);
});

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
