/** A stand-in server for one test, moved through `/__control` alone, and able to die and come back on the same port. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StandInOptions, createStandIn } from '../../server/app.ts';
import type { StandIn } from '../../server/http/serve-world.ts';
import { type Control, type ServerOptions, type TestServer, controlledServer } from './controlled-server.ts';

/** Another build than the last one may be played with. */
const builtApp = (): string => process.env['TRIBUN_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** Stands still unless told: a test moves what it looks at. */
const still: StandInOptions = {
  port: 0,
  seed: 1,
  events: 300,
  updatesPerSecond: 0,
  demoPasts: false,
};

const RESTART_MS = 1_000;

/** Path of a built script whose name begins so: names end in a hash of what is inside. */
export function builtAsset(name: string, build = builtApp()): string {
  const file = readdirSync(join(build, 'assets')).find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
  if (file === undefined) throw new Error(`the build in ${build} has no ${name}`);
  return `/assets/${file}`;
}

/** Paths of all scripts and styles of the build. */
export function builtFiles(build = builtApp()): string[] {
  return readdirSync(join(build, 'assets')).flatMap((name) => (/\.(js|css)$/.test(name) ? [`/assets/${name}`] : []));
}

export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const clock = drivenClock();
  clock.run((options.updatesPerSecond ?? 0) > 0);
  const start = (changed: ServerOptions = {}): Promise<StandIn> =>
    createStandIn({ ...still, distDir: builtApp(), clock: clock.now, ...options, ...changed });
  let current = await start();
  let running = true;
  const { url, port } = current;

  const control: Control = async (method, path, body) => {
    const response = await fetch(`${url}/__control/${path}`, {
      method,
      // One request a connection: a kept one would be found dead after a restart.
      headers: { connection: 'close', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`control ${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  return {
    ...controlledServer(control),
    url,
    port,
    get world() {
      return current.world;
    },
    move: async (pace) => {
      clock.run(pace.running);
      await control('POST', 'simulation', pace);
    },
    pass: async (ms) => clock.pass(ms),
    close: async () => {
      if (!running) return;
      running = false;
      await current.close();
    },
    restart: async (changed = {}) => {
      if (running) await current.close();
      // Versions of lists run ahead of a clock that stands; those of a world that begins anew come after all of them.
      clock.pass(RESTART_MS);
      current = await start({ ...changed, port });
      running = true;
    },
  };
}

interface DrivenClock {
  /** Epoch milliseconds. */
  now: () => number;
  run: (running: boolean) => void;
  pass: (ms: number) => void;
}

/** Begins at the time it is, so that the browser's clock and it agree. */
function drivenClock(): DrivenClock {
  let at = Date.now();
  let runsSince: number | undefined;
  const now = (): number => at + (runsSince === undefined ? 0 : Date.now() - runsSince);
  return {
    now,
    run: (running) => {
      at = now();
      runsSince = running ? Date.now() : undefined;
    },
    pass: (ms) => {
      at += ms;
    },
  };
}
