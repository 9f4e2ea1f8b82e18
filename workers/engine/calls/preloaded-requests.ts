/**
 * Requests sent before a page needs them: the first equal request gets their result, pending or not; all later ones
 * are sent.
 */
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { createOneUseResults } from './one-use-results.ts';
import type { Services } from './services.ts';

export interface PreloadedRequests extends Services {
  /** Sends the request now. */
  expect(call: ServiceCall, input: CallInput): void;
  /** Drops the results, because messages about them may have been missed since. */
  clear(): void;
}

export function createPreloadedRequests(services: Services): PreloadedRequests {
  const sent = createOneUseResults<ReturnType<Services['request']>>();
  return {
    clear: sent.clear,
    expect: (call, input) => sent.put(keyOf(call, input), services.request(call, input)),
    request: (call, input) => {
      // The key contains the name of the call, so the result is of its type.
      const result = sent.take(keyOf(call, input)) as
        | ReturnType<typeof services.request<NonNullable<typeof call.types>>>
        | undefined;
      return result ?? services.request(call, input);
    },
  };
}

const keyOf = ({ name }: ServiceCall, { parameters, query, body }: CallInput): string =>
  JSON.stringify([name, parameters, query, body]);
