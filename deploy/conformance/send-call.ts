/** The function by which a tour of calls makes one call, whether it asks a service or the stand-in. */
import type { InputOf, ValueOf } from '../../src/contract/services/call.ts';
import type { Calls } from '../../src/contract/services/calls.ts';

export type CallName = keyof Calls;

export interface CallOptions {
  /** Access token of the member who makes the call. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends one call. Returns what the product's decoder reads; undefined for a refusal or an unreadable response. */
export type SendCall = <Name extends CallName>(
  name: Name,
  input: InputOf<Calls[Name]>,
  options?: CallOptions,
) => Promise<ValueOf<Calls[Name]> | undefined>;
