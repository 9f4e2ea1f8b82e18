/**
 * The product with hubs on ASP.NET Core: two servers behind nginx, with Redis between them. Skipped if one of the
 * programs is not installed.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { runChaos } from '../chaos/run-chaos.ts';
import type { ServerOptions, TestServer } from '../support/controlled-server.ts';
import {
  type LifeSigns,
  conversations,
  hold,
  lifeSigns,
  lifeSignsOf,
  watchLifeSigns,
} from '../support/hub-conversations.ts';
import { negotiate, negotiated } from '../support/hub-negotiation.ts';
import { eventUpdate, marketUpdate, oddUpdate } from '../support/hub-updates.ts';
import { firstOf, firstSpot } from '../support/program.ts';
import { expectOdd } from '../support/shown-odds.ts';
import { endOfSuite, openContext, sharedBrowser, untilConnection } from '../support/stage.ts';
import { engineStats } from '../support/tab-probe.ts';
import { type FiveTabs, openFiveTabs } from './five-tabs.ts';
import { productDefaultTiming } from '../../src/contract/timing-settings.ts';
import { type HubServers, startHubServers } from './hub-servers.ts';
import { measureBytes } from './measure-bytes.ts';
import { missing } from './programs.ts';
import { startRealServer } from './real-server.ts';

if (missing.length > 0) console.warn(`real-hub: skipped, ${missing.join(' and ')} not installed.`);

const chaosSeeds: [EngineHostKind, number][] = [
  ['shared', 7],
  ['leader', 22],
  ['solo', 5],
];
declare global {
  interface Window {
    /** Every state of the connection since the recording started. */
    connectionsSeen?: Set<string>;
  }
}

/** Time in ms in which the tabs are connected again if another server is reachable. */
const CONNECTED_MS = 2_000;
/** Time in ms until everything is correct again: browsers spread their refetches after a reconnect (service-13). */
const RIGHT_MS = CONNECTED_MS + productDefaultTiming.refetchSpreadMs;
/** Longer in ms than any time-out of the framework. */
const LIFE_SIGNS_MS = 36_000;

describe.skipIf(missing.length > 0)('real hubs', () => {
  const browser = sharedBrowser();
  let hubServers: HubServers;
  let lifeSignsSeen: Promise<LifeSigns>;
  beforeAll(async () => {
    hubServers = await startHubServers();
    // This takes half a minute, in parallel with all other tests.
    lifeSignsSeen = watchLifeSigns(hubServers.aside.origin, LIFE_SIGNS_MS);
  });
  afterAll(() => hubServers.end());

  describe('five tabs', () => {
    const onEnd = endOfSuite();
    let stage: FiveTabs;
    beforeAll(async () => {
      stage = await openFiveTabs(browser(), hubServers, onEnd);
    });

    test('have one connection to each hub, and all messages reach them', async () => {
      const { server, list, live, detail, match, untilTrue } = stage;
      const { hubs } = await server.stats();
      expect(hubs.lite).toMatchObject({ connections: 1, total: 1 });
      expect(hubs.score).toMatchObject({ connections: 1, total: 1 });

      await server.act(match.i, { action: 'kickoff' });
      const row = live.locator(`article[data-event="${match.i}"]`);
      await expect.poll(() => row.innerText()).toMatch(/\d+'/);
      await server.act(match.i, { action: 'goal', side: 'home' });
      await expect.poll(() => detail.locator('header[data-event]').innerText()).toMatch(/1 - 0/);
      await server.act(match.i, { action: 'suspend' });
      await untilTrue();
      await server.act(match.i, { action: 'open' });
      await server.move({ running: true, updatesPerSecond: 300 });
      await expect.poll(async () => (await engineStats(list)).messages).toBeGreaterThan(1_000);
      await server.move({ running: false });
      await untilTrue();
    });

    test('accept a message of a megabyte, and the one after it', async () => {
      const { server, list, detail } = stage;
      const spot = await firstSpot(list);
      const truth = await server.truth(spot.eventId);
      // Another outcome of the event may have no odd.
      const market = firstOf(
        truth.m.filter(({ i }) => i === spot.marketId),
        'market of the odd on screen',
      );
      const filler = Array.from({ length: 8_000 }, (_, index) =>
        marketUpdate(market, { i: 900_000_000 + index, a: 'r', sov: `${index}`.padStart(60, '0') }),
      );
      const told = eventUpdate(truth, 5, {
        m: [...filler, marketUpdate(market, { o: [{ n: spot.outcome, o: 7.77, wo: 7.77 }] })],
      });
      expect(JSON.stringify(told).length).toBeGreaterThan(1_000_000);
      await server.push('lite', 'currentOdds', told);
      await expectOdd([list], spot, '7,77');
      await server.push('lite', 'currentOdds', oddUpdate(truth, 6, spot.marketId, spot.outcome, 6.66));
      await expectOdd([list], spot, '6,66');
      await untilConnection(detail, 'on');
    });

    test('show correct odds soon after the hub server they were connected to is killed', async () => {
      const { server, list } = stage;
      for (const hubServer of hubServers.servers) {
        const { lite, score } = await hubServer.stats();
        if (lite.connections + score.connections === 0) continue;
        const { connects } = await engineStats(list);
        // The hubs send no message about this change, so only a tab that reconnects and loads again is correct.
        server.world.step(2_000);
        const killedAt = performance.now();
        await hubServer.stop('SIGKILL');
        try {
          await expect.poll(async () => (await engineStats(list)).connects, { interval: 20 }).toBeGreaterThan(connects);
          await untilRight(stage);
          expect(performance.now() - killedAt).toBeLessThan(RIGHT_MS);
        } finally {
          await hubServer.start();
        }
      }
    });

    test('stay correct through a rolling restart, during which the program moves', async () => {
      const { server, list } = stage;
      await list.evaluate(() => {
        const seen = (window.connectionsSeen = new Set<string>());
        new MutationObserver(() => seen.add(document.documentElement.dataset['connection'] ?? '')).observe(
          document.documentElement,
          { attributes: true },
        );
      });
      await server.move({ running: true, updatesPerSecond: 200 });
      for (const hubServer of hubServers.servers) {
        const { connects } = await engineStats(list);
        const { lite, score } = await hubServer.stats();
        const stopped = hubServer.stop('SIGTERM');
        const hadIt = lite.connections + score.connections > 0;
        const again = async (): Promise<boolean> => !hadIt || (await engineStats(list)).connects > connects;
        await expect.poll(again, { timeout: CONNECTED_MS, interval: 20 }).toBe(true);
        await stopped;
        await hubServer.start();
      }
      await server.move({ running: false });
      await untilRight(stage);
      expect(await list.evaluate(() => [...(window.connectionsSeen ?? [])])).not.toContain('off');
    });

    test('reconnect when the load balancer returns', async () => {
      const { server, list } = stage;
      await hubServers.balancer.stop();
      await untilConnection(list, 'connecting');
      server.world.step(2_000);
      await hubServers.balancer.start();
      await untilRight(stage);
    });

    test('are correct soon after connections are cut, and stay disconnected when the hub says so', async () => {
      const { server, tabs, list } = stage;
      const { connects } = await engineStats(list);
      server.world.step(500);
      await server.hubs('drop');
      await expect.poll(async () => (await engineStats(list)).connects, { interval: 20 }).toBeGreaterThan(connects + 1);
      await untilRight(stage);

      // The framework sends "outdated" as the reason of a failure, right after the handshake.
      for (const way of ['abort', 'outdated'] as const) {
        await hubServers.apply(way);
        if (way === 'outdated') await hubServers.apply('drop');
        await Promise.all(tabs.map((page) => untilConnection(page, 'off')));
        server.world.step(500);
        await hubServers.apply('accept');
        // Another connection would be refused again. Only the next build helps, and a tab that loads it connects all of
        // them.
        const again = way === 'outdated' ? 'Güncelle' : 'Yeniden bağlan';
        await list.getByRole('button', { name: again }).first().click();
        await untilRight(stage);
      }
    });
  });

  test('two browsers connected to different servers get the same messages', async () => {
    const server = await startRealServer(hubServers);
    onTestFinished(() => server.close());
    const first = await openContext(browser(), server.url);
    const second = await openContext(browser(), server.url);
    const pages = [await first.open('/program/futbol'), await second.open('/program/futbol')] as const;
    const stats = await Promise.all(hubServers.servers.map((each) => each.stats()));
    expect(stats.map(({ lite }) => lite.connections)).toEqual([1, 1]);
    const spot = await firstSpot(pages[0]);
    const told = oddUpdate(await server.truth(spot.eventId), 1, spot.marketId, spot.outcome, 5.55);
    await server.push('lite', 'currentOdds', told);
    await expectOdd(pages, spot, '5,55');
  });

  test('the hubs send ten tabs as much as one, and all of a thousand messages a second', async () => {
    const told = await measureBytes(browser(), hubServers, { oneTabMs: 3_000, tenTabsMs: 15_000 });
    expect(told.hubBytesTenTabsOverOne).toBeCloseTo(1, 1);
    expect(told.heard).toBe(told.sent);
    expect(told.pace).toBeGreaterThan(800);
  });

  for (const [host, seed] of chaosSeeds) {
    test(`a short chaos run leaves no tab incorrect (${host})`, async () => {
      const lines: string[] = [];
      const serve = (options: ServerOptions): Promise<TestServer> => startRealServer(hubServers, options);
      const report = await runChaos({ seed, host, serve, forMs: 15_000, log: (line) => lines.push(line) });
      expect(report.failure, lines.join('\n')).toBeUndefined();
      expect(report.quietPoints).toBeGreaterThan(0);
      expect(report.compared).toBeGreaterThan(20);
    });
  }

  describe('the hubs compared with the stand-in', () => {
    test('answer in the same way', async () => {
      const [{ origin }] = hubServers.servers;
      const heard = await Promise.all(conversations.map((each) => hold(origin, each)));
      const wanted = conversations.map(({ hears, ends }) => ({ hears, ...(ends === undefined ? {} : { ends }) }));
      expect(heard).toEqual(wanted);
      expect(await negotiate(origin)).toEqual(negotiated);
    });

    test('have the same time-outs and pings, in real time', async () => {
      const signs = await lifeSignsSeen;
      expect(lifeSignsOf(signs)).toEqual(lifeSigns);
      expect(signs.late.endedMs).toBeGreaterThan(14_500);
      expect(signs.late.endedMs).toBeLessThan(20_000);
      expect(signs.silent.endedMs).toBeGreaterThan(29_500);
      expect(signs.silent.endedMs).toBeLessThan(36_000);
    });
  });
});

/** Asserts that every tab is connected and shows the server's data. */
async function untilRight({ tabs, untilTrue }: FiveTabs): Promise<void> {
  await Promise.all(tabs.map((page) => untilConnection(page, 'on')));
  await untilTrue();
}
