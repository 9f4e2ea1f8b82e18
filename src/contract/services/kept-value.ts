/** What a reader will make of an answer that is to be kept: what it cannot read takes no place of what it can. */
import { isFields } from '../../lib/guards.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { CallInput } from './call-input.ts';
import type { ServiceCall } from './call.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Of the text of an answer with status 200; undefined when it is none to keep: a refusal is true for the moment only, and
 * a list without one row that can be read tells less than any older one.
 */
export function keptValue(
  call: Pick<ServiceCall, 'bare' | 'steps' | 'decode'>,
  text: string,
  input: CallInput = {},
): unknown {
  const answer = readAnswer(call, { ok: true, status: 200 }, parseJson(text));
  if (!answer.ok) return undefined;
  let dropped = 0;
  const value = call.decode(answer.value.data, { input, dropped: () => void (dropped += 1) });
  return dropped > 0 && isEmptyList(value) ? undefined : value;
}

function isEmptyList(value: unknown): boolean {
  const list = isFields(value) ? (value['rows'] ?? value['events']) : value;
  return Array.isArray(list) && list.length === 0;
}
