/**
 * A slip of 20 running matches whose odds move 1,000 times a second: no long task, and its totals always match the odds
 * shown.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { traceTasks } from '../support/longest-task.ts';
import type { Spot } from '../support/shown-odds.ts';
import { choose, figure, items, oddText, slipOf } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import type { TestServer } from '../support/controlled-server.ts';

const browser = sharedBrowser();
const ITEMS = 20;
const UPDATES_PER_SECOND = 1_000;
const FOR_MS = 6_000;
/** All rows in sight, so that all odds can be tapped. */
const TALL = { width: 1280, height: 2_400 };

declare global {
  interface Window {
    slipRecord?: { looks: number; totals: Set<string>; wrong: string[] };
  }
}

test('a slip whose odds move 1,000 times a second causes no long task, and its totals always match the odds shown', async () => {
  const { server, open } = await setStage(browser(), { server: { events: 1_200 }, context: { viewport: TALL } });
  const page = await open('/program/canli/futbol');
  await page.locator('main article[data-event]').nth(ITEMS).waitFor();
  const spots = await Promise.all(
    (await choose(page, ITEMS)).map(async (spot) => ({ ...spot, event: await server.truth(spot.eventId) })),
  );
  const slip = slipOf(page);
  await expect.poll(() => items(slip).count()).toBe(ITEMS);
  await watchFigures(page);

  const { result: sent, longestMs, boundMs } = await traceTasks(browser(), page, () => moveOdds(server, spots));
  expect(sent).toBeGreaterThanOrEqual((UPDATES_PER_SECOND * FOR_MS) / 1_000);
  const last = spots.map((_, place) => oddAt(sent / ITEMS - 1, place));
  await expect
    .poll(() => items(slip).locator('[data-odd]').allInnerTexts())
    .toEqual(last.map((odd) => oddText(Math.round(odd * 100))));
  expect(await figure(slip, 'Toplam oran')).toBe(productText(last));

  const { looks, totals, wrong } = await page.evaluate(() => ({
    ...window.slipRecord!,
    totals: window.slipRecord!.totals.size,
  }));
  expect(wrong).toEqual([]);
  // Enough samples for the comparison above; a slow machine drew 38 frames in 6 s. The speed is measured by the longest task.
  expect(looks).toBeGreaterThan(20);
  expect(totals).toBeGreaterThan(20);
  expect(longestMs).toBeLessThan(boundMs);
});

/** Short odds, so that their product stays below what a coupon may win at most. */
const oddAt = (round: number, place: number): number =>
  1.1 + ((Math.imul(round * ITEMS + place, 2_654_435_761) >>> 8) % 31) / 100;

/** Pushes odds to all items in turn until the time is over. Returns the number of updates sent. */
async function moveOdds(server: TestServer, spots: readonly (Spot & { event: WireEvent })[]): Promise<number> {
  const began = performance.now();
  const everyMs = (1_000 * ITEMS) / UPDATES_PER_SECOND;
  const rounds = FOR_MS / everyMs;
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await server.push(
      'lite',
      'currentOdds',
      ...spots.map(({ event, marketId, outcome }, place) =>
        oddUpdate(event, round + 1, marketId, outcome, oddAt(round, place)),
      ),
    );
    const early = (round + 1) * everyMs - (performance.now() - began);
    // oxlint-disable-next-line no-await-in-loop
    if (early > 0) await pause(early);
  }
  return rounds * ITEMS;
}

/** Starts to compare, at every change of the slip, the product of the odds shown with the totals shown below them. */
async function watchFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const record = { looks: 0, totals: new Set<string>(), wrong: [] as string[] };
    window.slipRecord = record;
    const slip = document.querySelector('aside[aria-label="Kuponum"]')!;
    const hundredths = (text: string): bigint => BigInt(text.replace(/\D/g, ''));
    const below = (label: string): bigint => {
      const term = [...slip.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
      return hundredths(term?.nextElementSibling?.textContent ?? '');
    };
    const half = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);
    const look = (): void => {
      const odds = [...slip.querySelectorAll('[data-odd]')].map(({ textContent }) => hundredths(textContent));
      const product = odds.reduce((all, odd) => all * odd, 1n);
      const one = 100n ** BigInt(odds.length);
      const total = half(product * 100n, one);
      // 50 misli of 1 TL.
      const winning = half(product * 50n * 100n, one);
      record.looks += 1;
      record.totals.add(String(total));
      if (below('Toplam oran') !== total || below('Maks. kazanç') !== winning) {
        record.wrong.push(`${odds.join(' ')}: ${total}, shown ${below('Toplam oran')} and ${below('Maks. kazanç')}`);
      }
    };
    new MutationObserver(look).observe(slip, { subtree: true, childList: true, characterData: true });
  });
}

function productText(odds: readonly number[]): string {
  const product = odds.reduce((all, odd) => all * BigInt(Math.round(odd * 100)), 1n);
  const one = 100n ** BigInt(odds.length);
  return oddText(Number((2n * product * 100n + one) / (2n * one)));
}
