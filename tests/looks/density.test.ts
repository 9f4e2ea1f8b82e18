/**
 * Number of matches a phone of 390 x 844 px shows at once, counted from rendered pages: between the header and the lowest bar,
 * whole rows only. A list that loses a match to a new line of controls fails here.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cards, listPath } from '../support/coupon-lists.ts';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import { type Stage, setStage, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const browser = sharedBrowser();

/** Worlds of the stand-in, by seed. Their leagues have three and four matches, like a day of the season. */
const SEEDS = [1, 7] as const;

const stageOf = (seed: number): Promise<Stage> =>
  setStage(browser(), {
    server: { seed, events: 600 },
    context: { viewport: PHONE, reducedMotion: 'reduce', hasTouch: true, isMobile: true },
  });

async function ready(page: Page): Promise<void> {
  await untilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Rows that are wholly in sight: none of their corners lies under a bar. */
function wholeRows(page: Page, selector: string): Promise<number> {
  return page.evaluate((rows) => {
    const isSeen = (element: Element): boolean => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) return false;
      return [top + 1, bottom - 2].every((y) => {
        const hit = document.elementFromPoint(left + width * 0.45, y);
        return hit !== null && element.contains(hit);
      });
    };
    return [...document.querySelectorAll(rows)].filter(isSeen).length;
  }, selector);
}

const ROWS = 'main article[data-event]';

describe.each(SEEDS)('world %i', (seed) => {
  test('the program: at least six matches on a first visit with one odd picked, seven later, nine in the dense list', async () => {
    const { open } = await stageOf(seed);
    const page = await open('/program/futbol');
    await page.locator(ROWS).first().waitFor();
    await ready(page);
    await page.locator(`${ROWS} button[data-outcome]:enabled`).first().click();
    await page.getByRole('complementary', { name: 'Kuponum' }).getByRole('button').first().waitFor();
    expect(await wholeRows(page, ROWS)).toBeGreaterThanOrEqual(6);

    await page.locator(`${ROWS} button[aria-pressed="true"]`).first().click();
    await page.reload();
    await page.locator(ROWS).first().waitFor();
    await ready(page);
    expect(await wholeRows(page, ROWS)).toBeGreaterThanOrEqual(7);

    await page.evaluate(() => localStorage.setItem('iddaav2_0.0.2:density', '"dense"'));
    await page.reload();
    await page.locator(ROWS).first().waitFor();
    await ready(page);
    expect(await wholeRows(page, ROWS)).toBeGreaterThanOrEqual(9);
  });

  test.for([true, false])(
    'a running match: its first odd at 360 px, four markets (match-69; video: %s)',
    async (hs) => {
      const { server, open } = await stageOf(seed);
      const match = firstOf(
        preMatch(server, FOOTBALL).filter((event) => (event.hs === true) === hs),
        'football match to come',
      );
      await server.act(match.i, { action: 'kickoff' });
      const page = await open(detailPath('futbol', match.i));
      const odd = page.locator('[data-card] button[data-outcome]').first();
      await odd.waitFor();
      await page.locator('main header [data-score]').first().waitFor();
      await ready(page);
      const top = (): Promise<number> => odd.evaluate((element) => element.getBoundingClientRect().top);
      expect(await top()).toBeLessThanOrEqual(360);
      expect(await wholeRows(page, '[data-card]')).toBeGreaterThanOrEqual(4);
      // The movement of odds, a goal and closed bets have places of their own.
      const before = await top();
      await server.act(match.i, { action: 'goal' });
      await page.locator('[data-goal]').waitFor();
      expect(await top()).toBe(before);
      expect((await layoutShift(page)).sum).toBeLessThan(LEAST_SHIFT);
    },
  );

  test('live scores: nine running matches, the first at 230 px (scores-13)', async () => {
    const { open } = await stageOf(seed);
    const page = await open('/canli-skor/futbol?durum=canli');
    const rows = page.locator('main article[data-match]');
    await rows.first().waitFor();
    await ready(page);
    expect(await rows.first().evaluate((row) => row.getBoundingClientRect().top)).toBeLessThanOrEqual(230);
    expect(await wholeRows(page, 'main article[data-match]')).toBeGreaterThanOrEqual(9);
    expect((await layoutShift(page)).sum).toBeLessThan(LEAST_SHIFT);
  });

  test('Spor Toto: at least three matches on a first visit', async () => {
    const { open } = await stageOf(seed);
    const page = await open('/spor-toto');
    await page.locator('main [data-match]').first().waitFor();
    await ready(page);
    expect(await wholeRows(page, 'main li[data-match]')).toBeGreaterThanOrEqual(3);
  });

  test('a coupon of one match is at most 140 px high', async () => {
    const { open } = await setMemberStage(
      browser(),
      { coupons: 60 },
      { server: { seed, events: 600 }, context: { viewport: PHONE, reducedMotion: 'reduce', hasTouch: true } },
    );
    const page = await open(listPath('oynadiklarim'));
    await cards(page).first().waitFor();
    await ready(page);
    const heights = await cards(page).evaluateAll((all) =>
      all.filter((card) => card.querySelectorAll('[data-event]').length === 1).map((card) => card.clientHeight),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(140);
  });

  test('running matches: at least seven', async () => {
    const { open } = await stageOf(seed);
    const page = await open('/program/canli/futbol');
    await page.locator(ROWS).first().waitFor();
    await ready(page);
    expect(await wholeRows(page, ROWS)).toBeGreaterThanOrEqual(7);
  });
});
