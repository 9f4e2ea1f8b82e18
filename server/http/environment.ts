/** Where everything is, seen from the page: the stand-in's `environment.json` points to itself. */
import type { FastifyInstance } from 'fastify';
import { type Environment, type ServiceArea, serviceAreas } from '../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { hubPaths } from '../hubs/live-hubs.ts';

/** Base address of a service area. The sportsbook's own paths already start with `sportsbook/`. */
export function serviceBase(area: ServiceArea): string {
  return area === 'sportsbook' ? '/api' : `/api/${area}`;
}

/**
 * `periods`: how often the page compares what it watches with the services, and how late a coupon that the history does
 * not show was not made; without them the product's own.
 */
export function standInEnvironment(periods: Pick<Environment, 'reconcileMs' | 'couponSettleMs'> = {}): Environment {
  return {
    services: Object.fromEntries(serviceAreas.map((area) => [area, serviceBase(area)])),
    hubs: hubPaths,
    ...periods,
  };
}

export function serveEnvironment(app: FastifyInstance, environment: Environment): void {
  app.get(ENVIRONMENT_PATH, (_request, reply) => reply.header('cache-control', 'no-cache').send(environment));
}
