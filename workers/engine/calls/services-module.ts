/** Access to the operator's services before anyone has signed in: addresses, request limits, cached responses. */
import type { Hello } from '../../../src/contract/port/engine-contract.ts';
import { type EngineCache, createEngineCache } from '../cache/engine-cache.ts';
import type { EngineEdges } from '../edges.ts';
import { type Reachability, createReachability } from '../live/reachability.ts';
import { type CachedReads, createCachedReads } from './cached-reads.ts';
import { ENVIRONMENT_RETRY_PAUSES_MS, type EnvironmentSource, createEnvironmentSource } from './environment-source.ts';
import { type RetryBudget, createRetryBudget } from './retry-budget.ts';
import { type Services, createServices } from './services.ts';

export interface ServicesModule {
  environment: EnvironmentSource;
  retries: RetryBudget;
  reach: Reachability;
  /** Cached responses of this device. */
  copies: EngineCache;
  /** Services that send no session token. */
  plain: Services;
  cached: CachedReads;
}

interface ServicesModuleOptions {
  edges: EngineEdges;
  /** The platform of the newest tab. */
  platform(): Hello['platform'];
  /** The browser's device id; empty before the first tab. */
  deviceId(): string;
  /** Returns true when a loaded competition has this name. */
  isCompetition(name: string): boolean;
  onMalformed(): void;
}

export function createServicesModule(options: ServicesModuleOptions): ServicesModule {
  const { edges, platform, deviceId, isCompetition, onMalformed } = options;
  const { origin, now } = edges;
  const retries = createRetryBudget(edges);
  const copies = createEngineCache(edges);
  const reach = createReachability(now);
  const environment = createEnvironmentSource({
    origin,
    fetch: copies.fetch,
    copyOf: copies.cachedResponse,
    firstCopyOf: copies.firstCopy,
    backoff: retries.backoff(ENVIRONMENT_RETRY_PAUSES_MS),
  });
  const plain = createServices({
    environment: environment.load,
    origin,
    fetch: copies.fetch,
    fetchForMember: copies.fetchForMember,
    now,
    online: () => edges.online() || reach.hasRecentTraffic(),
    reach,
    platform,
    deviceId,
    readLimit: retries.reads,
    onMalformed,
    isCompetition,
  });
  const cached = createCachedReads({
    environment: environment.load,
    origin,
    cachedResponse: copies.firstCopy,
    reach,
    isCompetition,
    now,
  });
  return { environment, retries, reach, copies, plain, cached };
}
