/**
 * A quiet point: the program stops, the server works again, and hidden tabs may stay hidden. Soon every visible tab is
 * connected and shows true values, one engine holds one connection to each hub, and nothing leaked.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { engineStats } from '../support/tab-probe.ts';
import { type Truth, compare } from './differences.ts';
import { listOf } from './list-counts.ts';
import { showsOdds } from './places.ts';
import { readShown } from './shown.ts';
import type { Tab, Tabs } from './tabs.ts';

export interface QuietPoint {
  compared: number;
  /** Milliseconds until the tabs were connected, and from then on until they were right. */
  connectedMs: number;
  rightMs: number;
  differences: string[];
}

export interface Patience {
  /** SignalR's longest delay is 30 s. */
  connectMs: number;
  agreeMs: number;
}

const LOOK_AGAIN_MS = 200;
/** Time after which the tabs must still be right, so that a late message cannot spoil them unnoticed. */
const STILL_RIGHT_MS = 400;
const ANSWER_MS = 5_000;
/** Views linger a few seconds after a page is left, so a tab may watch two pages' worth. */
const MOST_WATCHES = 40;
/** Events of lists left a minute ago are still cached. */
const LINGERING_EVENTS = 100;

export async function quietPoint(
  server: TestServer,
  tabs: Tabs,
  host: EngineHostKind,
  patience: Patience,
): Promise<QuietPoint> {
  await server.move({ running: false });
  await server.clearFaults();
  await server.hubs('accept');
  for (const tab of tabs.all) await tabs.thaw(tab);
  await showOne(tabs);
  const began = performance.now();
  const unconnected = await untilConnected(tabs, began + patience.connectMs);
  const connected = performance.now();
  const point: QuietPoint = { compared: 0, connectedMs: connected - began, rightMs: 0, differences: unconnected };
  if (unconnected.length > 0) return point;

  const truth = truthOf(server);
  const look = async (): Promise<string[]> => {
    const { compared, differences } = await compareAll(tabs, truth, server);
    point.compared = compared;
    return [...differences, ...(await leaks(server, tabs, host))];
  };
  do {
    point.differences = await look();
    point.rightMs = performance.now() - connected;
    if (point.differences.length === 0) {
      await wait(STILL_RIGHT_MS);
      point.differences = await look();
      if (point.differences.length === 0) return point;
    }
    await wait(LOOK_AGAIN_MS);
  } while (point.rightMs < patience.agreeMs);
  return point;
}

/** Makes sure that at least one tab is visible. */
async function showOne(tabs: Tabs): Promise<void> {
  await tabs.sweep();
  if (tabs.visible.length > 0) return;
  const [first] = tabs.all;
  if (first === undefined) await tabs.open(0, '/program/futbol');
  else await tabs.setVisible(first, true);
}

/** Presses the reconnect button as a player would, because the hubs give up after their last delay. */
async function untilConnected(tabs: Tabs, deadline: number): Promise<string[]> {
  for (;;) {
    const states = await Promise.all(
      tabs.visible.map(async ({ number, page }) => ({ number, page, state: await within(connectionOf(page)) })),
    );
    const off = states.filter(({ state }) => state !== 'on');
    if (off.length === 0) return [];
    if (performance.now() > deadline) return off.map(({ number, state }) => `tab ${number} is ${String(state)}`);
    for (const { page, state } of off) {
      if (state === 'off') await within(page.evaluate(pressReconnect));
    }
    await wait(LOOK_AGAIN_MS);
  }
}

function connectionOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['connection']);
}

function pressReconnect(): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find((button) => /Yeniden bağlan|^Tekrar dene$/.test(button.textContent))?.click();
}

/** Returns the server's events, each requested once, because the program does not move. */
function truthOf(server: TestServer): Truth {
  const known = new Map<number, Promise<WireEvent | undefined>>();
  return (eventId) => {
    let answer = known.get(eventId);
    if (answer === undefined) known.set(eventId, (answer = ask(server, eventId)));
    return answer;
  };
}

async function ask(server: TestServer, eventId: number): Promise<WireEvent | undefined> {
  const response = await fetch(`${server.url}/__control/truth/event/${eventId}`);
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`truth of event ${eventId}: ${response.status}`);
  return (await response.json()) as WireEvent;
}

async function compareAll(
  tabs: Tabs,
  truth: Truth,
  server: TestServer,
): Promise<{ compared: number; differences: string[] }> {
  let compared = 0;
  const differences: string[] = [];
  for (const { number, page } of tabs.visible) {
    const shown = await within(readShown(page));
    if (shown === undefined) {
      differences.push(`tab ${number} does not answer`);
      continue;
    }
    const found = await compare(shown, truth);
    compared += found.compared;
    const of = `tab ${number} ${shown.path}`;
    const wanted = listOf(shown.path, server.world);
    if (shown.odds.length === 0 && (wanted?.total ?? 1) > 0 && showsOdds(shown.path)) {
      differences.push(`${of}: no odd is shown`);
    }
    if (shown.broken !== '') differences.push(`${of}: broke: ${shown.broken}`);
    if (shown.loading) differences.push(`${of}: still loads`);
    for (const { title, count } of wanted === undefined ? [] : shown.leagues) {
      const events = wanted?.leagues.get(title);
      if (events !== count) differences.push(`${of}: ${title} has ${count} events, true ${String(events)}`);
    }
    differences.push(...found.differences.map((difference) => `${of}: ${difference}`));
  }
  return { compared, differences };
}

async function leaks(server: TestServer, tabs: Tabs, host: EngineHostKind): Promise<string[]> {
  const found: string[] = [];
  const is = (what: string, value: number, wanted: number): void => {
    if (value !== wanted) found.push(`${what}: ${value}, not ${wanted}`);
  };
  const { hubs } = await server.stats();
  const engines = host === 'solo' ? tabs.all.length : 1;
  is('connections of the lite hub', hubs.lite.connections, engines);
  is('connections of the score hub', hubs.score.connections, engines);
  const [asked] = tabs.visible;
  if (asked === undefined) return found;
  const stats = await within(statsOf(asked));
  if (stats === undefined) return [...found, `tab ${asked.number}: the engine gave no figures`];
  is('tabs the engine knows', stats.tabs, host === 'solo' ? 1 : tabs.all.length);
  is('visible tabs the engine knows', stats.visibleTabs, host === 'solo' ? 1 : tabs.visible.length);
  if (stats.watches > MOST_WATCHES * stats.tabs) found.push(`${stats.watches} watches of ${stats.tabs} tabs`);
  const offered = allEvents(server);
  if (stats.events > offered + LINGERING_EVENTS) found.push(`${stats.events} events in the book, ${offered} offered`);
  return found;
}

function statsOf({ page }: Tab): Promise<{ tabs: number; visibleTabs: number; watches: number; events: number }> {
  return engineStats(page);
}

function allEvents({ world }: TestServer): number {
  const sports = world.info() as { ec: number }[];
  return sports.reduce((sum, { ec }) => sum + ec, 0);
}

/** Resolves with `undefined` when the tab does not respond in time, or fails. */
async function within<T>(answer: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([answer, wait(ANSWER_MS, undefined, { signal: late.signal })]);
  } catch {
    return undefined;
  } finally {
    late.abort();
  }
}
