/**
 * Decodes responses as the engine's services do: a fake holds the wire's own rows, and its callers get them decoded.
 */
import type { CallInput } from '../../src/contract/services/call-input.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../src/contract/services/call.ts';
import type { Result } from '../../src/model/failure.ts';
import type { ServiceResponse, RequestOptions } from '../../workers/engine/calls/services.ts';

/** Options of a call: its own input and the request options. */
export type CallOptions<T extends CallTypes> = InputOf<ServiceCall<T>> & RequestOptions;

/** @param storedAt epoch seconds, for a cached response of the device */
export function answerWith<T extends CallTypes>(
  call: ServiceCall<T>,
  input: CallOptions<T>,
  wire: unknown,
  storedAt: number | null = null,
): Result<ServiceResponse<ValueOf<ServiceCall<T>>>> {
  let dropped = 0;
  const data = call.decode(wire, { input, dropped: () => void (dropped += 1) });
  if (data === undefined) return { ok: false, failure: { kind: 'malformed' } };
  return { ok: true, value: { data, storedAt, info: null, dropped } };
}

/** The path of a request with its parameters, and its query in one order. */
export const callName = ({ path }: ServiceCall, { parameters = {}, query = {} }: CallInput): string => {
  const search = new URLSearchParams(query as Record<string, string>);
  search.sort();
  const filled = path.replace(/:(\w+)/g, (_, each: string) => String(parameters[each]));
  return search.size === 0 ? filled : `${filled}?${search}`;
};
