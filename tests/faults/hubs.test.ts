/**
 * Faults of the live connection: the player's notice, the retries, and the state afterwards. Times are shorter than the
 * product's own, which `tests/screens/connection.test.ts` simulates.
 */
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Timing } from '../../src/contract/environment.ts';
import { type ConnectionLog, openConnectionLog } from '../support/connection-log.ts';
import { FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { expectDetailTrue, expectListTrue } from '../support/shown-odds.ts';
import { engineCount, openContext, setStage, sharedBrowser, untilConnection } from '../support/stage.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import { engineStats } from '../support/tab-probe.ts';

const browser = sharedBrowser();

/** Tolerance between the browser's timers and the clock of this process. */
const CLOCKS_DIFFER_MS = 20;

/** Enough retries for the connection to return within any of these tests. */
const triedOften: Partial<Timing> = { hubReconnectMs: [0, ...Array<number>(200).fill(300)] };

interface Tabs {
  list: Page;
  live: Page;
  detail: Page;
  eventId: number;
}

async function openTabs(server: TestServer, open: (path: string) => Promise<Page>): Promise<Tabs> {
  const { i: eventId } = firstOf(preMatch(server, FOOTBALL), 'football match to come');
  const [list, live, detail] = await Promise.all([
    open('/program/futbol'),
    open('/program/canli/futbol'),
    open(detailPath('futbol', eventId)),
  ]);
  const tabs = { list, live, detail, eventId };
  await expectTabsTrue(server, tabs);
  return tabs;
}

async function expectTabsTrue(server: TestServer, { list, live, detail, eventId }: Tabs): Promise<void> {
  await expectListTrue(list, server);
  await expectListTrue(live, server);
  await expectDetailTrue(detail, server, eventId);
}

async function untilAll({ list, live, detail }: Tabs, state: 'on' | 'connecting' | 'off'): Promise<void> {
  await Promise.all([list, live, detail].map((page) => untilConnection(page, state)));
}

describe('a connection that drops', () => {
  test('is shown as lost and returns by itself, and then every tab equals the server', async () => {
    const { server, open } = await setStage(browser(), { server: { timing: triedOften } });
    const tabs = await openTabs(server, open);
    await server.hubs('refuse');
    await server.hubs('drop');
    await untilAll(tabs, 'connecting');
    await tabs.list.getByText('Bağlanıyor… · son oranlar').waitFor({ timeout: 5_000 });
    expect(await tabs.list.evaluate(() => document.documentElement.dataset['odds'])).toBe('old');
    // Updates that the hubs would have sent meanwhile are lost.
    server.world.step(3_000);
    await server.hubs('accept');
    await untilAll(tabs, 'on');
    await expectTabsTrue(server, tabs);
    expect((await server.stats()).hubs.lite).toMatchObject({
      connections: engineCount(3),
      total: 2 * engineCount(3),
    });
  });

  test('is retried after each configured wait, then is off until the player reconnects', async () => {
    const hubReconnectMs = [0, 400, 800, 1_200];
    const { server, log, page } = await openBehindLog({ hubReconnectMs });
    await server.hubs('refuse');
    log.clear();
    const droppedAt = performance.now();
    await server.hubs('drop');
    await untilConnection(page, 'off');
    for (const hub of ['/sportsBookHubLite', '/sportsBookHub']) {
      // The connection is off once the first hub gives up; the other one gives up at about the same time.
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => log.times(hub).length).toBe(hubReconnectMs.length);
      const delays = log.times(hub).map((at, index, all) => at - (all[index - 1] ?? droppedAt));
      // Timers of a slow machine fire late, but none fires early.
      for (const [index, wanted] of hubReconnectMs.entries()) {
        expect(delays[index]).toBeGreaterThan(wanted - CLOCKS_DIFFER_MS);
      }
    }
    server.world.step(1_000);
    await server.hubs('accept');
    await page.getByRole('button', { name: /Yeniden bağlan/ }).click();
    await untilConnection(page, 'on');
    await expectListTrue(page, server);
  });

  test('because the server no longer accepts this build is off at once, and offers to load the next build', async () => {
    const { server, open } = await setStage(browser());
    const page = await open('/program/futbol');
    await server.hubs('outdated');
    await untilConnection(page, 'off');
    const line = page.getByText('Yeni sürüm gerekli').locator('..');
    await line.getByRole('button', { name: 'Güncelle' }).click();
    await untilConnection(page, 'on');
  });
});

test('a connection refused at the very first start is retried until it succeeds', async () => {
  const hubStartRetryMs = 600;
  const { server, log, page } = await openBehindLog({ hubStartRetryMs }, async (refusing) => refusing.hubs('refuse'));
  await expect.poll(() => log.times('/sportsBookHubLite').length).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.dataset['connection'])).toBe('connecting');
  // The engine's own first start may fail before the tab has sent its hello, which then causes another attempt.
  const [first = 0, second = 0, third = 0] = log.times('/sportsBookHubLite').slice(-3);
  for (const gap of [second - first, third - second]) {
    expect(gap).toBeGreaterThan(hubStartRetryMs - CLOCKS_DIFFER_MS);
  }
  // Loading the program needs no hub.
  await expectListTrue(page, server);
  await server.hubs('accept');
  await untilConnection(page, 'on');
});

describe('a server that dies', () => {
  test('and returns with an older state or another program: every tab equals it afterwards', async () => {
    const { server, open } = await setStage(browser(), { server: { timing: triedOften } });
    // The server is moved ahead, so that after its restart every version is lower than in the book.
    server.world.step(3_000);
    const tabs = await openTabs(server, open);

    await server.close();
    await untilAll(tabs, 'connecting');
    await server.restart();
    await untilAll(tabs, 'on');
    await expectTabsTrue(server, tabs);

    await server.close();
    await untilAll(tabs, 'connecting');
    await server.restart({ seed: 2 });
    await untilAll(tabs, 'on');
    await expectListTrue(tabs.list, server);
    await expectListTrue(tabs.live, server);
  });

  test('before the first tab opens: the tab waits for it and then loads', async () => {
    const { server, open, context } = await setStage(browser());
    const page = await context.newPage();
    // Only the page itself is served; every request of the engine is cut off.
    for (const path of ['environment.json', 'events', 'get_market_config', 'competitions', 'appconfig', 'info']) {
      await server.fault({ method: 'GET', path, drop: 'before' });
    }
    await page.goto('/program/futbol');
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['connection'])).toBe('connecting');
    await server.clearFaults();
    await untilConnection(page, 'on');
    await expectListTrue(page, server);
    await open('/program/basketbol');
  });
});

describe('disordered delivery', () => {
  for (const action of ['duplicate', 'reorder'] as const) {
    test(`of messages (${action}) ends with every tab equal to the server`, async () => {
      const { server, open } = await setStage(browser());
      const { i: eventId } = firstOf(running(server, FOOTBALL), 'running football match');
      const live = await open('/program/canli/futbol');
      const detail = await open(detailPath('futbol', eventId));
      await server.hubs(action);
      const { messages } = await engineStats(live);
      await server.move({ running: true, updatesPerSecond: 500 });
      await expect.poll(async () => (await engineStats(live)).messages - messages).toBeGreaterThan(1_500);
      await server.move({ running: false });
      await expectListTrue(live, server);
      await expectDetailTrue(detail, server, eventId);
    });
  }
});

/** Opens a tab whose server is behind a proxy that logs every connection attempt. */
async function openBehindLog(
  timing: Partial<Timing>,
  before: (server: TestServer) => Promise<void> = () => Promise.resolve(),
): Promise<{ server: TestServer; log: ConnectionLog; page: Page }> {
  const server = await startServer({ timing });
  onTestFinished(() => server.close());
  await before(server);
  const log = await openConnectionLog(() => server.port);
  const { context } = await openContext(browser(), log.origin);
  const page = await context.newPage();
  await page.goto('/program/futbol');
  await page.locator('article[data-event] button[data-outcome]').first().waitFor();
  return { server, log, page };
}
