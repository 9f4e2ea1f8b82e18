/** Serves the calls of the contract, checking path, query and body against the same schemas the engine uses. */
import type { FastifyInstance } from 'fastify';
import type { BodyOf, QueryOf, ServiceCall, Shape, WireOf } from '../../src/contract/services/call.ts';
import { type CallsByArea, callsByArea } from '../../src/contract/services/calls.ts';
import type { Dialect } from './dialect/dialect.ts';
import { type ResponseWithInfo, badRequest, unauthorised } from './response-envelope.ts';
import { serviceBase } from './stand-in-environment.ts';

export interface ServiceRequest<Query, Body> {
  query: Query;
  /** Returns the body; responds with 400 when it does not match the schema. */
  body(): Body;
  /** Returns the path parameter `id`; responds with 400 when it is not a whole number. */
  id(): number;
  /** Returns a path parameter as received; '' when absent. */
  parameter(name: string): string;
  /** Returns the caller's access token; responds with 401 when there is none. */
  bearer(): string;
  /** Token of the header Existing-auth, if any. */
  existingAuth: string | undefined;
  /** Header Device-Id; a call that requires it responds with 400 when it is missing. */
  deviceId: string;
  /** The header Activation-Code. */
  activationCode: string | undefined;
  /** The header Client-Transaction-Id. */
  transactionId: string | undefined;
}

/** Handlers of all calls of an area; each returns the `data` of the envelope or throws a `ServiceFailure`. */
export type Handlers<Area extends keyof CallsByArea> = {
  [Name in keyof CallsByArea[Area]]: CallsByArea[Area][Name] extends ServiceCall
    ? Handler<CallsByArea[Area][Name]>
    : never;
};

type Handler<Call extends ServiceCall> = (
  request: ServiceRequest<QueryOf<Call>, BodyOf<Call>>,
) => // A response that the app ignores may have any shape.
[WireOf<Call>] extends [null] ? unknown : WireOf<Call> | ResponseWithInfo;

/** Registers all handlers. An area without a handler for one of its calls does not compile. */
export function serveServices(
  app: FastifyInstance,
  handlers: { [Area in keyof CallsByArea]: Handlers<Area> },
  dialect: Dialect,
): void {
  for (const [area, answers] of Object.entries(handlers)) {
    const calls: Record<string, ServiceCall> = callsByArea[area as keyof CallsByArea];
    for (const [name, answer] of Object.entries(answers)) {
      const call = calls[name];
      if (call === undefined) throw new Error(`The contract has no call ${area}.${name}.`);
      serveCall(app, call, answer as (request: ServiceRequest<unknown, unknown>) => unknown, dialect);
    }
  }
}

function serveCall(
  app: FastifyInstance,
  call: ServiceCall,
  answer: (request: ServiceRequest<unknown, unknown>) => unknown,
  dialect: Dialect,
): void {
  const url = `${serviceBase(call.area)}/${call.path}`;
  // Two calls may share one URL; the handler of the first one serves both.
  if (app.hasRoute({ method: call.method, url })) return;
  app.route<{ Params: Record<string, string | undefined> }>({
    method: call.method,
    url,
    handler: (request, reply) => {
      const { headers } = request;
      const params = dialect.readParameters(call, request.params);
      const deviceId = headerOf(headers['device-id']) ?? '';
      if (call.device && deviceId === '') throw badRequest('the header Device-Id is missing');
      const data = answer({
        query: checked(call.query, request.query, 'query'),
        body: () => checked(call.body, request.body, 'body'),
        id: () => parseWholeNumber(params['id'], 'id'),
        parameter: (name) => params[name] ?? '',
        bearer: () => bearerOf(headers.authorization) ?? raise(unauthorised()),
        existingAuth: headerOf(headers['existing-auth'])?.replace(/^bearer /i, ''),
        deviceId,
        activationCode: headerOf(headers['activation-code']),
        transactionId: headerOf(headers['client-transaction-id']),
      });
      return reply.send(dialect.writeResponse(call, data));
    },
  });
}

/** Parses a whole number; responds with 400 when the text is anything else. */
export function parseWholeNumber(text: string | undefined, name: string): number {
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

function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Returns a header's value; undefined when it is empty or was sent several times, because then it is ambiguous. */
function headerOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function raise(failure: Error): never {
  throw failure;
}

/** The path of a request as the client wrote it, without the query. */
export function requestPathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] ?? '/';
}

export const CONTROL_PREFIX = '/__control';

export function isControlPath(path: string): boolean {
  return path === CONTROL_PREFIX || path.startsWith(`${CONTROL_PREFIX}/`);
}
