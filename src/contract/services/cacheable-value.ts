/** Checks a response before it is cached, so that an unreadable one does not replace a readable one. */
import { isPlainObject } from '../../lib/guards.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { CallInput } from './call-input.ts';
import type { ServiceCall } from './call.ts';
import { readResponse } from './read-response.ts';

/**
 * Decodes the text of a response with status 200. Returns undefined when it must not be cached: a refusal is true only
 * for the moment, and a list without one readable row contains less than any older one.
 */
export function cacheableValue(
  call: Pick<ServiceCall, 'bare' | 'steps' | 'decode'>,
  text: string,
  input: CallInput = {},
): unknown {
  const answer = readResponse(call, { ok: true, status: 200 }, parseJson(text));
  if (!answer.ok) return undefined;
  let dropped = 0;
  const value = call.decode(answer.value.data, { input, dropped: () => void (dropped += 1) });
  return dropped > 0 && isEmptyList(value) ? undefined : value;
}

function isEmptyList(value: unknown): boolean {
  const list = isPlainObject(value) ? (value['rows'] ?? value['events']) : value;
  return Array.isArray(list) && list.length === 0;
}
