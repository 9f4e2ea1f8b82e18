/** Asks the stand-in, in this process and without a port, as the product asks a service, and records every answer. */
import type { FastifyInstance } from 'fastify';
import type { CallOptions, SendCall } from '../../deploy/conformance/send-call.ts';
import type { CallInput } from '../../src/contract/services/call-input.ts';
import { callAddress } from '../../src/contract/services/call-request.ts';
import type { ServiceCall, ValueOf } from '../../src/contract/services/call.ts';
import { calls } from '../../src/contract/services/calls.ts';
import { readResponse } from '../../src/contract/services/read-response.ts';
import { hubNames } from '../../src/contract/environment.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import type { DialectOptions } from '../http/dialect/dialect-differences.ts';
import type { HubClient } from '../hubs/hub-connection.ts';
import { createBackend } from '../http/serve-world.ts';
import { serviceBase } from '../http/stand-in-environment.ts';
import { createWorld } from '../simulation/create-world.ts';

export interface Recorded {
  call: ServiceCall;
  input: CallInput;
  /** Below the base address of the area. */
  address: string;
  body: unknown;
  /** Headers of the request, with names in lower case. */
  headers: Record<string, string>;
  status: number;
  /** The whole answer, parsed. */
  response: unknown;
  /** Rows that the product's decoder left out; undefined when it could not read the answer at all. */
  dropped: number | undefined;
}

/** A message of a hub. */
export interface HubMessage {
  hub: HubName;
  payload: unknown;
}

export interface Recording {
  request: SendCall;
  recorded: Recorded[];
  /** Messages of both hubs, oldest first. */
  hubMessages: HubMessage[];
  /** Moves the program by so many updates. */
  move: (updates: number) => void;
  /** A request to `/__control`. */
  control: (path: string, body?: object) => Promise<unknown>;
  close: () => Promise<void>;
}

export const ORIGIN = 'http://tribun.test';

/** @param now epoch milliseconds; a fixed time gives the same answers every time */
export function startRecording(dialect: DialectOptions, now: () => number, seed = 1): Recording {
  const world = createWorld({ seed, events: 300, now });
  const { app, hubs, close } = createBackend(world, { seed, now, dialect, updatesPerSecond: 0, distDir: undefined });
  const recorded: Recorded[] = [];
  const hubMessages: HubMessage[] = [];
  for (const hub of hubNames)
    hubs.join(
      hub,
      listener((payload) => hubMessages.push({ hub, payload })),
    );
  const move = (updates: number): void => hubs.broadcast(world.step(updates));
  let requests = 0;
  const request: SendCall = async (name, input, options = {}) => {
    requests += 1;
    const call: ServiceCall = calls[name];
    const record = await send(app, call, input, { ...options, id: idOf(requests) });
    const read = readResponse(call, { ok: record.status === 200, status: record.status }, record.response);
    let dropped = 0;
    const value = read.ok ? call.decode(read.value.data, { input, dropped: () => void (dropped += 1) }) : undefined;
    recorded.push({ ...record, dropped: read.ok && value === undefined ? undefined : dropped });
    return value as ValueOf<(typeof calls)[typeof name]> | undefined;
  };
  const control = async (path: string, body?: object): Promise<unknown> => {
    const method = body === undefined ? 'GET' : 'POST';
    const response = await app.inject({ method, url: `/__control/${path}`, ...(body && { body }) });
    return response.json();
  };
  return { request, recorded, hubMessages, move, control, close };
}

/** A client of a hub that hears every message. */
function listener(hear: (payload: unknown) => void): HubClient {
  return {
    ready: true,
    silentForMs: () => 0,
    send: (frame) => {
      for (const text of frame.toString().split('\x1e')) if (text !== '') hear(JSON.parse(text));
    },
    answerPendingHandshake: () => undefined,
    fail: () => undefined,
    dismiss: () => undefined,
    terminate: () => undefined,
  };
}

/** Ids of requests that are the same in every recording. */
const idOf = (request: number): string => `00000000-0000-4000-8000-${String(request).padStart(12, '0')}`;

async function send(
  app: FastifyInstance,
  call: ServiceCall,
  input: CallInput,
  { token, headers = {}, id }: CallOptions & { id: string },
): Promise<Omit<Recorded, 'dropped'>> {
  const { pathname, search } = callAddress(`${ORIGIN}${serviceBase(call.area)}`, call, input);
  const body = input.body ?? (call.method === 'POST' ? {} : undefined);
  const sent = {
    ...{ platform: 'web', 'client-transaction-id': id, timestamp: '0' },
    ...(call.device && { 'device-id': 'device-1' }),
    ...(token !== undefined && call.access === 'member' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const response = await app.inject({
    method: call.method,
    url: `${pathname}${search}`,
    headers: sent,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const address = `${pathname}${search}`.slice(serviceBase(call.area).length);
  return { call, input, address, body, headers: sent, status: response.statusCode, response: response.json() };
}
