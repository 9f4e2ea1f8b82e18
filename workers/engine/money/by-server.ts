/** When it was sent by the clock of the service: the rows it is looked for in are of that time. */
import type { Intent } from './intent.ts';
import type { KeptIntents } from './kept-intents.ts';

/**
 * The record by that clock. How far it is off is asked when the doubt begins, and kept: the device's may be set afterwards.
 * While nobody says, the device's is what there is.
 */
export async function byServer<End, Kept extends Intent<End>>(
  record: Kept,
  kept: Pick<KeptIntents<End, Kept>, 'change'>,
  ask: () => Promise<number | undefined>,
): Promise<Kept> {
  const offset = record.serverOffset ?? (await ask());
  if (offset === undefined) return record;
  if (record.serverOffset === undefined) await kept.change(record, { serverOffset: offset });
  return { ...record, sentAt: record.sentAt + offset };
}
