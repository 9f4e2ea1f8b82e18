/** The core journeys in the other browsers. A browser that is not installed is reported as skipped. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser, OtherTab } from './other-browser.ts';

describeEach((kind) => {
  let browser: OtherBrowser;
  let server: TestServer;
  let tabs: OtherTab[] = [];

  beforeAll(async () => {
    browser = await kind.launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(async () => {
    await Promise.all(tabs.map((tab) => tab.close()));
    tabs = [];
    await server.close();
  });

  const open = async (path: string): Promise<OtherTab> => {
    const tab = await browser.open(server.url + path);
    tabs.push(tab);
    return tab;
  };
  const close = async (tab: OtherTab): Promise<void> => {
    tabs = tabs.filter((other) => other !== tab);
    await tab.close();
  };
  const push = async ({ event, market }: Spot, by: number, odd: number): Promise<void> =>
    server.push('lite', 'currentOdds', oddUpdate(event, by, market.i, 1, odd));

  test("the program opens with the server's odds and is live", async () => {
    const tab = await open('/program/futbol');
    await untilLive(tab);
    const spot = await firstSpot(tab, server);
    const [outcome] = spot.market.o;
    await expect.poll(() => oddOf(tab, spot)).toBe(turkish(outcome?.odd ?? 0));
  });

  test('two tabs share one connection and show a pushed odd', async () => {
    const first = await open('/program/futbol');
    await untilLive(first);
    const second = await open('/program/futbol');
    await untilLive(second);
    const { hubs } = await server.stats();
    expect([hubs.lite.connections, hubs.score.connections]).toEqual([1, 1]);
    const spot = await firstSpot(first, server);
    await push(spot, 1, 31.5);
    for (const tab of [first, second]) await expect.poll(() => oddOf(tab, spot)).toBe('31,50');
  });

  test('after a reload all content and the selection are restored', async () => {
    const tab = await open('/program/futbol');
    await untilLive(tab);
    const spot = await firstSpot(tab, server);
    await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), selectorOf(spot));
    await expect.poll(() => pressed(tab, spot)).toBe('true');
    await tab.reload();
    await untilLive(tab);
    await expect.poll(() => pressed(tab, spot)).toBe('true');
    await push(spot, 2, 12.34);
    await expect.poll(() => oddOf(tab, spot)).toBe('12,34');
  });

  test('when the tab that runs the engine is closed, another tab leads and odds keep updating', async () => {
    const leader = await open('/program/futbol?engine=leader');
    await untilLive(leader);
    const follower = await open('/program/futbol?engine=leader');
    await untilLive(follower);
    expect((await server.stats()).hubs.lite.connections).toBe(1);
    const spot = await firstSpot(follower, server);
    await close(leader);
    await expect.poll(async () => (await server.stats()).hubs.lite.total).toBe(2);
    await untilLive(follower);
    await push(spot, 3, 45.6);
    await expect.poll(() => oddOf(follower, spot)).toBe('45,60');
  });

  test('without a network the shell opens and shows that it is offline', async () => {
    const tab = await open('/');
    await untilLive(tab);
    await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
    await server.close();
    await tab.goto(`${server.url}/program/futbol`);
    await expect.poll(() => tab.evaluate(() => document.querySelector('main') !== null)).toBe(true);
    await expect.poll(() => connectionOf(tab)).not.toBe('on');
    await server.restart();
    await tab.reload();
    await untilLive(tab);
  });
});

interface Spot {
  event: WireEvent;
  market: WireMarket;
}

const selectorOf = ({ event, market }: Spot): string =>
  `button[data-event="${event.i}"][data-market="${market.i}"][data-outcome="1"]`;

/** The first odd of the list that a bet can be placed on. */
async function firstSpot(tab: OtherTab, server: TestServer): Promise<Spot> {
  const find = (): Promise<{ eventId: number; marketId: number } | null> =>
    tab.evaluate(() => {
      const button = document.querySelector<HTMLElement>('article button[data-market][data-outcome="1"]:enabled');
      return button === null
        ? null
        : { eventId: Number(button.dataset['event']), marketId: Number(button.dataset['market']) };
    });
  await expect.poll(find).not.toBeNull();
  const found = await find();
  const event = await server.truth(found?.eventId ?? 0);
  const market = event.m.find(({ i }) => i === found?.marketId);
  if (market === undefined) throw new Error('the server has no such market');
  return { event, market };
}

const oddOf = (tab: OtherTab, spot: Spot): Promise<string | undefined> =>
  tab.evaluate((selector) => document.querySelector(selector)?.textContent.trim(), selectorOf(spot));

const pressed = (tab: OtherTab, spot: Spot): Promise<string | null | undefined> =>
  tab.evaluate((selector) => document.querySelector(selector)?.getAttribute('aria-pressed'), selectorOf(spot));

const connectionOf = (tab: OtherTab): Promise<string | undefined> =>
  tab.evaluate(() => document.documentElement.dataset['connection']);

async function untilLive(tab: OtherTab): Promise<void> {
  await expect.poll(() => connectionOf(tab), { timeout: 20_000 }).toBe('on');
}

function turkish(odd: number): string {
  return new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(odd);
}
