/** Puts a world on the network: services, hubs, control and the built app on one port. */
import Fastify, { type FastifyInstance } from 'fastify';
import { Accounts } from '../accounts/accounts.ts';
import {
  serveAccountControl,
  serveBankAccountControl,
  serveBonusControl,
  serveInboxControl,
} from '../control/account-control.ts';
import {
  serveControl,
  serveMeasuresControl,
  serveOperatorControl,
  servePushControl,
} from '../control/control-routes.ts';
import { injectFaults, Faults } from '../control/faults.ts';
import type { Environment, Timing } from '../../src/contract/environment.ts';
import type { OperatorFile } from '../../src/contract/operator.ts';
import type { HubTiming } from '../hubs/stand-in-hub.ts';
import { type LiveHubs, openHubs } from '../hubs/live-hubs.ts';
import { startTicker } from '../hubs/ticker.ts';
import {
  serveCouponControl,
  servePoolControl,
  servePaymentControl,
  serveTransferControl,
} from '../control/wager-control.ts';
import { MeasuresDesk, serveMeasures } from '../operator/measures-desk.ts';
import { OperatorDesk, serveOperator } from '../operator/operator-desk.ts';
import { PushDesk, servePush } from '../operator/push-desk.ts';
import { PoolGame } from '../pool/pool-game.ts';
import { Wager } from '../wager/wager.ts';
import { createStatisticsSource } from '../statistics/statistics-source.ts';
import { serviceHandlers } from '../services/service-handlers.ts';
import { withLoweredVersions } from '../simulation/lowered-versions.ts';
import type { World } from '../world.ts';
import { type Dialect, createDialect } from './dialect/dialect.ts';
import type { DialectOptions } from './dialect/dialect-differences.ts';
import { serveContentPictures } from './content-pictures.ts';
import { serveServices } from './service-route.ts';
import { respondToFailures } from './failure-responses.ts';
import { serveEnvironment, standInEnvironment } from './stand-in-environment.ts';
import { RequestCounters } from './request-counters.ts';
import { serveTestVideo } from '../video/test-video.ts';
import { serveApp } from './static-app.ts';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface ServeOptions {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** The folder of the built app; undefined serves none. */
  distDir: string | undefined;
  /** Automatic movement at the start; 0 stands still until control says otherwise. */
  updatesPerSecond: number;
  now: () => number;
  /** Seed of the accounts and retailers; 1 when absent. */
  seed?: number;
  hubTiming?: HubTiming;
  /** Delays of the product for `environment.json`; the product's own when absent. */
  timing?: Partial<Timing>;
  /** Addresses of the hubs for `environment.json`; this server's when absent. */
  hubs?: Environment['hubs'];
  /** Hosts of pictures beside this one. */
  images?: string[];
  /** Third parties that the operator adds to the product; none when absent. */
  operator?: OperatorFile;
  /** Dialect of the services and hubs. */
  dialect?: DialectOptions;
  /** The demo accounts have earlier coupons; true when absent. */
  demoHistory?: boolean;
  /** Compresses answers for clients that accept it; false when absent. */
  compressResponses?: boolean;
}

export interface StandIn {
  url: string;
  port: number;
  world: World;
  /** Ends every connection at once. */
  close: () => Promise<void>;
}

/** The backend without a port: `app.inject` sends a request to it, `hubs.join` listens to its hubs. */
interface Backend {
  app: FastifyInstance;
  hubs: LiveHubs;
  world: World;
  close: () => Promise<void>;
}

export async function serveWorld(world: World, options: ServeOptions): Promise<StandIn> {
  const { app, close } = createBackend(world, options);
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return { url: `http://${options.host}:${port}`, port, world, close };
}

export function createBackend(moving: World, options: Omit<ServeOptions, 'port' | 'host'>): Backend {
  const world = withLoweredVersions(moving);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 32 * 1024 * 1024 });
  const dialect = createDialect(options.dialect);
  const hubs = speaking(openHubs(app, options.hubTiming), dialect);
  const counters = new RequestCounters();
  const faults = new Faults();
  const seed = options.seed ?? 1;
  const { hasRefreshGrace: forgivesRefresh, marksReadOnOpen: openingReads } = dialect;
  const accounts = new Accounts({
    seed,
    now: options.now,
    hasRefreshGrace: forgivesRefresh,
    marksReadOnOpen: openingReads,
  });
  const wager = new Wager({ world, accounts, now: options.now, seed, demoHistory: options.demoHistory ?? true });
  const pool = new PoolGame(wager);
  const statistics = createStatisticsSource({
    ...{ world, seed, now: options.now },
    tracker: options.operator?.tracker ?? '',
  });
  const ticker = startTicker(options.updatesPerSecond, (updates) => {
    hubs.broadcast(world.step(updates));
    wager.settle();
    pool.settle();
  });
  const environment = standInEnvironment(options);
  const desk = new OperatorDesk(options.now);
  const measures = new MeasuresDesk(options.now);
  const push = new PushDesk(world, options.now);
  const closing = new AbortController();

  acceptEmptyJson(app);
  counters.watch(app);
  if (options.compressResponses === true) compressResponses(app);
  injectFaults(app, faults, closing.signal);
  respondToFailures(app, dialect);
  serveEnvironment(app, environment, options.now);
  serveOperator(app, desk);
  serveMeasures(app, measures);
  servePush(app, push, accounts);
  serveServices(app, serviceHandlers({ world, accounts, wager, pool, statistics }), dialect);
  serveContentPictures(app);
  serveControl(app, { world, hubs, ticker, faults, counters, accounts, wager, reset });
  serveAccountControl(app, accounts, wager);
  serveBankAccountControl(app, accounts);
  serveBonusControl(app, accounts);
  serveCouponControl(app, wager);
  servePaymentControl(app, wager);
  servePoolControl(app, pool, wager, hubs);
  serveInboxControl(app, accounts);
  serveTransferControl(app, wager);
  serveOperatorControl(app, desk);
  serveMeasuresControl(app, measures);
  servePushControl(app, push);
  serveTestVideo(app);
  if (options.distDir !== undefined) serveApp(app, options.distDir, environment);

  function reset(): void {
    world.reset();
    ticker.reset();
    faults.clear();
    counters.reset();
    accounts.reset();
    wager.reset();
    desk.reset();
    measures.reset();
    push.reset();
    pool.reset();
    hubs.reset();
    dialect.reset();
  }

  async function close(): Promise<void> {
    closing.abort();
    ticker.stop();
    wager.ledger.reset();
    hubs.close();
    await app.close();
  }

  return { app, hubs, world, close };
}

/** Hubs that speak the dialect; pushes of `/__control` are sent unchanged. */
function speaking(hubs: LiveHubs, dialect: Dialect): LiveHubs {
  return { ...hubs, broadcast: (broadcasts) => hubs.broadcast(broadcasts.map(dialect.writeBroadcast)) };
}

/** Calls without a body still name JSON as their type; an empty body then means none. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
}

const compress = promisify(gzip);
/** Smaller responses are not compressed, because they need one packet either way. */
const LEAST_BYTES = 1_000;
/** Compression level close to the best ratio at a tenth of its time. */
const LEVEL = 4;

/** Compresses service responses with gzip, as an operator's services do: a program of 700 KB becomes 100 KB. */
function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || reply.hasHeader('content-encoding')) {
      return payload;
    }
    reply.header('vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload, { level: LEVEL });
  });
}
