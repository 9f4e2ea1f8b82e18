import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { painted } from '../support/painted.ts';
import { FOOTBALL } from '../support/program.ts';
import { expectListTrue } from '../support/shown-odds.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { engineStats } from '../support/tab-probe.ts';

const browser = sharedBrowser();

test('scrolling 1,200 events during 1,000 updates a second keeps few rows in the document, all of one height', async () => {
  const { server, open } = await setStage(browser(), { server: { events: 3_600 } });
  const events = new Set(
    ([0, 1] as const).flatMap((type) => server.world.list(FOOTBALL, type, 0).events.map(({ i }) => i)),
  );
  expect(events.size).toBeGreaterThanOrEqual(1_200);
  const page = await open('/program/futbol');
  await page.locator('article[data-event]').first().waitFor();
  const { messages } = await engineStats(page);
  await server.move({ running: true, updatesPerSecond: 1_000 });
  const seen = await scrollToEnd(page);
  expect(seen.most).toBeLessThan(60);
  expect([...seen.heights]).toEqual([76]);
  // Events are added and removed while the test runs, so not every one of the first ones is seen.
  expect(seen.ids.size).toBeGreaterThan(events.size * 0.9);
  expect((await engineStats(page)).messages - messages).toBeGreaterThan(1_000);

  await server.move({ running: false });
  await expectListTrue(page, server);
});

interface Seen {
  ids: Set<number>;
  most: number;
  heights: Set<number>;
}

/** Scrolls a screen at a time, waiting until every row in sight is there, and notes what was in the document. */
async function scrollToEnd(page: Page): Promise<Seen> {
  const seen: Seen = { ids: new Set(), most: 0, heights: new Set() };
  for (;;) {
    await page.waitForFunction(() => document.querySelectorAll('article[data-event]').length > 3);
    const now = await page.evaluate(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('article[data-event]')];
      const { scrollY } = window;
      window.scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
      return {
        ids: rows.map((row) => Number(row.dataset['event'])),
        heights: rows.map((row) => row.getBoundingClientRect().height),
        ended: window.scrollY === scrollY,
      };
    });
    for (const id of now.ids) seen.ids.add(id);
    for (const height of now.heights) seen.heights.add(height);
    seen.most = Math.max(seen.most, now.ids.length);
    if (now.ended) return seen;
    // A painted frame: the list renders what has come into sight.
    await painted(page);
  }
}
