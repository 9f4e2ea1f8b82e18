/** A coupon from the first odd to the result without a mouse; axe must find no violation. */
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { setMemberStage } from './member-stage.ts';
import { PHONE } from './screens.ts';
import { amount, banker, items, kind, slipOf, system } from './slip.ts';
import { violationsOf } from './violations.ts';

export interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'dark' | 'light';
}

/** More steps than there are between any two stops. */
const MOST_TABS = 120;

export async function playByKeyboard(browser: Browser, { viewport, colorScheme }: Look): Promise<void> {
  const context = { viewport, colorScheme, reducedMotion: 'reduce' as const };
  const { server, open } = await setMemberStage(browser, { balance: 5_000, bonusBalance: 10 }, { context });
  const page = await open('/program/futbol');
  const { keyboard } = page;
  await page.locator('main article[data-event] button[data-outcome]:enabled').nth(12).waitFor();

  // The first tab stops are the page's own: header, sports and filters.
  await keyboard.press('Tab');
  expect(await named(page)).toBe('İçeriğe geç');
  await keyboard.press('Tab');
  expect(await named(page)).toBe('Kuponuma geç (Alt+K)');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  for (let match = 0; match < 4; match += 1) {
    // Matches are chosen one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await tabTo(page, isOddOfAnotherMatch);
    // oxlint-disable-next-line no-await-in-loop
    await keyboard.press('Space');
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
  }

  const slip = await openSlip(page, viewport === PHONE);
  await expect.poll(() => items(slip).count()).toBe(4);
  await tabTo(page, nameIs, 'Sistem');
  await expectFocusSeen(page);
  await keyboard.press('Enter');
  await expect.poll(() => kind(slip, 'Sistem').getAttribute('aria-pressed')).toBe('true');
  await tabTo(page, nameStarts, '3/4');
  await keyboard.press('Enter');
  await expect.poll(() => system(slip, 3).getAttribute('aria-pressed')).toBe('true');
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, nameEnds, ' banko');
  await expectFocusSeen(page);
  await keyboard.press('Space');
  await expect.poll(() => banker(slip, 0).getAttribute('aria-pressed')).toBe('true');
  await tabTo(page, nameIs, 'Bedel');
  await expectFocusSeen(page);
  // The slip has one banker and two of the three others: 3 columns.
  await keyboard.type('92');
  await keyboard.press('Tab');
  expect(await named(page)).toBe('Bedeli artır');
  await expect.poll(() => amount(slip).inputValue()).toBe('90');
  await keyboard.press('Enter');
  await expect.poll(() => amount(slip).inputValue()).toBe('102');
  expect(await violationsOf(page)).toEqual([]);

  await tabTo(page, nameStarts, 'Oyna · 102,00\u00a0₺');
  await expectFocusSeen(page);
  await keyboard.press('Enter');
  await slip.getByRole('heading', { name: 'Kuponun oluştu' }).waitFor();
  await expect.poll(() => named(page)).toBe('Kuponun oluştu');
  expect(await violationsOf(page)).toEqual([]);
  expect((await server.stats()).coupons).toBe(1);
  await tabTo(page, nameIs, 'Kuponu izle');
  await keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/profil\/kuponlarim/);
}

/**
 * The list in between has hundreds of odds, so a single key skips it. On a phone the slip is a sheet behind its bar.
 */
async function openSlip(page: Page, sheet: boolean): Promise<Locator> {
  // Odds are shown as pressed before the engine has them, and the bar of a phone is there with the first it has.
  if (sheet) await page.getByRole('button', { name: /^4 seçim, Kuponum/ }).waitFor();
  await page.keyboard.press('Alt+k');
  if (!sheet) {
    expect(await named(page)).toContain('Kuponum');
    return slipOf(page);
  }
  expect(await named(page)).toMatch(/^4 seçim, Kuponum/);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'Kuponum' });
}

type Matches = (element: Element | null, name: string, words: string) => boolean;

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, matches: Matches, words = ''): Promise<void> {
  for (let step = 0; step < MOST_TABS; step += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
    const there = `(${String(matches)})(document.activeElement, (${String(nameOf)})(), ${JSON.stringify(words)})`;
    // oxlint-disable-next-line no-await-in-loop
    if (await page.evaluate(there)) return;
  }
  throw new Error(`the keyboard does not come to ${words || 'an odd'}; it is at ${await named(page)}`);
}

const isOddOfAnotherMatch: Matches = (element) =>
  element instanceof HTMLButtonElement &&
  element.dataset['outcome'] !== undefined &&
  !element.disabled &&
  document.querySelector(`main [data-event="${element.dataset['event']}"][aria-pressed="true"]`) === null;
const nameIs: Matches = (_, name, words) => name === words;
const nameEnds: Matches = (_, name, words) => name.endsWith(words);
const nameStarts: Matches = (_, name, words) => name.startsWith(words);

const named = (page: Page): Promise<string> => page.evaluate(nameOf);

/** Returns the accessible name of the focused element, approximately. */
function nameOf(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
}

/** Expects that the focused element has its ring, is on screen, and is not covered. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const ring = getComputedStyle(element).outlineStyle;
    return { ring, uncovered: there !== null && (element.contains(there) || there.contains(element)) };
  });
  expect(seen).toEqual({ ring: 'solid', uncovered: true });
}
