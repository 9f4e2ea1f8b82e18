/** Counts requests per call for `/__control/stats`, keyed like "GET /api/sportsbook/events" without the query. */
import type { FastifyInstance } from 'fastify';
import { isControlPath, requestPathOf } from './service-route.ts';

export class RequestCounters {
  #counts = new Map<string, number>();

  /** Counts every incoming request, whatever its outcome, except those to control. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const path = requestPathOf(request.raw.url);
      if (isControlPath(path)) return;
      const key = `${request.method} ${withoutTokens(path)}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    });
  }

  counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  reset(): void {
    this.#counts.clear();
  }
}

/** Removes the refresh token from the path, because it must not be stored anywhere else. */
function withoutTokens(path: string): string {
  return path.replace(/(\/access-tokens)\/.*$/, '$1/:refresh/:memberId/refresh');
}
