/** WebKitGTK over its own WebDriver, on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserKind, type OtherBrowser, type OtherTab, findProgram } from './other-browser.ts';

const driver = (): string | undefined => findProgram('WebKitWebDriver');
const screen = (): string | undefined => findProgram('Xvfb');

export const webkit: BrowserKind = {
  name: 'WebKit',
  remedy: 'Install webkit2gtk-driver and xvfb, or run: npx playwright install webkit',
  isInstalled: () => driver() !== undefined && screen() !== undefined,
  launch: async (): Promise<OtherBrowser> => {
    const program = driver();
    const display = screen();
    if (program === undefined || display === undefined) throw new Error('WebKitGTK is not installed');
    const port = await freePort();
    const children: ChildProcess[] = [];
    const end = async (): Promise<void> => {
      await Promise.all(children.toReversed().map(stop));
    };
    try {
      const { child, name } = await openDisplay(display);
      children.push(child);
      children.push(spawn(program, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: name } }));
      const session = await createSessionModule(`http://127.0.0.1:${port}`);
      return {
        open: (url) => openTab(session, url),
        close: async () => {
          await session.send('DELETE', '');
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

interface Session {
  /** The first window of the session; others are opened from it, because a closed window cannot open any. */
  first: string;
  send(method: string, path: string, body?: object): Promise<unknown>;
  /** Commands go to the window in front and run in sequence, so that two tabs do not receive each other's. */
  inWindow<T>(handle: string, work: () => Promise<T>): Promise<T>;
}

const START_MS = 20_000;

async function createSessionModule(origin: string): Promise<Session> {
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions } };
  await untilReady(origin);
  const { sessionId } = (await call('POST', `${origin}/session`, { capabilities })) as { sessionId: string };
  const send: Session['send'] = (method, path, body) => call(method, `${origin}/session/${sessionId}${path}`, body);
  const first = (await send('GET', '/window')) as string;
  let last: Promise<unknown> = Promise.resolve();
  return {
    first,
    send,
    inWindow: (handle, work) => {
      const turn = last.then(async () => {
        await send('POST', '/window', { handle });
        return work();
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const browserOptions = {
  binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  args: ['--automation'],
};

async function openTab(session: Session, url: string): Promise<OtherTab> {
  // Each tab has a window of its own, because only one tab of a window is visible.
  const { handle } = (await session.inWindow(session.first, () =>
    session.send('POST', '/window/new', { type: 'window' }),
  )) as { handle: string };
  const tab = tabOf(session, handle);
  await tab.goto(url);
  return tab;
}

function tabOf(session: Session, handle: string): OtherTab {
  const find = async (selector: string): Promise<string> => {
    const found = await session.send('POST', '/element', { using: 'css selector', value: selector });
    return `/element/${Object.values(found as Record<string, string>)[0] ?? ''}`;
  };
  const click = async (selector: string): Promise<void> => {
    await session.send('POST', `${await find(selector)}/click`, {});
  };
  return {
    goto: (address) =>
      session.inWindow(handle, async () => void (await session.send('POST', '/url', { url: address }))),
    reload: () => session.inWindow(handle, async () => void (await session.send('POST', '/refresh', {}))),
    evaluate: (script, ...input) =>
      session.inWindow(handle, async () => {
        const source = `const [done] = [...arguments].slice(-1);
          Promise.resolve((${script.toString()})(...[...arguments].slice(0, -1))).then(done);`;
        return (await session.send('POST', '/execute/async', { script: source, args: input })) as never;
      }),
    resize: (width, height) =>
      session.inWindow(handle, async () => void (await session.send('POST', '/window/rect', { width, height }))),
    click: (selector) => session.inWindow(handle, () => click(selector)),
    type: (selector, text) =>
      session.inWindow(
        handle,
        async () => void (await session.send('POST', `${await find(selector)}/value`, { text })),
      ),
    clickToOpen: (selector) =>
      session.inWindow(handle, async () => {
        const handles = async (): Promise<string[]> => (await session.send('GET', '/window/handles')) as string[];
        const known = new Set(await handles());
        await click(selector);
        const opened = await untilDefined(async () => (await handles()).find((each) => !known.has(each)));
        return tabOf(session, opened);
      }),
    close: () => session.inWindow(handle, async () => void (await session.send('DELETE', '/window'))),
  };
}

async function untilDefined<T>(read: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (performance.now() > deadline) throw new Error('no window was opened');
    await wait(50);
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

async function untilReady(origin: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    try {
      await call('GET', `${origin}/status`);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(100);
    }
  }
}

/** The display server chooses a free display and reports its number. */
async function openDisplay(program: string): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, name: `:${bytes.toString('utf8').trim()}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
