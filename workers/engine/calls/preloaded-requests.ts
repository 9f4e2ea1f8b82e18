/**
 * Requests sent before a page needs them: the first equal request gets their result, pending or not; all later ones
 * are sent.
 */
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import type { Services } from './services.ts';

export interface PreloadedRequests extends Services {
  /** Sends the request now. */
  expect(call: ServiceCall, input: CallInput): void;
  /** Drops the results, because messages about them may have been missed since. */
  clear(): void;
}

/** An unused result is dropped after this time, in milliseconds, because it is outdated by then. */
const KEPT_MS = 5_000;

export function createPreloadedRequests(services: Services): PreloadedRequests {
  const sent = new Map<string, Promise<unknown>>();
  return {
    clear: () => sent.clear(),
    expect: (call, input) => {
      const key = keyOf(call, input);
      const result = services.request(call, input);
      sent.set(key, result);
      const forget = (): void => {
        if (sent.get(key) === result) sent.delete(key);
      };
      // A failure is shared only with a request that waits already; a later one tries again.
      void result.then(({ ok }) => (ok ? setTimeout(forget, KEPT_MS) : forget()));
    },
    request: (call, input) => {
      const key = keyOf(call, input);
      const result = sent.get(key) as ReturnType<typeof services.request<NonNullable<typeof call.types>>> | undefined;
      sent.delete(key);
      return result ?? services.request(call, input);
    },
  };
}

const keyOf = ({ name }: ServiceCall, { parameters, query, body }: CallInput): string =>
  JSON.stringify([name, parameters, query, body]);
