/**
 * Measures a mark on the football pool on a phone while 1,000 updates a second run, at full speed and with the
 * processor slowed to a quarter: the time until it is painted as pressed, until the price below is painted, and the
 * interaction to next paint as the browser reports it. All four blocks are full, so that each mark changes the price.
 */
import type { Browser, Page } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import { type Point, TAP_ROUNDS, type TapRounds, type TappedPage, pointOn, tapThrough } from './finger.ts';

export async function benchMarks(browser: Browser, server: BenchServer, rounds = TAP_ROUNDS): Promise<TapRounds> {
  const figures: TapRounds = { plain: [], slow: [] };
  for (let round = 0; round < rounds; round += 1) {
    await tapThrough(browser, server, board(`${server.url}/spor-toto`), figures);
  }
  return figures;
}

function board(url: string): TappedPage {
  let last: Point | undefined;
  return {
    url,
    target: { button: '[data-sign]', result: 'main [data-price]', told: '^(.+)$' },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reddet' }).click();
      for (const block of [4, 3, 2, 1]) await fill(page, block);
    },
    // Each tap adds a second sign to a match or removes it, so the price moves between two values.
    aim: async (page, number) => {
      if (number % 2 === 0 || last === undefined) last = await pointOn(page, FREE, (number >> 1) * 5);
      return last;
    },
  };
}

const FREE = 'main [data-sign][aria-pressed="false"]:enabled';

async function fill(page: Page, block: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${block}\\. Kolon`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Rastgele.*${block}\\. kolon`) }).click();
  await page.waitForFunction(
    (at) => document.querySelectorAll(`main [data-sign^="${at} "][aria-pressed="true"]`).length === 15,
    block - 1,
  );
}
