/**
 * The live program in each host of the engine: one connection for all tabs if the host allows it, and correct odds in
 * every tab.
 */
import type { BrowserContext, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { detailPath, firstSpot } from '../support/program.ts';
import { type Spot, expectDetailTrue, expectListTrue, expectOdd, oddSelector } from '../support/shown-odds.ts';
import { type Stage, endOfSuite, hosts, inHost, setStage, sharedBrowser, untilConnection } from '../support/stage.ts';
import { engineStats, playVisibility, recordFrames, takeFrameKeys } from '../support/tab-probe.ts';

const browser = sharedBrowser();

describe.each(hosts)('engine %s', (engine) => {
  const onEnd = endOfSuite();
  let stage: Stage;
  let spot: Spot;
  let tabs: Page[];
  let list: Page;
  let detail: Page;

  const push = async (odd: number, by: number): Promise<void> => {
    const truth = await stage.server.truth(spot.eventId);
    await stage.server.push('lite', 'currentOdds', oddUpdate(truth, by, spot.marketId, spot.outcome, odd));
  };
  const untilAll = (state: 'on' | 'connecting'): Promise<unknown> =>
    Promise.all(tabs.map((page) => untilConnection(page, state)));
  const expectTrue = async (): Promise<void> => {
    await expectListTrue(list, stage.server);
    await expectDetailTrue(detail, stage.server, spot.eventId);
  };

  beforeAll(async () => {
    stage = await setStage(browser(), { engine, onEnd });
    await recordFrames(stage.context);
    await playVisibility(stage.context);
    list = await stage.open('/program/futbol');
    spot = await firstSpot(list);
    const second = await stage.open('/program/futbol');
    detail = await stage.open(detailPath('futbol', spot.eventId));
    tabs = [list, second, detail];
    await Promise.all(tabs.map((page) => page.locator(oddSelector(spot)).waitFor()));
  });

  test('serves all tabs with as few connections as it can', async () => {
    const wanted = engine === 'solo' ? tabs.length : 1;
    expect((await stage.server.stats()).hubs).toMatchObject({
      lite: { connections: wanted, total: wanted },
      score: { connections: wanted, total: wanted },
    });
    const engines = await Promise.all(tabs.map(engineStats));
    expect(new Set(engines.map(({ epoch }) => epoch)).size).toBe(wanted);
    expect(engines.map((stats) => stats.tabs)).toEqual(tabs.map(() => tabs.length / wanted));
    expect(await Promise.all(tabs.map(hostOf))).toEqual(tabs.map(() => engine));
  });

  test('shows a pushed odd in every tab, accepts an equal version, refuses an older one and fetches that event again', async () => {
    await push(7.77, 5);
    await expectOdd(tabs, spot, '7,77');
    await push(8.88, 5);
    await expectOdd(tabs, spot, '8,88');

    const { stale } = await engineStats(list);
    const path = `GET /api/sportsbook/event/${spot.eventId}`;
    const asked = (await stage.server.stats()).requests[path] ?? 0;
    await push(9.99, 4);
    await expect.poll(async () => (await engineStats(list)).stale).toBe(stale + 1);
    // An older version means that messages are out of order, so the event is fetched. The response is older than the
    // book here.
    await expect.poll(async () => (await stage.server.stats()).requests[path]).toBeGreaterThan(asked);
    await expectOdd(tabs, spot, '8,88');
  });

  test('has the same selections in every tab', async () => {
    const pressed = (page: Page): Promise<string | null> =>
      page.locator(oddSelector(spot)).getAttribute('aria-pressed');
    await list.locator(oddSelector(spot)).click();
    for (const page of tabs) await expect.poll(() => pressed(page)).toBe('true');
    await detail.locator(oddSelector(spot)).click();
    for (const page of tabs) await expect.poll(() => pressed(page)).toBe('false');
  });

  test('sends a hidden tab nothing, and everything at once when it becomes visible', async () => {
    const [, hidden] = tabs as [Page, Page, Page];
    const asked = engine === 'solo' ? hidden : list;
    const { visibleTabs } = await engineStats(asked);
    await hidden.evaluate(() => window.playVisibility?.('hidden'));
    await expect.poll(async () => (await engineStats(asked)).visibleTabs).toBe(visibleTabs - 1);
    await takeFrameKeys(hidden);
    await push(6.66, 10);
    await expectOdd([list, detail], spot, '6,66');
    expect(await takeFrameKeys(hidden)).toEqual([]);
    await hidden.evaluate(() => window.playVisibility?.('visible'));
    await expectOdd([hidden], spot, '6,66');
    expect(await takeFrameKeys(hidden)).toContain(`row:${spot.eventId}`);
  });

  test('reports a dropped connection, and shows correct odds after the reconnect', async () => {
    await stage.server.hubs('refuse');
    await stage.server.hubs('drop');
    await untilAll('connecting');
    // Updates that the hubs would have sent meanwhile are lost.
    stage.server.world.step(2_000);
    // The server does not have the pushed odd. Tabs show it until that market changes, so the test changes it.
    for (const action of ['suspend', 'open']) await stage.server.act(spot.eventId, { action, marketId: spot.marketId });
    await stage.server.hubs('accept');
    await untilAll('on');
    await expectTrue();
    expect((await stage.server.stats()).hubs.lite.connections).toBe(engine === 'solo' ? tabs.length : 1);
  });

  test('shows correct odds after the server died and restarted', async () => {
    await stage.server.close();
    await untilAll('connecting');
    await stage.server.restart();
    await untilAll('on');
    await expectTrue();
  });

  test('forgets tabs that close, and ends with the last one', async () => {
    const { watches } = await engineStats(list);
    await Promise.all(tabs.slice(1).map((page) => page.close()));
    await expect.poll(async () => (await stage.server.stats()).hubs.lite.connections).toBe(1);
    await expect.poll(async () => (await engineStats(list)).tabs).toBe(1);
    if (engine !== 'solo') expect((await engineStats(list)).watches).toBeLessThan(watches);
    await list.close();
    await expect.poll(async () => (await stage.server.stats()).hubs.lite.connections).toBe(0);
  });
});

describe('tabs that start at the same time', () => {
  for (const engine of ['shared', 'leader'] as const) {
    test(`share one engine (${engine})`, async () => {
      const { server, context } = await setStage(browser());
      const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
      await startTogether(context, tabs.length);
      await Promise.all(tabs.map((page) => page.goto(inHost('/program/futbol', engine))));
      await Promise.all(tabs.map((page) => untilConnection(page, 'on')));
      const engines = await Promise.all(tabs.map(engineStats));
      expect(new Set(engines.map(({ epoch }) => epoch)).size).toBe(1);
      await expect.poll(async () => (await engineStats(tabs[0] as Page)).tabs).toBe(tabs.length);
      expect((await server.stats()).hubs.lite).toMatchObject({ connections: 1, total: 1 });
      expect(tabs.flatMap((page) => page.workers())).toHaveLength(engine === 'leader' ? 1 : 0);
      for (const page of tabs) await expectListTrue(page, server);
    });
  }
});

describe('a browser', () => {
  for (const [missing, wanted] of [
    [['SharedWorker'], 'leader'],
    [['SharedWorker', 'BroadcastChannel'], 'solo'],
    [['SharedWorker', 'locks'], 'solo'],
  ] as const satisfies [string[], EngineHostKind][]) {
    test(`without ${missing.join(' and ')} runs the engine in its ${wanted} host`, async () => {
      // Only a script of the test can simulate a worker without locks, and the product's policy refuses such a script.
      const { server, context, open } = await setStage(browser(), {
        context: { bypassCSP: missing.some((name) => name === 'locks') },
      });
      await context.addInitScript(takeAway, missing);
      const first = await open('/program/futbol');
      const second = await open('/program/futbol');
      expect([await hostOf(first), await hostOf(second)]).toEqual([wanted, wanted]);
      expect((await server.stats()).hubs.lite.connections).toBe(wanted === 'leader' ? 1 : 2);
      const spot = await firstSpot(first);
      // The server's responses do not have the pushed odd, so a list still in flight would undo it.
      await second.locator(oddSelector(spot)).waitFor();
      const truth = await server.truth(spot.eventId);
      await server.push('lite', 'currentOdds', oddUpdate(truth, 5, spot.marketId, spot.outcome, 7.77));
      await expectOdd([first, second], spot, '7,77');
    });
  }
});

/** Holds the app's first script back until so many tabs have requested it. */
async function startTogether(context: BrowserContext, count: number): Promise<void> {
  const waiting: Route[] = [];
  await context.route('**/assets/index-*.js', async (route) => {
    waiting.push(route);
    if (waiting.length === count) await Promise.all(waiting.map((each) => each.continue()));
  });
}

/** Runs in the page. Workers lack whatever their browser lacks. */
function takeAway(names: readonly string[]): void {
  for (const name of names) {
    if (name !== 'locks') Reflect.deleteProperty(window, name);
    else Reflect.deleteProperty(Navigator.prototype, 'locks');
  }
  if (!names.includes('locks')) return;
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const withoutLocks = `data:text/javascript,delete Object.getPrototypeOf(navigator).locks`;
      const script = `import '${withoutLocks}'; import '${new URL(url, location.href).href}';`;
      super(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), options);
    }
  };
}

function hostOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['engine']);
}
