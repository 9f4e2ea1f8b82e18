import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { detailPath, firstSpot } from '../support/program.ts';
import { type Spot, expectOdd, oddSelector } from '../support/shown-odds.ts';
import { type Stage, endOfSuite, setStage, sharedBrowser } from '../support/stage.ts';
import { engineStats, playVisibility, recordFrames, takeFrameKeys } from '../support/tab-probe.ts';

const browser = sharedBrowser();

/** Tests run in sequence on the same five tabs, because opening them is most of the cost. */
describe('five tabs', () => {
  const onEnd = endOfSuite();
  let stage: Stage;
  let spot: Spot;
  /** Two lists and the detail page, all with the event of the spot. */
  let watching: Page[];
  /** Lists of other sports. */
  let others: Page[];
  let list: Page;
  let version = 0;

  /** Pushes an odd for the spot `version` versions above the server's. */
  const push = async (odd: number, at: number): Promise<void> => {
    const truth = await stage.server.truth(spot.eventId);
    await stage.server.push('lite', 'currentOdds', oddUpdate(truth, at, spot.marketId, spot.outcome, odd));
  };
  const pressed = (page: Page, at: Spot): Promise<string | null> =>
    page.locator(oddSelector(at)).getAttribute('aria-pressed');

  beforeAll(async () => {
    stage = await setStage(browser(), { onEnd });
    await recordFrames(stage.context);
    await playVisibility(stage.context);
    // All tabs open at once, because tabs that start together must still find one engine.
    const tabs = await Promise.all(
      ['/program/futbol', '/program/futbol', '/program/basketbol', '/program/tenis'].map((path) => stage.open(path)),
    );
    list = tabs[0] as Page;
    spot = await firstSpot(list);
    watching = [...tabs.slice(0, 2), await stage.open(detailPath('futbol', spot.eventId))];
    others = tabs.slice(2);
    await Promise.all(watching.map((page) => page.locator(oddSelector(spot)).waitFor()));
    await Promise.all(others.map(firstSpot));
  });

  test('share one connection per hub and one engine', async () => {
    const { hubs } = await stage.server.stats();
    expect(hubs.lite).toMatchObject({ connections: 1, total: 1 });
    expect(hubs.score).toMatchObject({ connections: 1, total: 1 });
    const engines = await Promise.all([...watching, ...others].map(engineStats));
    expect(new Set(engines.map(({ epoch }) => epoch)).size).toBe(1);
    expect(engines.at(-1)).toMatchObject({ tabs: 5, visibleTabs: 5 });
  });

  test('show a pushed odd where its event is watched, and get no frame of it elsewhere', async () => {
    await untilQuiet(list);
    await Promise.all([...watching, ...others].map(takeFrameKeys));

    await push(7.77, (version += 5));
    await expectOdd(watching, spot, '7,77');

    const [first, second, detail] = await Promise.all(watching.map(takeFrameKeys));
    expect(first).toEqual([`row:${spot.eventId}`]);
    expect(second).toEqual([`row:${spot.eventId}`]);
    expect(detail).toContain(`market:${spot.marketId}`);
    expect(await Promise.all(others.map(takeFrameKeys))).toEqual([[], []]);
  });

  test('keep their odds when an older version arrives, fetch that event once more, and accept an equal version', async () => {
    const { stale } = await engineStats(list);
    const asked = (await stage.server.stats()).requests[`GET /api/sportsbook/event/${spot.eventId}`] ?? 0;
    await push(9.99, version - 1);
    await expect.poll(async () => (await engineStats(list)).stale).toBe(stale + 1);
    // A late message is a sign of disorder; a response older than the book still changes nothing.
    const path = `GET /api/sportsbook/event/${spot.eventId}`;
    await expect.poll(async () => (await stage.server.stats()).requests[path]).toBe(asked + 1);
    await untilQuiet(list);
    await expectOdd(watching, spot, '7,77');

    await push(8.88, version);
    await expectOdd(watching, spot, '8,88');
  });

  test('have the same selections', async () => {
    const [first, second, detail] = watching as [Page, Page, Page];
    await first.locator(oddSelector(spot)).click();
    for (const page of watching) {
      await expect.poll(() => pressed(page, spot)).toBe('true');
      await expect.poll(() => page.getByRole('list', { name: 'Seçimlerin' }).getByRole('listitem').count()).toBe(1);
    }

    // An event can have one selection, so another outcome replaces the first.
    const other = { ...spot, outcome: spot.outcome === 1 ? 2 : 1 };
    await detail.locator(oddSelector(other)).click();
    for (const page of watching) {
      await expect.poll(() => pressed(page, other)).toBe('true');
      await expect.poll(() => pressed(page, spot)).toBe('false');
    }

    await second.locator(oddSelector(other)).click();
    for (const page of watching) await expect.poll(() => pressed(page, other)).toBe('false');
  });

  test('get no frames while hidden, and show correct odds when they become visible', async () => {
    const hidden = watching[1] as Page;
    await hidden.evaluate(() => window.playVisibility?.('hidden'));
    await expect.poll(async () => (await engineStats(list)).visibleTabs).toBe(4);
    // The tab showed its own tap at once; the engine's frame for it may still be in flight.
    await untilQuiet(list);
    await takeFrameKeys(hidden);

    await push(6.66, (version += 5));
    await expectOdd([list], spot, '6,66');
    expect(await takeFrameKeys(hidden)).toEqual([]);

    await hidden.evaluate(() => window.playVisibility?.('visible'));
    await expectOdd([hidden], spot, '6,66');
  });

  test('are forgotten by the engine when they close, and the last one ends it', async () => {
    const { watches } = await engineStats(list);
    await Promise.all([...watching.slice(1), ...others].map((page) => page.close()));
    await expect.poll(async () => (await engineStats(list)).tabs).toBe(1);
    expect((await engineStats(list)).watches).toBeLessThan(watches);
    expect((await stage.server.stats()).hubs.lite).toMatchObject({ connections: 1, total: 1 });

    await list.close();
    await expect.poll(async () => (await stage.server.stats()).hubs.lite.connections).toBe(0);
  });
});

/** Responses for a new page arrive in several frames; afterwards a program at rest sends none. */
async function untilQuiet(page: Page): Promise<void> {
  let before = -1;
  const isQuiet = async (): Promise<boolean> => {
    const { frames } = await engineStats(page);
    const quiet = frames === before;
    before = frames;
    return quiet;
  };
  await expect.poll(isQuiet, { interval: 300 }).toBe(true);
}
