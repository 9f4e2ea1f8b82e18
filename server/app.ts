/** The stand-in as a whole: an invented, moving program behind the operator's own interfaces. */
import { fileURLToPath } from 'node:url';
import type { Environment, Timing } from '../src/contract/environment.ts';
import type { OperatorTold } from '../src/contract/operator.ts';
import type { HubTiming } from './hubs/hub.ts';
import type { DialectOptions } from './http/dialect/differences.ts';
import { type StandIn, serveWorld } from './http/serve-world.ts';
import { createWorld } from './simulation/world.ts';

export interface StandInOptions {
  /** 0 takes a free port. */
  port: number;
  seed: number;
  events: number;
  /** A file of events in the service's own shape; they replace the invented ones of their sport. */
  bulletin?: string;
  /** Address to listen on; this machine alone unless told. */
  host?: string;
  /** Where the built app lies. */
  distDir?: string;
  /** Automatic movement at the start; 0 stands still until control says otherwise. */
  updatesPerSecond?: number;
  /** Epoch milliseconds; injected so that a run repeats. */
  clock?: () => number;
  hubTiming?: HubTiming;
  /** How long the product waits for what; its own times where nothing is said. */
  timing?: Partial<Timing>;
  /** Where the hubs are; its own unless told. */
  hubs?: Environment['hubs'];
  /** Hosts of pictures beside this one. */
  images?: string[];
  /** Whom the operator stands beside the product; nobody unless told. */
  operator?: OperatorTold;
  /** How the services and hubs speak; as the papers say unless told. */
  dialect?: DialectOptions;
  /** The demo accounts have played before, which takes a moment to make; they have unless told. */
  demoPasts?: boolean;
  /** Answers are compressed for who takes it; not unless told. */
  compressed?: boolean;
}

export const DEFAULT_PORT = 5080;
export const DEFAULT_EVENTS = 1_200;
export const DEFAULT_SEED = 1;
export const DEFAULT_UPDATES_PER_SECOND = 40;

export async function createStandIn(options: StandInOptions): Promise<StandIn> {
  const now = options.clock ?? Date.now;
  const { seed, events, bulletin, hubTiming, timing, dialect, hubs, images, operator, demoPasts, compressed } = options;
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
    ...(demoPasts === undefined ? {} : { demoPasts }),
    ...(compressed === undefined ? {} : { compressed }),
  });
}
