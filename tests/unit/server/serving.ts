/** A stand-in on a free port for one test, closed after it, with requests and hub clients connected to it. */
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { onTestFinished } from 'vitest';
import { type ServeOptions, type StandIn, serveWorld } from '../../../server/http/serve-world.ts';
import { hubPaths } from '../../../server/hubs/live-hubs.ts';
import type { HubName } from '../../../src/contract/hub/wire.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';

export interface Served {
  world: FakeWorld;
  standIn: StandIn;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  control: (method: string, path: string, body?: unknown) => Promise<Response>;
}

export async function serve(options: Partial<ServeOptions> = {}): Promise<Served> {
  const world = fakeWorld();
  const standIn = await serveWorld(world, {
    port: 0,
    host: '127.0.0.1',
    distDir: '/nowhere',
    updatesPerSecond: 0,
    now: () => Date.UTC(2026, 10, 20, 9),
    ...options,
  });
  onTestFinished(() => standIn.close());
  return {
    world,
    standIn,
    get: (path, headers = {}) => fetch(standIn.url + path, { headers }),
    control: (method, path, body) =>
      fetch(`${standIn.url}/__control/${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
  };
}

/** A server with a clock that the test moves. */
export async function clocked(): Promise<Served & { pass: (ms: number) => void }> {
  let now = Date.UTC(2026, 10, 21, 9);
  const served = await serve({ now: () => now });
  return { ...served, pass: (ms) => void (now += ms) };
}

/** The client library of the product in Node, not started. */
export function hubClient(standIn: StandIn, hub: HubName): HubConnection {
  const client = new HubConnectionBuilder()
    .withUrl(standIn.url + hubPaths[hub], {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
    })
    .configureLogging(LogLevel.None)
    .build();
  onTestFinished(() => client.stop());
  return client;
}

export interface Collected<Message> {
  all: Message[];
  /** Resolves once so many messages have been received. */
  next(count: number): Promise<Message[]>;
}

/** Collects all messages for a target. */
export function collect<Message = unknown>(client: HubConnection, target: string): Collected<Message> {
  const all: Message[] = [];
  let wake: (() => void) | undefined;
  client.on(target, (message: Message) => {
    all.push(message);
    wake?.();
  });
  return {
    all,
    async next(count) {
      while (all.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return all;
    },
  };
}

/** Resolves with the error that ended the connection. */
export function ended(client: HubConnection): Promise<Error | undefined> {
  return new Promise((resolve) => client.onclose(resolve));
}
