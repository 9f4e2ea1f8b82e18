/** What a browser test plays on: one browser a process, and for each test a server, a fresh context and its tabs. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { EngineHost } from '../../src/platform/engine-client/engine-client.ts';
import { launchBrowser } from './launch.ts';
import type { View } from './frames.ts';
import { DESKTOP } from './screens.ts';
import type { ServerOptions, TestServer } from './controlled-server.ts';
import { startServer } from './stand-in.ts';
import { toursSeen } from './tours-seen.ts';

export interface Stage {
  server: TestServer;
  context: BrowserContext;
  /** Opens a tab at a path of the app and waits until it is connected. */
  open: (path: string, until?: 'on' | 'painted') => Promise<Page>;
  /** Errors of all tabs so far, uncaught or on the console; a test ends with none. */
  errors: string[];
}

export interface StageOptions {
  server?: ServerOptions;
  /** Where the engine of every opened tab runs; what the browser has decides unless told. */
  engine?: EngineHost;
  context?: BrowserContextOptions;
  /** The service worker takes part. Off by default: its precaching competes with what a test waits for. */
  offline?: boolean;
  /** The device's first visit: its tours are shown. Off by default: they would stand over what a test looks at. */
  tours?: boolean;
  /** Where clean-up is registered: the end of the test, unless several tests share the stage. */
  onEnd?: OnEnd;
}

export type OnEnd = (cleanUp: () => Promise<void>) => void;

const ofProcess = globalThis as { testBrowser?: Promise<Browser> };

/** One for all files of a worker: launched before the first, gone with its process. What a test leaves is in its context. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await ofProcess.testBrowser;
    if (browser?.isConnected() === true) return;
    ofProcess.testBrowser = launchBrowser();
    browser = await ofProcess.testBrowser;
  });
  return () => {
    if (browser === undefined) throw new Error('the browser is launched before the first test');
    return browser;
  };
}

/** For a stage that all tests of a `describe` play on, in order: cleaned up after the last. */
export function endOfSuite(): OnEnd {
  const cleanUps: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  });
  return (cleanUp) => cleanUps.push(cleanUp);
}

export async function setStage(browser: Browser, options: StageOptions = {}): Promise<Stage> {
  const server = await startServer(options.server);
  (options.onEnd ?? onTestFinished)(() => server.close());
  const { context, open, errors } = await openContext(browser, server.url, options);
  return { server, context, open, errors };
}

/** A fresh context at an origin; ends with the test, which fails when a tab had an uncaught error. */
export async function openContext(
  browser: Browser,
  origin: string,
  options: StageOptions = {},
): Promise<Omit<Stage, 'server'>> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: DESKTOP,
    serviceWorkers: options.offline === true ? 'allow' : 'block',
    ...options.context,
  });
  context.setDefaultTimeout(30_000);
  if (options.tours !== true) await toursSeen(context);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text())) errors.push(message.text());
  });
  (options.onEnd ?? onTestFinished)(async () => {
    await context.close();
    expect(errors, 'errors, uncaught or on the console').toEqual([]);
  });
  const open: Stage['open'] = async (path, until = 'on') => {
    const page = await context.newPage();
    await page.goto(inHost(path, options.engine), { waitUntil: 'domcontentloaded' });
    if (until === 'on') await untilConnection(page, 'on');
    else await page.locator('h1').first().waitFor({ state: 'attached' });
    return page;
  };
  return { context, open, errors };
}

/** What the browser itself notes of an answer that is no success, or did not come: tests make those on purpose. */
const isAnswer = (words: string): boolean =>
  words.startsWith('Failed to load resource') || /WebSocket (connection to|is already)/.test(words);

export const hosts = ['shared', 'leader', 'solo'] as const satisfies EngineHost[];

/** The whole suite, or a part of it, can be run in another host than the browser's own. */
export function usualHost(): EngineHost | undefined {
  const named = process.env['TRIBUN_ENGINE'];
  return hosts.find((host) => host === named);
}

/** How many engines so many tabs have, and with them connections: where nothing is shared, one each. */
export function engineCount(tabs: number): number {
  return usualHost() === 'solo' ? tabs : 1;
}

/** The address that has its tab run the engine in this host. */
export function inHost(path: string, engine = usualHost()): string {
  if (engine === undefined) return path;
  const [page = '', query = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('engine', engine);
  return `${page}?${parameters}`;
}

export async function untilConnection(
  page: View,
  wanted: 'on' | 'connecting' | 'off',
  timeout = 30_000,
): Promise<void> {
  await page.waitForFunction((state) => document.documentElement.dataset['connection'] === state, wanted, { timeout });
}
