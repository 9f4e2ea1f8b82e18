/**
 * The product on one screen, in one process: real pages, state, engine and stand-in; a document without layout, and time
 * that passes when the test says so. What only a browser can show belongs to `tests/browser`.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { within } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import { COOKIES } from '../../../src/contract/names.ts';
import type { ServerOptions, TestPlayer } from '../controlled-server.ts';
import { webLocks } from '../web-locks.ts';
import { ORIGIN, type ScreenServer, openBackend } from './backend.ts';
import { DESKTOP } from '../screens.ts';
import { engineWorker } from './shared-worker.ts';

export interface Screen {
  server: ScreenServer;
  /** Who is signed in; as `player` of the stand-in made it. */
  player: TestPlayer | undefined;
  user: UserEvent;
  /** Queries of the whole document. */
  page: ReturnType<typeof within<typeof import('@testing-library/dom').queries>>;
  /** Time passes until it holds; at most ten seconds of it. */
  until: <T>(check: () => T | Promise<T>) => Promise<T>;
  /** So much time passes, and everything in it happens. */
  pass: (ms: number) => Promise<void>;
  /** Address now: path, query and fragment. */
  address: () => string;
  /** Leads there as a link does. */
  go: (path: string) => Promise<void>;
}

export interface ScreenOptions {
  server?: ServerOptions;
  /** Signed in with these fields of `POST /__control/players`; a visitor without. */
  member?: object;
  viewport?: { width: number; height: number };
}

/** A Saturday at noon in Istanbul. */
const NOW = Date.parse('2026-03-14T12:00:00+03:00');

const faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

// Before React is loaded, and once: its scheduler keeps the timers it finds then.
vi.useFakeTimers({ now: NOW, toFake: [...faked] });

let open: (() => Promise<void>) | undefined;
afterEach(() => open?.());

export async function openScreen(path: string, options: ScreenOptions = {}): Promise<Screen> {
  await open?.();
  vi.clearAllTimers();
  vi.setSystemTime(NOW);
  const server = openBackend(options.server ?? {});
  const player = options.member === undefined ? undefined : await server.player(options.member);
  const end = new AbortController();
  vi.resetModules();
  indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  const { happyDOM } = window as unknown as { happyDOM: HappyDom };
  happyDOM.setURL(`${ORIGIN}${path}`);
  happyDOM.setViewport(options.viewport ?? DESKTOP);
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('SharedWorker', engineWorker(server, end.signal));
  Object.defineProperty(navigator, 'locks', { value: webLocks(), configurable: true });
  if (player !== undefined) await signIn(server, player);

  const problems: unknown[] = [];
  const onError = vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!words.includes('search')) problems.push(words);
  });
  const { startTab } = await import('../../../src/app/start-tab.tsx');
  const root = document.getElementById('root');
  if (root === null) throw new Error('there is a root');
  const stop = startTab(root);

  open = async () => {
    open = undefined;
    stop();
    end.abort();
    await flush();
    await server.close();
    onError.mockRestore();
    vi.unstubAllGlobals();
    expect(problems).toEqual([]);
  };

  const pass = async (ms: number): Promise<void> => {
    await flush();
    await vi.advanceTimersByTimeAsync(ms);
    await flush();
  };
  const until = async <T>(check: () => T | Promise<T>): Promise<T> => {
    for (let waited = 0; ; waited += STEP_MS) {
      try {
        // Each look after the one before.
        // oxlint-disable-next-line no-await-in-loop
        return await check();
      } catch (error) {
        if (waited >= LONGEST_MS) throw error;
      }
      // oxlint-disable-next-line no-await-in-loop
      await pass(STEP_MS);
    }
  };
  return {
    server,
    player,
    user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => undefined) }),
    page: within(document.body),
    until,
    pass,
    address: () => `${location.pathname}${location.search}${location.hash}`,
    go: async (to) => {
      history.pushState(null, '', to);
      await pass(0);
    },
  };
}

const STEP_MS = 20;
const LONGEST_MS = 10_000;

interface HappyDom {
  setURL(url: string): void;
  setViewport(viewport: { width: number; height: number }): void;
}

const realImmediate = setImmediate;

/** What is on its way without a clock: answers of the stand-in, messages of the engine, what React renders. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => realImmediate(resolve));
  // Parts of the product that load when they are first needed.
  await vi.dynamicImportSettled();
}

async function signIn(server: ScreenServer, { userInfo, password, playerNo }: TestPlayer): Promise<void> {
  const response = await server.fetch(`${ORIGIN}/api/identity/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'device-id': 'test' },
    body: JSON.stringify({ userInfo, password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } };
  document.cookie = `${COOKIES.access}=${data.accessToken};path=/`;
  document.cookie = `${COOKIES.refresh}=${data.refreshToken};path=/`;
  document.cookie = `${COOKIES.member}=${playerNo};path=/`;
}
