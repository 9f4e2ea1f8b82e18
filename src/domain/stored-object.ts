/** Parses form fields persisted over a reload of the tab; damaged text gives an empty object. */
import { type PlainObject, isPlainObject } from '../lib/guards.ts';

export function parseStoredObject(text: string): PlainObject {
  if (text === '') return {};
  try {
    return toPlainObject(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function toPlainObject(value: unknown): PlainObject {
  return isPlainObject(value) ? value : {};
}
