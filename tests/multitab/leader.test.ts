/** A single tab runs the engine for all without SharedWorker: the other tabs when that tab leaves, in every way. */
import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addFrames } from '../support/frames.ts';
import { crash } from '../support/kill.ts';
import { recordOdd, shownStaleAsLive } from '../support/odd-record.ts';
import { firstSpot } from '../support/program.ts';
import { type Spot, expectListTrue } from '../support/shown-odds.ts';
import { inHost, untilConnection } from '../support/stage.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { engineStats, untilOtherEngine } from '../support/tab-probe.ts';
import { type WindowStage, freeze, setWindowStage, sharedWindow } from '../support/window.ts';

const context = sharedWindow();

interface Pair extends WindowStage {
  leader: Page;
  follower: Page;
  spot: Spot;
}

async function openPair(prepareLeader?: (page: Page) => Promise<unknown>): Promise<Pair> {
  const stage = await setWindowStage(context(), { engine: 'leader' });
  const leader = await stage.open('/program/futbol', prepareLeader);
  const follower = await stage.open('/program/futbol');
  expect([leader.workers().length, follower.workers().length]).toEqual([1, 0]);
  const spot = await firstSpot(follower);
  await expectListTrue(follower, stage.server);
  return { ...stage, twoSeconds: stage.twoSeconds, leader, follower, spot };
}

/** Closes the market without a message to the hubs, so only a tab that loads again knows. */
function closeUnheard(server: TestServer, { eventId, marketId }: Spot): void {
  server.world.applyAction(eventId, { action: 'suspend', marketId });
}

interface Loaded extends PerformanceEntry {
  /** Reasons why the page was not stored in the back/forward cache; 'masked' for the browser's internal reasons. */
  notRestoredReasons?: { reasons: { reason: string }[] | null } | null;
}

/**
 * The leader navigates away, another tab leads, and the leader navigates back. Returns why its page was loaded again;
 * undefined if it came from the back/forward cache.
 */
async function leaveAndReturn({ server, leader, follower, spot }: Pair): Promise<string[] | undefined> {
  const { epoch } = await engineStats(follower);
  await leader.evaluate(() => {
    window.oddRecord = [];
  });
  // The market closes before the next engine loads, which would otherwise not know.
  closeUnheard(server, spot);
  await leader.goto(`${server.url}/environment.json`);
  await untilOtherEngine(follower, epoch, 15_000);
  await follower.bringToFront();
  await leader.goBack({ waitUntil: 'commit' });
  await leader.bringToFront();
  await expect.poll(() => leader.evaluate(() => location.pathname)).toBe('/program/futbol');
  return leader.evaluate(() => {
    if (window.oddRecord !== undefined) return undefined;
    const [loaded] = performance.getEntriesByType('navigation') as Loaded[];
    return (loaded?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason);
  });
}

describe('a follower whose leader', () => {
  const ways: Record<string, (leader: Page, server: TestServer) => Promise<unknown>> = {
    closes: (leader) => leader.close(),
    crashes: crash,
    'goes into the back/forward cache': (leader, server) => leader.goto(`${server.url}/environment.json`),
    'is frozen': freeze,
  };
  for (const [how, leave] of Object.entries(ways)) {
    test(`${how} leads within 2 s, and never shows stale odds as live`, async () => {
      const { server, leader, follower, spot, twoSeconds } = await openPair();
      const { epoch } = await engineStats(follower);
      await recordOdd(follower, spot);
      closeUnheard(server, spot);
      await Promise.all([leave(leader, server), untilOtherEngine(follower, epoch, twoSeconds)]);
      await untilConnection(follower, 'on');
      await expectListTrue(follower, server);
      expect(await shownStaleAsLive(follower)).toEqual([]);
      expect(follower.workers()).toHaveLength(1);
      expect((await engineStats(follower)).tabs).toBe(1);
      await expect.poll(async () => (await server.stats()).hubs.lite.connections).toBe(1);
    });
  }
});

describe('a tab that led', () => {
  test('and returns from the back/forward cache becomes a follower, with correct odds', async () => {
    let pair = await openPair();
    let why = await leaveAndReturn(pair);
    // A browser short of memory, or delayed by a page, drops a page from its cache. The product is not at fault, and
    // the browser names the reason.
    for (let tries = 1; tries < 3 && why?.every((reason) => reason === 'masked') === true; tries += 1) {
      pair = await openPair();
      why = await leaveAndReturn(pair);
    }
    expect(why, 'why the page was loaded anew').toBeUndefined();
    const { server, leader, follower } = pair;
    await untilConnection(leader, 'on');
    await expectListTrue(leader, server);
    expect([leader.workers().length, follower.workers().length]).toEqual([0, 1]);
    expect((await engineStats(leader)).tabs).toBe(2);
    expect((await server.stats()).hubs.lite.connections).toBe(1);
  });

  test('and wakes from being frozen becomes a follower, with correct odds', async () => {
    const { server, leader, follower, spot } = await openPair();
    const { epoch } = await engineStats(follower);
    closeUnheard(server, spot);
    const wake = await freeze(leader);
    await untilOtherEngine(follower, epoch, 15_000);
    await wake();
    await leader.bringToFront();
    await untilConnection(leader, 'on');
    await expectListTrue(leader, server);
    await expect.poll(() => [leader.workers().length, follower.workers().length]).toEqual([0, 1]);
    expect((await engineStats(leader)).tabs).toBe(2);
    await expect.poll(async () => (await server.stats()).hubs.lite.connections).toBe(1);
  });

  test('and is frozen without a freeze event loses the lead, once, after 10 s of silence', async () => {
    // Some browsers stop a page without a `freeze` event, so it releases nothing.
    const { server, leader, spot, openPlainPage } = await openPair((page) =>
      page.addInitScript(() => document.addEventListener('freeze', (event) => event.stopImmediatePropagation(), true)),
    );
    // Two visible tabs, as in two windows: either could take the lead.
    const frames = await addFrames(
      await openPlainPage(),
      ['/program/futbol', '/program/futbol'].map((path) => inHost(path, 'leader')),
    );
    await Promise.all(frames.map((frame) => untilConnection(frame, 'on')));
    const [first] = frames as [Frame];
    const { epoch } = await engineStats(first);
    const { total } = (await server.stats()).hubs.lite;
    const wake = await freeze(leader);
    const since = performance.now();
    closeUnheard(server, spot);
    await untilOtherEngine(first, epoch, 25_000);
    expect(performance.now() - since).toBeGreaterThan(9_000);
    const engines = await Promise.all(frames.map(engineStats));
    expect(new Set(engines.map((stats) => stats.epoch)).size).toBe(1);
    expect(engines[0]?.epoch).not.toBe(epoch);
    for (const frame of frames) await expectListTrue(frame, server);
    expect((await server.stats()).hubs.lite.total).toBe(total + 1);

    await wake();
    await leader.bringToFront();
    await untilConnection(leader, 'on');
    await expectListTrue(leader, server);
    await expect.poll(async () => (await server.stats()).hubs.lite.connections).toBe(1);
  });
});
