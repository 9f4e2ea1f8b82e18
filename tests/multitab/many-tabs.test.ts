/**
 * Hundreds of tabs and hidden tabs: their cost for the engine, what they leave behind, and their content when they
 * become visible.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addFrames, openPlain } from '../support/frames.ts';
import { crash } from '../support/kill.ts';
import { FOOTBALL, firstSpot, preMatch } from '../support/program.ts';
import { untilControlled } from '../support/service-worker.ts';
import { expectListTrue, oddSelector } from '../support/shown-odds.ts';
import { inHost, setStage, sharedBrowser, untilConnection } from '../support/stage.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { engineStats, recordFrames } from '../support/tab-probe.ts';
import { freeze, setWindowStage, sharedWindow } from '../support/window.ts';

const browser = sharedBrowser();
const context = sharedWindow();

describe('when all of many tabs but one are killed at once', () => {
  for (const [engine, processes, each] of [
    ['shared', 3, 33],
    ['leader', 1, 33],
  ] as const) {
    test(`${1 + processes * each} of them (${engine}): the remaining one works, and nothing of the others is left`, async () => {
      const stage = await setStage(browser(), { engine });
      const { server } = stage;
      // The first tab has the engine in its process, or leads, so it is the one that stays open.
      const one = await stage.open('/program/futbol');
      const spot = await firstSpot(one);
      // The notices of the header are loaded behind the first screen and watch their own topics.
      await one.locator('header [class*="notices"]').waitFor({ state: 'attached' });
      await untilLoaded(one);
      const before = await engineStats(one);

      const crowds = await Promise.all(Array.from({ length: processes }, () => stage.context.newPage()));
      const [event = { i: 0 }] = preMatch(server, FOOTBALL);
      const widget = inHost(`/program/futbol/mac-detay/widget/${event.i}?type=ozet`, engine);
      for (const crowd of crowds) {
        await openPlain(crowd, server.url);
        const frames = await addFrames(crowd, Array<string>(each).fill(widget));
        await Promise.all(frames.map((frame) => untilConnection(frame, 'on', 60_000)));
      }
      const crowded = await engineStats(one);
      expect(crowded).toMatchObject({ epoch: before.epoch, tabs: 1 + processes * each });
      expect(crowded.watches).toBeGreaterThan(before.watches + processes * each);
      expect((await server.stats()).hubs.lite).toMatchObject({ connections: 1, total: 1 });

      await Promise.all(crowds.map(crash));
      await expect.poll(async () => (await engineStats(one)).tabs).toBe(1);
      const left = await engineStats(one);
      expect(left.epoch).toBe(before.epoch);
      expect(left.watches).toBeLessThanOrEqual(before.watches);
      expect((await server.stats()).hubs.lite).toMatchObject({ connections: 1, total: 1 });
      server.world.applyAction(spot.eventId, { action: 'suspend', marketId: spot.marketId });
      await server.hubs('drop');
      await expect.poll(() => one.locator(oddSelector(spot)).getAttribute('aria-label')).toMatch(/bahse kapalı$/);
      await expectListTrue(one, server);
    });
  }
});

describe('a hidden tab', () => {
  async function openBoth() {
    const stage = await setWindowStage(context(), { engine: 'shared' });
    const hidden = await stage.open('/program/futbol', recordFrames);
    const spot = await firstSpot(hidden);
    const front = await stage.open('/program/basketbol');
    await firstSpot(front);
    await expect.poll(async () => (await engineStats(front)).visibleTabs).toBe(1);
    return { ...stage, hidden, front, spot };
  }
  const takeSnapshots = (page: Page): Promise<number[]> =>
    page.evaluate(() =>
      (window.framesHeard?.splice(0) ?? []).flatMap(({ updates }) =>
        updates.flatMap(({ watch, reset }) => (reset ? watch : [])),
      ),
    );
  /** Runs the program for a while, until the visible tab has received its updates. */
  async function moveOn({ server, front }: { server: TestServer; front: Page }): Promise<void> {
    const { messages } = await engineStats(front);
    await server.move({ running: true, updatesPerSecond: 500 });
    await expect.poll(async () => (await engineStats(front)).messages).toBeGreaterThan(messages + 300);
    await server.move({ running: false });
  }

  test('gets no frame, and one snapshot when it becomes visible', async () => {
    const { server, hidden, front } = await openBoth();
    await hidden.evaluate(() => window.framesHeard?.splice(0));
    await moveOn({ server, front });
    expect(await hidden.evaluate(() => window.framesHeard?.length)).toBe(0);

    await hidden.bringToFront();
    await expectListTrue(hidden, server);
    const snapshots = await takeSnapshots(hidden);
    expect(snapshots.length).toBeGreaterThan(0);
    expect(snapshots.length).toBe(new Set(snapshots).size);
  });

  test('costs the engine nothing while it is frozen, and is correct when it wakes', async () => {
    const { server, hidden, front } = await openBoth();
    const wake = await freeze(hidden);
    await expect.poll(async () => (await engineStats(front)).tabs).toBe(1);
    await moveOn({ server, front });
    await wake();
    await hidden.bringToFront();
    await untilConnection(hidden, 'on');
    await expectListTrue(hidden, server);
    expect(await engineStats(hidden)).toMatchObject({ tabs: 2, visibleTabs: 1 });
  });

  test('costs the engine nothing in the back/forward cache, and is correct when it returns', async () => {
    const { server, hidden, front } = await openBoth();
    // A worker that claims a page in the back/forward cache removes it from there.
    await untilControlled(hidden);
    await hidden.evaluate(() => void (document.body.dataset['before'] = 'yes'));
    await hidden.goto(`${server.url}/environment.json`);
    await expect.poll(async () => (await engineStats(front)).tabs).toBe(1);
    await moveOn({ server, front });
    await hidden.goBack({ waitUntil: 'commit' });
    await hidden.bringToFront();
    await untilConnection(hidden, 'on');
    expect(await hidden.evaluate(() => document.body.dataset['before'])).toBe('yes');
    await expectListTrue(hidden, server);
    expect(await engineStats(hidden)).toMatchObject({ tabs: 2, visibleTabs: 1 });
    expect((await server.stats()).hubs.lite).toMatchObject({ connections: 1, total: 1 });
  });
});
