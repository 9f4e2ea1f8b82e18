/** Serves one call of the contract: path, query and body are checked against the very schemas the engine uses. */
import type { FastifyInstance } from 'fastify';
import type { ServiceCall, Shape } from '../../src/contract/services/call.ts';
import { badRequest, success, unauthorised } from './envelope.ts';
import { serviceBase } from './environment.ts';

export interface ServiceRequest<Query, Body> {
  query: Query;
  /** The body; answers 400 when it does not fit. */
  body(): Body;
  /** A parameter of the path that must be a whole number; answers 400 otherwise. */
  id(): number;
  /** The token of the caller; answers 401 without one. */
  bearer(): string;
}

/** `answer` gives the `data` of the envelope, or throws a `ServiceFailure`. */
export function serveCall<Answer, Query, Body>(
  app: FastifyInstance,
  call: ServiceCall<Answer, Query, Body>,
  answer: (request: ServiceRequest<Query, Body>) => unknown,
): void {
  app.route<{ Params: { id?: string } }>({
    method: call.method,
    url: `${serviceBase(call.area)}/${call.path}`,
    handler: (request, reply) => {
      const data = answer({
        query: checked(call.query, request.query, 'query'),
        body: () => checked(call.body, request.body, 'body'),
        id: () => wholeNumber(request.params.id, 'id'),
        bearer: () => bearerOf(request.headers.authorization),
      });
      return reply.send(success(data));
    },
  });
}

/** A whole number that travelled as text. */
export function wholeNumber(text: string | undefined, name: string): number {
  const value = Number(text);
  if (text === undefined || !/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw badRequest(`${name} must be a whole number`);
  }
  return value;
}

function checked<T>(shape: Shape<T> | undefined, value: unknown, part: string): T {
  if (shape === undefined) throw badRequest(`${part}: this call takes none`);
  const [error, valid] = shape.validate(value);
  if (error !== undefined) throw badRequest(`${part}: ${error.message}`);
  return valid;
}

function bearerOf(authorization: string | undefined): string {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorised();
  return token;
}
