/** Whether an answer is what the contract says of it, to the last row. */
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';

/** What is wrong with the data of an answer to `input`; undefined for nothing. */
export function misfitOf(call: ServiceCall, data: unknown, input: CallInput = {}): string | undefined {
  const [error] = call.answer.validate(data);
  if (error !== undefined) return error.message;
  // Who reads a list leaves out what cannot be read; who writes one has no such row.
  let left = 0;
  const value = call.decode(data, { input, dropped: () => void (left += 1) });
  if (value === undefined) return 'cannot be read';
  return left === 0 ? undefined : `${left} rows cannot be read`;
}
