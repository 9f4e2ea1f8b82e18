/** A browser without a browser: the product's engine on Node, with the edges a worker gives it, and one tab. */
import type { Tokens } from '../../src/model/player.ts';
import type { EngineEdges } from '../../workers/engine/edges.ts';
import { type Engine, createEngine } from '../../workers/engine/engine.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { memoryStore } from '../support/fake-engine.ts';
import { type HerdTab, openHerdTab } from './herd-tab.ts';
import { hubSockets } from './hub-sockets.ts';
import { meteredFetch } from './metered-fetch.ts';
import type { HerdPage, Kind } from './pages.ts';
import { type Traffic, createTraffic } from './traffic.ts';

export interface HerdBrowser {
  readonly kind: Kind;
  readonly traffic: Traffic;
  /** Times of its starts, in milliseconds of `performance.now()`; a later one is a reload. */
  readonly starts: readonly number[];
  readonly engine: Engine | undefined;
  start(): Promise<void>;
  setVisible(visible: boolean): void;
  /** Ends the engine as a reload does, and starts a new one. */
  reload(): Promise<void>;
  stop(): void;
}

export interface HerdBrowserOptions {
  origin: string;
  kind: Kind;
  page: HerdPage;
  member: Tokens | null;
  /** Overrides of the environment's timing. */
  timing?: object;
  /** Edges of a test that has no network. */
  edges?: (traffic: Traffic) => Pick<EngineEdges, 'fetch' | 'connect'>;
}

/**
 * The prefetch of coupons is left out: its responses are stored by a service worker, and without one it begins anew
 * after each pause.
 */
const noPrefetch = { prefetchGapMs: 3_600_000 };

export function createHerdBrowser(options: HerdBrowserOptions): HerdBrowser {
  const { origin, kind, page, member, timing = {} } = options;
  const traffic = createTraffic();
  const store = memoryStore(new Map(), () => undefined);
  const starts: number[] = [];
  let life = new AbortController();
  let engine: Engine | undefined;
  let tab: HerdTab | undefined;

  const start = async (): Promise<void> => {
    const { signal } = life;
    starts.push(performance.now());
    const edges = options.edges?.(traffic) ?? {
      fetch: meteredFetch(traffic, signal),
      connect: hubSockets(traffic, origin),
    };
    const file = await edges.fetch(new Request(new URL(ENVIRONMENT_PATH, origin).href));
    const environment = (await file.json()) as { timing?: object };
    if (signal.aborted) return;
    engine = createEngine({
      ...edges,
      ...{ origin, build: 'herd', store, locks: undefined, sessionChannel: undefined, signal },
      now: () => Date.now(),
      random: () => Math.random(),
      online: () => true,
      savesData: () => false,
      hasContentCache: async () => false,
    });
    const told = { ...environment, timing: { ...environment.timing, ...noPrefetch, ...timing } };
    tab = openHerdTab(engine, page, told, member, signal);
  };
  const stop = (): void => {
    life.abort();
    tab?.close();
    tab = undefined;
    engine = undefined;
  };

  return {
    kind,
    traffic,
    starts,
    get engine() {
      return engine;
    },
    start,
    setVisible: (visible) => tab?.setVisible(visible),
    reload: async () => {
      stop();
      life = new AbortController();
      await start();
    },
    stop,
  };
}
