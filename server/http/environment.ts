/** Where everything is, seen from the page: the stand-in's `environment.json` points to itself. */
import type { FastifyInstance } from 'fastify';
import { type Environment, type ServiceArea, type Timing, serviceAreas } from '../../src/contract/environment.ts';
import type { OperatorTold } from '../../src/contract/operator.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { hubPaths } from '../hubs/live-hubs.ts';

/** Base address of a service area. The sportsbook's own paths already start with `sportsbook/`. */
export function serviceBase(area: ServiceArea): string {
  return area === 'sportsbook' ? '/api' : `/api/${area}`;
}

/** Its own times, hubs and pictures where nothing is said; nobody beside the product unless told. */
export function standInEnvironment({
  timing = {},
  hubs = hubPaths,
  images = [],
  operator = {},
}: EnvironmentOptions = {}): Environment & OperatorTold {
  return {
    services: Object.fromEntries(serviceAreas.map((area) => [area, serviceBase(area)])),
    hubs,
    timing,
    images,
    ...operator,
  };
}

interface EnvironmentOptions {
  /** How long the product waits for what. */
  timing?: Partial<Timing>;
  hubs?: Environment['hubs'];
  /** Hosts of pictures beside this one. */
  images?: string[];
  /** Whom the operator stands beside the product. */
  operator?: OperatorTold;
}

/** With the time of the stand-in's own clock, which may stand still or be another. */
export function serveEnvironment(app: FastifyInstance, environment: Environment, now: () => number): void {
  app.get(ENVIRONMENT_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('date', new Date(now()).toUTCString()).send(environment),
  );
}
