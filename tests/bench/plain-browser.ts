/**
 * A browser as a player has it: one window, tabs in front of each other, hidden ones throttled. Playwright's pages all
 * count as visible and its flags keep hidden tabs awake, so this one is controlled directly.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBrowser } from '../support/find-browser.ts';
import { TOURS_SEEN } from '../support/tours-seen.ts';
import { type DevTools, connectDevTools } from './dev-tools.ts';

/** Flags that keep the browser off the network, without changing how pages are scheduled. */
const browserArguments = [
  '--no-sandbox',
  '--headless=new',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

export interface PlainBrowser {
  /** Process id of the browser; all its processes are below it. */
  readonly pid: number;
  /** Opens a tab in front of the others; they are hidden from then on. */
  open(url: string): Promise<Tab>;
  /** Attaches to the only target of this type. */
  attach(type: 'shared_worker' | 'worker'): Promise<Send>;
  /** Returns the browser's trace events from the time in which `work` ran. */
  trace(categories: string[], work: () => Promise<void>): Promise<TraceEvent[]>;
  close(): Promise<void>;
}

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Wall-clock microseconds: start and duration. */
  ts: number;
  dur?: number;
  /** Microseconds of the thread's own processor time. */
  tdur?: number;
  /** Arguments of a task; `src_func` is the function that posted it. */
  args: { name?: string; src_func?: string };
}

/** Callers know the response's shape from the protocol. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export type Send = <T = unknown>(method: string, params?: object) => Promise<T>;

export interface Tab {
  send: Send;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until the expression, or what it promises, holds. */
  until(expression: string): Promise<void>;
  /** Brings it to the front; the tab that was there is hidden. */
  activate(): Promise<void>;
  close(): Promise<void>;
}

/** Launches the browser with `flags` in addition to the common ones. */
export async function launchPlainBrowser(
  window: { width: number; height: number },
  flags: readonly string[] = [],
): Promise<PlainBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'tribun-bench-'));
  const child = spawn(
    findBrowser(),
    [
      ...browserArguments,
      '--lang=tr',
      '--remote-debugging-port=0',
      `--window-size=${window.width},${window.height}`,
      `--user-data-dir=${profile}`,
      ...flags,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  // A failed measurement must not leave a browser running.
  const end = (): void => void child.kill();
  process.once('exit', end);
  const devTools = await connectDevTools(await debuggingAddress(child, profile));
  return {
    pid: child.pid ?? 0,
    open: (url) => openTab(devTools, url),
    attach: async (type) => {
      const { targetInfos } = await devTools.send<{ targetInfos: { type: string; targetId: string }[] }>(
        'Target.getTargets',
      );
      const target = targetInfos.find((info) => info.type === type);
      if (target === undefined) throw new Error(`the browser has no ${type}`);
      return attach(devTools, target.targetId);
    },
    trace: async (categories, work) => {
      const events: TraceEvent[] = [];
      const stop = devTools.on('Tracing.dataCollected', (collected) =>
        events.push(...(collected as { value: TraceEvent[] }).value),
      );
      await devTools.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: categories },
      });
      await work();
      const complete = new Promise<void>((resolve) => devTools.on('Tracing.tracingComplete', () => resolve()));
      await devTools.send('Tracing.end');
      await complete;
      stop();
      return events;
    },
    close: async () => {
      const exited = child.exitCode !== null || child.signalCode !== null;
      const gone = exited ? undefined : new Promise((resolve) => child.once('exit', resolve));
      // The browser may exit before its response is sent, so a failure is only logged.
      await devTools.send('Browser.close').catch((reason: unknown) => reason);
      await gone;
      process.off('exit', end);
      // The browser's helper processes write for a moment after it has exited; a folder left behind must not cost the
      // figures.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch((reason: unknown) =>
        console.warn(`left behind: ${profile}`, reason),
      );
    },
  };
}

async function openTab(devTools: DevTools, url: string): Promise<Tab> {
  const { targetId } = await devTools.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const send = await attach(devTools, targetId);
  await send('Page.addScriptToEvaluateOnNewDocument', { source: TOURS_SEEN });
  await send('Page.navigate', { url });
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
    );
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };
  return {
    send,
    evaluate,
    until: async (expression) => {
      const deadline = performance.now() + 20_000;
      while (!(await evaluate<boolean>(`(async () => Boolean(await (${expression})))()`))) {
        if (performance.now() > deadline) throw new Error(`${url} never came to ${expression}`);
        await pause(50);
      }
    },
    activate: async () => {
      await devTools.send('Target.activateTarget', { targetId });
    },
    close: async () => {
      await devTools.send('Target.closeTarget', { targetId });
    },
  };
}

async function attach(devTools: DevTools, targetId: string): Promise<Send> {
  const { sessionId } = await devTools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return (method, params) => devTools.send(method, params, sessionId);
}

/** The browser writes the address into its profile once it listens. */
async function debuggingAddress(child: ChildProcess, profile: string): Promise<string> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline && child.exitCode === null) {
    const [port, path] = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').then(
      (text) => text.split('\n'),
      // The file does not exist yet.
      () => [],
    );
    if (port !== undefined && path !== undefined && path !== '') return `ws://127.0.0.1:${port}${path}`;
    await pause(50);
  }
  child.kill();
  throw new Error('the browser does not listen for DevTools');
}
