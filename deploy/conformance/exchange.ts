/** Requests of the product to a service, and everything that came back. */
import { randomUUID } from 'node:crypto';
import type { CallInput } from '../../src/contract/services/call-input.ts';
import { callAddress } from '../../src/contract/services/call-request.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { parseJson } from '../../src/lib/parse-json.ts';
import { reasonOf } from '../check/finding.ts';
import type { CallOptions } from './send-call.ts';

export interface Exchange {
  call: ServiceCall;
  input: CallInput;
  address: URL;
  /** Undefined when no response arrived; `failure` then has the reason. */
  response: ServiceAnswer | undefined;
  failure: string | undefined;
  /** Time from the request to the end of the body, milliseconds. */
  ms: number;
  /** Epoch milliseconds of the request. */
  sentAt: number;
}

export interface ServiceAnswer {
  status: number;
  headers: Headers;
  redirected: boolean;
  text: string;
  /** The parsed body; undefined for no JSON. */
  body: unknown;
}

export interface ServiceClientOptions {
  /** Base addresses by area; relative ones are resolved against the origin. */
  services: Partial<Record<string, string>>;
  /** Origin of the product, which requests carry. */
  origin: string;
  /** Share of a call's deadline after which the run gives up; 1 for the product's own. */
  patience: number;
  deviceId: string;
}

/** Returned for a call whose area has no address. */
export const NO_ADDRESS = Symbol('no address');

/** Sends one call with the headers of the product. Redirects are followed, as a browser does. */
export async function sendToService(
  { services, origin, patience, deviceId }: ServiceClientOptions,
  call: ServiceCall,
  input: CallInput,
  { token, headers = {} }: CallOptions = {},
): Promise<Exchange | typeof NO_ADDRESS> {
  const base = services[call.area];
  if (base === undefined) return NO_ADDRESS;
  const address = callAddress(new URL(base, origin).href, call, input);
  const sentAt = Date.now();
  const begun = performance.now();
  const ended = (part: Pick<Exchange, 'response' | 'failure'>): Exchange => {
    return { call, input, address, sentAt, ms: performance.now() - begun, ...part };
  };
  try {
    const response = await fetch(address, {
      method: call.method,
      signal: AbortSignal.timeout(call.deadlineMs * patience),
      headers: {
        ...{ Origin: origin, Accept: '*/*', 'Accept-Encoding': 'gzip, br' },
        ...{ Platform: call.platform ?? 'web', 'Client-Transaction-Id': randomUUID(), TimeStamp: String(sentAt) },
        ...(call.device && { 'Device-Id': deviceId }),
        ...(token !== undefined && call.access === 'member' && { Authorization: `Bearer ${token}` }),
        ...(call.method === 'POST' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(call.method === 'POST' && { body: JSON.stringify(input.body ?? {}) }),
    });
    const text = await response.text();
    const { status, headers: received, redirected } = response;
    return ended({
      response: { status, headers: received, redirected, text, body: parseJson(text) },
      failure: undefined,
    });
  } catch (error) {
    return ended({ response: undefined, failure: reasonOf(error) });
  }
}
