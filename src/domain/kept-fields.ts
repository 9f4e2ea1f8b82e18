/** Parses form fields persisted over a reload of the tab; damaged text gives an empty object. */
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
