/** Entry point of the stand-in: an invented, moving program behind the operator's own interfaces. */
import { fileURLToPath } from 'node:url';
import type { Environment, Timing } from '../src/contract/environment.ts';
import type { OperatorFile } from '../src/contract/operator.ts';
import type { HubTiming } from './hubs/stand-in-hub.ts';
import type { DialectOptions } from './http/dialect/dialect-differences.ts';
import { type StandIn, serveWorld } from './http/serve-world.ts';
import { createWorld } from './simulation/create-world.ts';

export interface StandInOptions {
  /** Port to listen on; 0 selects a free port. */
  port: number;
  seed: number;
  events: number;
  /** A file of events in the service's own shape; they replace the invented ones of their sport. */
  bulletin?: string;
  /** Address to listen on; defaults to 127.0.0.1. */
  host?: string;
  /** Folder of the built app; defaults to `dist`. */
  distDir?: string;
  /** Automatic updates per second at the start; with 0 nothing moves until control requests it. */
  updatesPerSecond?: number;
  /** Returns epoch milliseconds; injected so that a run can be repeated. */
  clock?: () => number;
  hubTiming?: HubTiming;
  /** Timeouts and intervals of the app; missing ones keep the app's defaults. */
  timing?: Partial<Timing>;
  /** Addresses of the hubs; defaults to those of the stand-in. */
  hubs?: Environment['hubs'];
  /** Additional image hosts. */
  images?: string[];
  /** Third-party providers of the operator that run next to the app; none by default. */
  operator?: OperatorFile;
  /** Wire dialect of services and hubs; defaults to the documented one. */
  dialect?: DialectOptions;
  /**
   * True (the default) when the demo accounts get invented past coupons and transactions, which takes a moment at the
   * start.
   */
  demoHistory?: boolean;
  /** True when responses are compressed for clients that accept gzip; false by default. */
  compressResponses?: boolean;
}

export const DEFAULT_PORT = 5080;
export const DEFAULT_EVENTS = 1_200;
export const DEFAULT_SEED = 1;
export const DEFAULT_UPDATES_PER_SECOND = 40;

export async function createStandIn(options: StandInOptions): Promise<StandIn> {
  const now = options.clock ?? Date.now;
  const {
    seed,
    events,
    bulletin,
    hubTiming,
    timing,
    dialect,
    hubs,
    images,
    operator,
    demoHistory: demoPasts,
    compressResponses: compressed,
  } = options;
  const world = createWorld({ seed, events, now, ...(bulletin === undefined ? {} : { bulletin }) });
  return serveWorld(world, {
    port: options.port,
    host: options.host ?? '127.0.0.1',
    distDir: options.distDir ?? fileURLToPath(new URL('../dist', import.meta.url)),
    updatesPerSecond: options.updatesPerSecond ?? DEFAULT_UPDATES_PER_SECOND,
    now,
    seed,
    ...(hubTiming === undefined ? {} : { hubTiming }),
    ...(timing === undefined ? {} : { timing }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(hubs === undefined ? {} : { hubs }),
    ...(images === undefined ? {} : { images }),
    ...(operator === undefined ? {} : { operator }),
    ...(demoPasts === undefined ? {} : { demoHistory: demoPasts }),
    ...(compressed === undefined ? {} : { compressResponses: compressed }),
  });
}
