/** An engine on fake edges: answers and hub messages come from the test, time from vitest's fake timers. */
import { setMaxListeners } from 'node:events';
// Cached responses are read after a failed one, and the module for that is loaded then, which no fake clock drives.
import '../../workers/engine/cache/device-cache.ts';
// The same applies to modules for refused messages, named events and a search.
import '../../workers/engine/book/repair-parts.ts';
import '../../workers/engine/topics/bets-topic.ts';
import '../../workers/engine/topics/events-topic.ts';
import '../../workers/engine/topics/highlights-topic.ts';
import '../../workers/engine/topics/search-topic.ts';
import type { Hello } from '../../src/contract/port/engine-contract.ts';
import type { Frame, IntentsRequest, TabMessage, TokensRequest } from '../../src/contract/port/frames.ts';
import type { Timing } from '../../src/contract/environment.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import type { Topic } from '../../src/contract/port/topics.ts';
import type { Tokens } from '../../src/model/player.ts';
import type { DeviceStore } from '../../src/storage/device/device-database.ts';
import { type Engine, createEngine } from '../../workers/engine/engine.ts';
import type { TabPort } from '../../workers/engine/tabs/tabs.ts';
import type { HubTransport } from '../../workers/engine/live/hub-transport.ts';
import { makeHello } from './make-hello.ts';

export interface FakeHub extends HubTransport {
  push(target: string, ...messages: unknown[]): void;
  reconnecting(): void;
  reconnected(): void;
  closed(): void;
  /** Before each try of an automatic reconnect, ms. */
  delays: readonly number[];
  starts: number;
  /** True after the engine stopped it. */
  ended: boolean;
}

/** `data` of a response by path and query; a function may wait, throw, or return a Response of its own. */
export type Answers = (path: string, query: URLSearchParams, request: Request) => unknown;

export interface FakeEngine {
  engine: Engine;
  hubs: Record<HubName, FakeHub[]>;
  hub(name: HubName): FakeHub;
  requests: string[];
  /** While true, every start of a hub fails. */
  refusing: boolean;
  /** True when the player has chosen to save data. */
  savesData: boolean;
  /** Number of times the device's store was asked to prepare for a write. */
  prepared: number;
  stop(): void;
}

/** @param environment parts of `/environment.json` that are to be others */
export function startFakeEngine(
  answers: Answers,
  kept: Map<string, unknown> = new Map(),
  refusing = false,
  timing: Partial<Timing> = {},
  locks?: LockManager,
  environment: object = {},
  random = () => 1,
): FakeEngine {
  const abort = new AbortController();
  // Everything in the engine listens to this signal; Node reports more than ten listeners as a leak.
  setMaxListeners(0, abort.signal);
  const hubs: Record<HubName, FakeHub[]> = { lite: [], score: [] };
  const requests: string[] = [];
  const engine = createEngine({
    origin: 'http://tribun.test',
    build: 'test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      requests.push(`${url.pathname}${url.search}`);
      if (url.pathname === '/environment.json') {
        return Response.json({
          services: { sportsbook: '/api', content: '/api/content', wager: '/api/wager' },
          hubs: { lite: '/lite', score: '/score' },
          timing: {
            refetchSpreadMs: 0,
            hubReconnectJitter: 0,
            ...timing,
          },
          ...environment,
        });
      }
      const data = await answers(url.pathname.replace('/api/', ''), url.searchParams, request);
      return data instanceof Response ? data : Response.json({ isSuccess: true, data, message: '' });
    },
    now: () => Date.now(),
    random,
    online: () => true,
    savesData: () => fake.savesData,
    hasContentCache: async () => false,
    store: memoryStore(kept, () => (fake.prepared += 1)),
    locks,
    sessionChannel: undefined,
    connect: (name, _address, delays) => {
      const hub = fakeHub(() => fake.refusing, delays);
      hubs[name].push(hub);
      return hub;
    },
    signal: abort.signal,
  });
  const fake: FakeEngine = {
    engine,
    hubs,
    hub: (name) => {
      const hub = hubs[name].at(-1);
      if (hub === undefined) throw new Error(`the ${name} hub has not been opened`);
      return hub;
    },
    requests,
    refusing,
    savesData: false,
    prepared: 0,
    stop: () => abort.abort(),
  };
  return fake;
}

/** A tab of the engine that stores the values it receives, as the product's mirror does. */
export class FakeTab {
  readonly values = new Map<string, unknown>();
  frames: Frame[] = [];
  private readonly port: TabPort;

  constructor(engine: Engine, tabId = 'tab', visible = true, tokens: Tokens | null = null, more: Partial<Hello> = {}) {
    this.port = {
      postMessage: (message) => this.hear(structuredClone(message) as Frame | IntentsRequest | TokensRequest),
      onmessage: null,
      close: () => undefined,
    };
    engine.hello(makeHello({ tabId, visible, tokens, ...more }), this.port);
  }

  send(message: TabMessage): void {
    this.port.onmessage?.({ data: message } as MessageEvent);
  }

  watch(topic: Topic, watch = 1): void {
    this.send({ type: 'watch', watch, topic });
  }

  // Callers know the type of a key's value from its topic.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  value<T>(key: string, watch = 1): T | undefined {
    return this.values.get(`${watch}/${key}`) as T | undefined;
  }

  private hear(frame: Frame | IntentsRequest | TokensRequest): void {
    // Tab storage is refused.
    if ('intents' in frame) return this.send({ type: 'intents', ask: frame.ask, text: null });
    // Requests for cookies and broadcasts of news await a response from a tab.
    if (!('updates' in frame)) return;
    this.frames.push(frame);
    for (const { watch, reset, set, gone } of frame.updates) {
      if (reset) for (const key of this.values.keys()) if (key.startsWith(`${watch}/`)) this.values.delete(key);
      for (const [key, value] of set) this.values.set(`${watch}/${key}`, value);
      for (const key of gone) this.values.delete(`${watch}/${key}`);
    }
  }
}

/** A device's store in memory. @param prepare called when it is to prepare for a write */
export function memoryStore(kept: Map<string, unknown>, prepare: () => void): DeviceStore {
  return {
    read: async (key, guard) => {
      const value = kept.get(key);
      return guard(value) ? value : undefined;
    },
    write: async (key, value) => {
      kept.set(key, structuredClone(value));
      return true;
    },
    prepare,
    onWritten: () => () => undefined,
    close: () => undefined,
  };
}

function fakeHub(isRefused: () => boolean, delays: readonly number[]): FakeHub {
  const handlers = new Map<string, (...messages: unknown[]) => void>();
  let onDropped = (): void => undefined;
  let onReconnecting = (): void => undefined;
  let onReconnected = (): void => undefined;
  let onClosed: (error: Error | undefined) => void = () => undefined;
  const hub: FakeHub = {
    delays,
    starts: 0,
    ended: false,
    start: async () => {
      hub.starts += 1;
      if (isRefused()) throw new Error('refused');
    },
    stop: async () => {
      hub.ended = true;
      onClosed(undefined);
    },
    on: (target, handler) => void handlers.set(target, handler),
    onDropped: (handler) => {
      onDropped = handler;
    },
    onReconnecting: (handler) => {
      onReconnecting = handler;
    },
    onReconnected: (handler) => {
      onReconnected = handler;
    },
    onClosed: (handler) => {
      onClosed = handler;
    },
    push: (target, ...messages) => (handlers.get(target) ?? onDropped)(...messages),
    reconnecting: () => onReconnecting(),
    reconnected: () => onReconnected(),
    closed: () => onClosed(new Error('all delays spent')),
  };
  return hub;
}
