/** Checks of responses against the contract. */
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';

/** Describes the mismatch of a response with the contract; undefined if it fits. */
export function misfitOf(call: ServiceCall, data: unknown, input: CallInput = {}): string | undefined {
  const [error] = call.response.validate(data);
  if (error !== undefined) return error.message;
  // Decoders drop unreadable rows, but a server must not send any.
  let left = 0;
  const value = call.decode(data, { input, dropped: () => void (left += 1) });
  if (value === undefined) return 'cannot be read';
  return left === 0 ? undefined : `${left} rows cannot be read`;
}
