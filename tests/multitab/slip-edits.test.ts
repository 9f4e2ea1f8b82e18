/**
 * Two tabs edit the same slip at the same time, as fast as they can: both end equal, and equal to the engine's slip.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../support/breakage.ts';
import { items, slipOf } from '../support/slip.ts';
import { carryOut, randomEdit, slipShown } from '../support/slip-edits.ts';
import { type Stage, hosts, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const ROUNDS = 4;
const EDITS = 15;

describe.for(hosts.filter((host) => host !== 'solo'))('in the %s host', (engine) => {
  test.for([
    ['all', 11],
    // This seed makes both tabs set numbers, one of them to the value the other had.
    ['stake', 1],
  ] as const)('random edits in both tabs leave the same slip in each: %s, seed %i', async ([of, seed]) => {
    const { open } = await setStage(browser(), { engine });
    const pages = [await open('/program/futbol'), await open('/program/futbol')] as const;
    const random = randomOf(seed);
    for (const chance of [0.1, 0.3, 0.5]) await carryOut(pages[0], { kind: 'odd', chance });
    for (let round = 0; round < ROUNDS; round += 1) {
      const edits = pages.map(() => Array.from({ length: EDITS }, () => randomEdit(random, of)));
      // The tabs edit at once; each makes its own edits in sequence.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(
        pages.map(async (page, place) => {
          // oxlint-disable-next-line no-await-in-loop
          for (const edit of edits[place] ?? []) await carryOut(page, edit);
        }),
      );
      // oxlint-disable-next-line no-await-in-loop
      await expectEqual(pages, open);
    }
  });
});

/** A new tab gets the engine's state only, so both tabs are compared with it. */
async function expectEqual(pages: readonly Page[], open: Stage['open']): Promise<void> {
  const fresh = await open('/program/basketbol');
  await items(slipOf(fresh)).or(slipOf(fresh).getByText('Kuponun boş')).first().waitFor();
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => differs(page, fresh)).toEqual([]);
  }
  await fresh.close();
}

async function differs(page: Page, fresh: Page): Promise<string[]> {
  const [one, other] = await Promise.all([page, fresh].map(slipShown));
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [JSON.stringify(one), JSON.stringify(other)];
}
