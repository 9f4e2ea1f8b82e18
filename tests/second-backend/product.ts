/** The built product on a host of its own, for any `environment.json`. */
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { serveApp } from '../../server/http/static-app.ts';
import { serveEnvironment } from '../../server/http/stand-in-environment.ts';
import type { Environment } from '../../src/contract/environment.ts';

export interface Product {
  url: string;
  close(): Promise<void>;
}

export async function serveProduct(environment: Environment): Promise<Product> {
  const app = fastify({ forceCloseConnections: true });
  serveEnvironment(app, environment, Date.now);
  serveApp(app, fileURLToPath(new URL('../../dist', import.meta.url)), environment);
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}
