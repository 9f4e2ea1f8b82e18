/** Responses to requests that cannot be served: an envelope from services, a plain message from control. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ControlError } from '../control/control-routes.ts';
import type { Dialect } from './dialect/dialect.ts';
import { ServiceFailure, badRequest, notFound } from './response-envelope.ts';
import { isControlPath, requestPathOf } from './service-route.ts';

export function respondToFailures(app: FastifyInstance, dialect: Dialect): void {
  // Responses are live values, so a cached one would be wrong a moment later.
  app.addHook('onRequest', async (request, reply) => {
    const path = requestPathOf(request.raw.url);
    if (isService(path) || isControlPath(path)) reply.header('cache-control', 'no-store');
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ServiceFailure) return send(reply, error);
    if (error instanceof ControlError) return reply.code(error.httpStatus).send({ message: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    const path = requestPathOf(request.raw.url);
    if (status < 500 && isService(path)) return send(reply, badRequest(error.message));
    return reply.code(status).send({ message: error.message });
  });

  app.setNotFoundHandler((request, reply) => {
    const path = requestPathOf(request.raw.url);
    if (isService(path)) return send(reply, notFound(path));
    return reply.code(404).send({ message: `There is no ${request.method} ${path}.` });
  });

  // Registered before the app's own pages, because those respond to every other GET.
  app.get('/api/*', (_request, reply) => reply.callNotFound());
  app.get('/__control/*', (_request, reply) => reply.callNotFound());

  function send(reply: FastifyReply, failure: ServiceFailure): FastifyReply {
    const { status, body } = dialect.writeFailure(failure);
    return reply.code(status).send(body);
  }
}

function isService(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
