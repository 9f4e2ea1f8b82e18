/**
 * A stand-in server for one test, controlled through `/__control` alone, which can stop and restart on the same port.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StandInOptions, createStandIn } from '../../server/create-stand-in.ts';
import type { StandIn } from '../../server/http/serve-world.ts';
import { type Control, type ServerOptions, type TestServer, controlledServer } from './controlled-server.ts';

/** Path of the build to test, by default the last one. */
const builtApp = (): string => process.env['TRIBUN_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** The stand-in does not move by default: a test moves what it checks. */
const still: StandInOptions = {
  port: 0,
  seed: 1,
  events: 300,
  updatesPerSecond: 0,
  demoHistory: false,
};

const RESTART_MS = 1_000;

/** Returns the path of a built script by the beginning of its name, because names end in a content hash. */
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
      // Every request uses its own connection: a reused one would be closed after a restart.
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
      // List versions run ahead of a stopped clock, so a restarted world's versions must come after all of them.
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

/** The clock starts at the current time, so that it agrees with the browser's. */
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
