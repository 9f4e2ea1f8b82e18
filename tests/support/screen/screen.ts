/**
 * The product on one screen, in one process: real pages, state, engine and stand-in; a document without layout, and
 * time that passes while the screen is polled. What only a browser can show belongs to `tests/browser`.
 */
import 'fake-indexeddb/auto';
import userEvent from '@testing-library/user-event';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, vi } from 'vitest';
import { DEBUG_KEY } from '../../../src/contract/names.ts';
import type { ServerOptions, TestPlayer } from '../controlled-server.ts';
import { signedIn } from '../members.ts';
import { resetModules } from '../reset-modules.ts';
import { DESKTOP } from '../screens.ts';
import { allTours, tourKey } from '../tours-seen.ts';
import { webLocks } from '../web-locks.ts';
import { ORIGIN, type ScreenServer, openBackend } from './backend.ts';
import { passTime, untilHolds, whilePassing } from './clock.ts';
import { ScreenLocator, type Time, select } from './locator.ts';
import { noteListeners } from './note-listeners.ts';
import { press } from './press.ts';
import { NOW, beginHistory, renderLists, setViewport } from './process.ts';
import { engineWorker } from './shared-worker.ts';

export interface ScreenOptions {
  server?: ServerOptions;
  viewport?: { width: number; height: number };
  /** Start time of the screen; a Saturday at noon by default. */
  now?: number;
  /** Milliseconds by which the device's clock is ahead of the server's. */
  aheadMs?: number;
  /** Renders all rows of each list, not those of a window alone: for tests that compare whole lists. */
  wholeLists?: boolean;
  /** The device's first visit: its tours are shown. */
  tours?: boolean;
}

export interface ScreenStage {
  server: ScreenServer;
  /** Opens the tab at a path, and waits until it is connected. An open tab is left, because there is only one. */
  open: (path: string, until?: 'on' | 'painted') => Promise<Page>;
  /** The device's cookies. */
  context: BrowserContext;
  /** Makes the browser report that it is offline, although services and hubs keep working. */
  denyNetwork: () => Promise<void>;
  pass: (ms: number) => Promise<void>;
}

export interface MemberScreen extends ScreenStage {
  player: TestPlayer;
}

let end: (() => Promise<void>) | undefined;
afterEach(() => end?.());

export async function setScreen(options: ScreenOptions = {}): Promise<ScreenStage> {
  await end?.();
  vi.clearAllTimers();
  vi.setSystemTime(options.now ?? NOW);
  const server = openBackend(options.server ?? {}, options.aheadMs ?? 0);
  const life = new AbortController();
  beginHistory(ORIGIN);
  // The test's own requests to the server go through the same fetch.
  vi.stubGlobal('fetch', server.fetch);
  // The product's requests are checked against the contract's document on demand. Loading the document would slow each file down.
  const isWatched = process.env['TRIBUN_CONTRACT'] === '1';
  const watch = isWatched ? (await import('../contract-watch.ts')).watchRequests(server) : undefined;
  setViewport(options.viewport ?? DESKTOP);
  renderLists(options.wholeLists === true);
  forgetDevice();
  localStorage.setItem(DEBUG_KEY, '1');
  if (options.tours !== true) for (const tour of allTours) localStorage.setItem(tourKey(tour), '1');

  const problems: unknown[][] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    if (!isLackOfDocument(words)) problems.push(words);
  };
  const onUncaught = (event: ErrorEvent): void => void problems.push([event.error]);
  addEventListener('error', onUncaught);

  let tab: Tab | undefined;
  end = async () => {
    end = undefined;
    await tab?.leave();
    life.abort();
    await server.close();
    console.error = error;
    removeEventListener('error', onUncaught);
    vi.unstubAllGlobals();
    expect(problems, 'errors on the console').toEqual([]);
    expect(watch?.problems ?? [], 'requests outside the contract').toEqual([]);
  };
  return {
    server,
    context: cookieContext(),
    denyNetwork: async () => {
      setOnline(false);
      await passTime(20);
    },
    pass: passTime,
    open: async (path, until = 'on') => {
      await tab?.leave();
      beginHistory(new URL(path, ORIGIN).href);
      const load = async (): Promise<void> => {
        tab = await loadTab(server);
      };
      await load();
      if (until === 'on') {
        await untilHolds(() => expect(document.documentElement.dataset['connection']).toBe('on'));
      }
      return pageOf({
        load: async () => {
          await tab?.leave();
          await load();
        },
        setUrl: (url) => history.pushState(null, '', new URL(url, ORIGIN).href),
        setViewport,
      });
    },
  };
}

/** Sets up a member's screen; `fields` as `POST /__control/players` takes them, by default Active with a retailer. */
export async function setMemberScreen(fields: object = {}, options: ScreenOptions = {}): Promise<MemberScreen> {
  const stage = await setScreen(options);
  const player = await stage.server.player({ name: 'Deniz', surname: 'Yılmaz', ...fields });
  await signedIn(stage.context, stage.server, player);
  return { ...stage, player };
}

interface Tab {
  leave: () => Promise<void>;
}

/** Loads a tab like a browser loads a page: modules with state are loaded anew, the device's storage stays. */
async function loadTab(server: ScreenServer): Promise<Tab> {
  resetModules();
  const silence = noteListeners();
  const life = new AbortController();
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal(
    'SharedWorker',
    engineWorker(server, () => network.isCut, life.signal),
  );
  Object.defineProperty(navigator, 'locks', { value: webLocks(), configurable: true });
  const { startTab } = await import('../../../src/app/start-tab.tsx');
  const root = document.getElementById('root');
  if (root === null) throw new Error('there is a root');
  const stop = startTab(root);
  await passTime(0);
  return {
    leave: async () => {
      dispatchEvent(new Event('pagehide'));
      stop();
      life.abort();
      await passTime(0);
      silence();
    },
  };
}

interface Loading {
  load: () => Promise<void>;
  setUrl: (url: string) => void;
  setViewport: (size: { width: number; height: number }) => void;
}

/** The part of a browser test's page that a screen has. */
function pageOf({ load, setUrl, setViewport }: Loading): Page {
  const user = userEvent.setup({ delay: null, advanceTimers: passTime });
  const time: Time = { user, pass: passTime, until: untilHolds, page: () => page as unknown as Page };
  const root = new ScreenLocator(time, () => [document.body]);
  const page = {
    getByRole: root.getByRole.bind(root),
    getByLabel: root.getByLabel.bind(root),
    getByPlaceholder: root.getByPlaceholder.bind(root),
    getByText: root.getByText.bind(root),
    locator: (selector: string, filter = {}) =>
      new ScreenLocator(time, () => select(document, selector)).filter(filter),
    context: cookieContext,
    url: () => location.href,
    title: async () => document.title,
    goto: async (path: string) => {
      setUrl(path);
      await load();
    },
    reload: load,
    goBack: async () => {
      history.back();
      await passTime(20);
    },
    goForward: async () => {
      history.forward();
      await passTime(20);
    },
    setViewportSize: async (size: { width: number; height: number }) => {
      setViewport(size);
      await passTime(20);
    },
    $$eval: async <R, A>(selector: string, work: (found: HTMLElement[], argument: A) => R, argument: A) => {
      await passTime(20);
      return work(select(document, selector), argument);
    },
    evaluate: <R, A>(work: (argument: A) => R | Promise<R>, argument: A) => whilePassing(work(argument)),
    waitForFunction: async <A>(holds: (argument: A) => unknown, argument: A) =>
      untilHolds(() => expect(holds(argument)).toBeTruthy()),
    mouse: {
      click: async (x: number, y: number) => {
        document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
        await passTime(20);
      },
    },
    keyboard: {
      press: async (key: string) => {
        await press(user, key);
        await passTime(20);
      },
      type: async (text: string) => {
        await user.keyboard(text);
        await passTime(20);
      },
    },
  };
  return page as unknown as Page;
}

function forgetDevice(): void {
  indexedDB = new IDBFactory();
  // Dexie is not reloaded with the product, so it gets the new IndexedDB here.
  Dexie.dependencies.indexedDB = indexedDB;
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  network.isCut = false;
  setOnline(true);
}

/** Network of the one device that a process has. */
const network = { isCut: false };

function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`;
}

function cookieContext(): BrowserContext {
  const context = {
    cookies: async () =>
      document.cookie
        .split('; ')
        .filter((cookie) => cookie !== '')
        .map((cookie) => {
          const [name = '', ...value] = cookie.split('=');
          return { name, value: value.join('=') };
        }),
    addCookies: async (cookies: { name: string; value: string }[]) => {
      for (const { name, value } of cookies) document.cookie = `${name}=${value};path=/`;
    },
    clearCookies: async () => forgetCookies(),
    setOffline: async (offline: boolean) => {
      network.isCut = offline;
      setOnline(!offline);
      await passTime(20);
    },
  };
  return context as unknown as BrowserContext;
}

/** happy-dom lacks some elements React creates, and the list's library computes with heights that do not exist here. */
function isLackOfDocument([said, of]: readonly unknown[]): boolean {
  const words = String(said);
  return (
    (words.startsWith('The tag <%s> is unrecognized') && of === 'search') ||
    (words.startsWith('`NaN` is an invalid value') && of === 'paddingBottom')
  );
}
