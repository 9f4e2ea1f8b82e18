/** What a tab keeps of a form over its reload, read back: a damaged text holds nothing. */
import { type Fields, isFields } from '../lib/guards.ts';

export function keptFields(text: string): Fields {
  if (text === '') return {};
  try {
    return fieldsOf(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
