/** The stand-in in this process, without port or network; used and controlled as over one. */
import { createBackend } from '../../../server/http/serve-world.ts';
import { createWorld } from '../../../server/simulation/create-world.ts';
import type { HubClient } from '../../../server/hubs/hub-connection.ts';
import type { HubName } from '../../../src/contract/hub/wire.ts';
import type { ServerOptions, TestServer } from '../controlled-server.ts';
import { type Control, controlledServer } from '../controlled-server.ts';

import { passTime } from './clock.ts';

export interface ScreenServer extends TestServer {
  /** The `fetch` that the product uses, connected to this server. */
  fetch: typeof fetch;
  join: (hub: HubName, client: HubClient) => (() => void) | undefined;
}

export const ORIGIN = 'http://tribun.test';

/** @param aheadMs what the tab's clock, which is the test's, is ahead of its own */
export function openBackend(
  { seed = 1, events = 60, timing = {}, hubTiming, dialect, operator }: ServerOptions,
  aheadMs: number,
): ScreenServer {
  const now = (): number => Date.now() - aheadMs;
  const world = createWorld({ seed, events, now });
  const { app, hubs, close } = createBackend(world, {
    seed,
    now,
    timing,
    updatesPerSecond: 0,
    demoHistory: false,
    distDir: undefined,
    ...(hubTiming === undefined ? {} : { hubTiming }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(operator === undefined ? {} : { operator }),
  });
  const control: Control = async (method, path, body) => {
    const response = await app.inject({ method, url: `/__control/${path}`, ...(body === undefined ? {} : { body }) });
    if (response.statusCode !== 200)
      throw new Error(`control ${method} ${path}: ${response.statusCode} ${response.body}`);
    return response.json();
  };
  return {
    ...controlledServer(control),
    url: ORIGIN,
    port: 0,
    world,
    pass: passTime,
    close,
    restart: () => Promise.reject(new Error('a screen test does not restart its server')),
    join: hubs.join,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const response = await app.inject({
        method: request.method as 'GET',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        ...(request.body === null ? {} : { payload: await request.text() }),
      });
      // The connection was cut.
      if (response.statusCode === 0) throw new TypeError('fetch failed');
      return new Response(nullBody.has(response.statusCode) ? null : response.body, {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
      });
    },
  };
}

const nullBody: ReadonlySet<number> = new Set([204, 304]);
