/**
 * A browser window as a player has it: the tab in front is visible, the others are hidden, may be frozen, and a page
 * left by a link goes into the back/forward cache. Playwright's own contexts keep every page awake and visible.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { findBrowser } from './find-browser.ts';
import { openPlain } from './frames.ts';
import { browserArguments } from './launch.ts';
import { inHost, untilConnection } from './stage.ts';
import type { ServerOptions, TestServer } from './controlled-server.ts';
import { startServer } from './stand-in.ts';
import { toursSeen } from './tours-seen.ts';

export interface WindowStage {
  server: TestServer;
  /** Opens a tab in front of the others and waits until it is connected; `prepare` comes before its first page. */
  open: (path: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** The test's measure of "within 2 s": on a busy machine at least the time in which a plain tab opened. */
  readonly twoSeconds: number;
  /** A tab in front of the others at the server's origin, without the app. */
  openPlainPage: () => Promise<Page>;
}

/** Opened before the file's tests and closed after them. */
export function sharedWindow(): () => BrowserContext {
  let context: BrowserContext | undefined;
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    ({ context, close } = await launchWindow());
  });
  afterAll(() => close());
  return () => {
    if (context === undefined) throw new Error('the window is opened before the first test');
    return context;
  };
}

/** A server of its own origin, and its tabs in the window; all are closed after the test. */
export async function setWindowStage(
  context: BrowserContext,
  options: { server?: ServerOptions; engine?: EngineHostKind } = {},
): Promise<WindowStage> {
  const server = await startServer(options.server);
  const pages: Page[] = [];
  const errors: string[] = [];
  let slowestMs = 2_000;
  onTestFinished(async () => {
    await Promise.all(pages.map((page) => page.close()));
    await server.close();
    expect(errors, 'uncaught errors').toEqual([]);
  });
  const newPage = async (): Promise<Page> => {
    const page = await context.newPage();
    pages.push(page);
    await toursSeen(page);
    page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
    return page;
  };
  return {
    server,
    openPlainPage: async () => {
      const page = await newPage();
      await openPlain(page, server.url);
      return page;
    },
    get twoSeconds() {
      return slowestMs;
    },
    open: async (path, prepare) => {
      const page = await newPage();
      await prepare?.(page);
      const since = performance.now();
      await page.goto(server.url + inHost(path, options.engine), { waitUntil: 'domcontentloaded' });
      await untilConnection(page, 'on');
      slowestMs = Math.max(slowestMs, performance.now() - since);
      return page;
    },
  };
}

/** Freezes a hidden tab as a browser does to save power; returns a function that wakes it. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.detach();
  };
}

async function launchWindow(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'tribun-'));
  const child = spawn(
    findBrowser(),
    [
      ...browserArguments,
      '--headless=new',
      '--no-first-run',
      '--window-size=1280,800',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString('utf8');
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    void exited.then(() => reject(new Error(`the browser ended before it could be spoken to: ${said}`)));
  });
  // The default overrides are off, because they make every page count as visible and focused.
  const browser = await chromium.connectOverCDP(address, { noDefaults: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('a window has a context');
  context.setDefaultTimeout(30_000);
  return {
    context,
    close: async () => {
      await browser.close();
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
