/**
 * Addresses of services, hubs and providers as the page uses them: the stand-in's `environment.json` points to itself.
 */
import type { FastifyInstance } from 'fastify';
import { type Environment, type ServiceArea, type Timing, serviceAreas } from '../../src/contract/environment.ts';
import type { OperatorFile } from '../../src/contract/operator.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { hubPaths } from '../hubs/live-hubs.ts';

/** Base address of a service area. The sportsbook's own paths already start with `sportsbook/`. */
export function serviceBase(area: ServiceArea): string {
  return area === 'sportsbook' ? '/api' : `/api/${area}`;
}

/**
 * Builds the environment; by default with the stand-in's own hubs, the app's own timing and no third-party providers.
 */
export function standInEnvironment({
  timing = {},
  hubs = hubPaths,
  images = [],
  operator = {},
}: EnvironmentOptions = {}): Environment & OperatorFile {
  return {
    services: Object.fromEntries(serviceAreas.map((area) => [area, serviceBase(area)])),
    hubs,
    timing,
    images,
    ...operator,
  };
}

interface EnvironmentOptions {
  /** Timeouts and intervals of the app. */
  timing?: Partial<Timing>;
  hubs?: Environment['hubs'];
  /** Additional image hosts. */
  images?: string[];
  /** Third-party providers of the operator. */
  operator?: OperatorFile;
}

/**
 * Serves the environment with a `date` header from the stand-in's clock, which may be stopped or differ from real time.
 */
export function serveEnvironment(app: FastifyInstance, environment: Environment, now: () => number): void {
  app.get(ENVIRONMENT_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('date', new Date(now()).toUTCString()).send(environment),
  );
}
