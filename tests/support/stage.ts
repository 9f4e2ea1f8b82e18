/** Stage of a browser test: one browser a process, and for each test a server, a fresh context and its tabs. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
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
  /** Host of the engine in every opened tab; by default the browser's support decides. */
  engine?: EngineHostKind;
  context?: BrowserContextOptions;
  /** True to include the service worker. Off by default: its precaching competes with what a test waits for. */
  offline?: boolean;
  /** The device's first visit: its tours are shown. Off by default: they would cover what a test checks. */
  tours?: boolean;
  /** Registers clean-up; by default at the end of the test, which differs where several tests share the stage. */
  onEnd?: OnEnd;
}

export type OnEnd = (cleanUp: () => Promise<void>) => void;

const ofProcess = globalThis as { testBrowser?: Promise<Browser> };

/**
 * Returns the browser shared by all files of a worker: launched before the first test, closed with its process. Each
 * test's state is in its context.
 */
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

/** Clean-up for a stage shared by all tests of a `describe`, in order: runs after the last. */
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

/** Opens a fresh context at an origin; it ends with the test, which fails when a tab had an uncaught error. */
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

/**
 * Returns true for messages the browser itself logs about a failed or missing response: tests cause those on purpose.
 */
const isAnswer = (words: string): boolean =>
  words.startsWith('Failed to load resource') || /WebSocket (connection to|is already)/.test(words);

export const hosts = ['shared', 'leader', 'solo'] as const satisfies EngineHostKind[];

/** Returns the engine's host of the whole suite, if it is set to another than the browser's own. */
export function usualHost(): EngineHostKind | undefined {
  const named = process.env['TRIBUN_ENGINE'];
  return hosts.find((host) => host === named);
}

/** Returns the number of engines, and with them connections, of so many tabs: one each where no engine is shared. */
export function engineCount(tabs: number): number {
  return usualHost() === 'solo' ? tabs : 1;
}

/** Returns the address that makes its tab run the engine in this host. */
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
