/**
 * Intents of pending money calls, stored for the engine where the device's database refuses (money-14). Content and
 * removal are the engine's business.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import type { IntentsRequest } from '../../contract/port/frames.ts';
import { storedString } from './stored-value.ts';

/**
 * Reads or writes a list of intents for the engine.
 * @returns the stored text; null for none, and if storage is refused
 */
export function handleIntentsRequest(asked: IntentsRequest['intents']): string | null {
  const intents = storedString({ key: `${STORAGE_PREFIX}:intents:${asked.list}`, isVersioned: true });
  if (asked.type === 'write' && !intents.write(asked.text ?? '')) return null;
  const text = intents.read();
  return text === '' ? null : text;
}
