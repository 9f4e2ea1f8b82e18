/**
 * Measures the bytes the hubs send to a browser with one tab and with ten at full rate, and whether all messages
 * arrive.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { createStandIn } from '../../server/create-stand-in.ts';
import { hubPaths } from '../../server/hubs/live-hubs.ts';
import { UPDATES_PER_SECOND } from '../bench/bench-server.ts';
import { type FrontDoor, openFrontDoor } from '../bench/front-door.ts';
import { listenToHubs } from '../bench/hub-listener.ts';
import { engineStats } from '../support/tab-probe.ts';
import { toursSeen } from '../support/tours-seen.ts';
import type { HubServers } from './hub-servers.ts';

export interface BytesMeasured {
  hubBytesTenTabsOverOne: number;
  /** Messages the stand-in sent to its hubs while ten tabs were open, and messages the tabs' engine read. */
  sent: number;
  heard: number;
  /** Messages sent per second. */
  pace: number;
  /** Bytes per second that the hubs sent to the browser with ten tabs. */
  bytesASecond: number;
}

interface Stretch {
  /** Bytes of the browser divided by the bytes of one listener. */
  share: number;
  bytes: number;
  sent: number;
  heard: number;
}

const TABS = 10;
/** Time in ms in which the last messages arrive. */
const DRAIN_MS = 1_000;

export async function measureBytes(
  browser: Browser,
  hubServers: HubServers,
  { oneTabMs, tenTabsMs }: { oneTabMs: number; tenTabsMs: number },
): Promise<BytesMeasured> {
  // The proxies count the bytes on the wire: those of the browser, and those of one listener.
  const [door, ruler] = await Promise.all([doorBefore(hubServers), doorBefore(hubServers)]);
  const listener = await listenToHubs(ruler.url);
  const standIn = await createStandIn({
    ...{ port: hubServers.feedPort, seed: 1, events: 600, updatesPerSecond: 0, demoHistory: false },
    hubs: { lite: door.url + hubPaths.lite, score: door.url + hubPaths.score },
  });
  const context = await browser.newContext({ baseURL: standIn.url, serviceWorkers: 'block' });
  await toursSeen(context);
  const open = async () => {
    const page = await context.newPage();
    await page.goto('/program/futbol', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => document.documentElement.dataset['connection'] === 'on');
    return page;
  };
  const control = async (path: string, body?: object): Promise<unknown> => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${standIn.url}/__control/${path}`, body === undefined ? {} : sent)).json();
  };
  const told = async (): Promise<number> => {
    const { hubs } = (await control('stats')) as { hubs: Record<string, { sent: number; connections: number }> };
    return Object.values(hubs).reduce((sum, { sent, connections }) => sum + sent / connections, 0);
  };
  try {
    const first = await open();
    const stretch = async (ms: number): Promise<Stretch> => {
      const before = { sent: await told(), heard: (await engineStats(first)).messages };
      const bytes = { door: door.hubBytes(), ruler: ruler.hubBytes() };
      await control('simulation', { running: true, updatesPerSecond: UPDATES_PER_SECOND });
      await pause(ms);
      await control('simulation', { running: false });
      await pause(DRAIN_MS);
      const came = door.hubBytes() - bytes.door;
      return {
        share: came / (ruler.hubBytes() - bytes.ruler),
        bytes: came,
        sent: (await told()) - before.sent,
        heard: (await engineStats(first)).messages - before.heard,
      };
    };
    const one = await stretch(oneTabMs);
    await Promise.all(Array.from({ length: TABS - 1 }, open));
    const { share, bytes, sent, heard } = await stretch(tenTabsMs);
    const seconds = tenTabsMs / 1_000;
    return {
      hubBytesTenTabsOverOne: share / one.share,
      sent,
      heard,
      pace: sent / seconds,
      bytesASecond: bytes / seconds,
    };
  } finally {
    await context.close();
    listener.close();
    await Promise.all([door.close(), ruler.close(), standIn.close()]);
  }
}

/** The proxy has no page of a peer to serve. */
const doorBefore = ({ balancer }: HubServers): Promise<FrontDoor> => openFrontDoor(balancer.origin, {});
