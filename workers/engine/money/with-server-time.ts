/** Converts the time of sending to the service's clock, because the searched rows are dated by that clock. */
import type { Intent } from './intent.ts';
import type { StoredIntents } from './stored-intents.ts';

/**
 * The record with `sentAt` in the service's time. The clock offset is requested once and stored, because the device's
 * clock may be set later. Returns the record unchanged while the offset is unknown.
 */
export async function withServerTime<End, Kept extends Intent<End>>(
  record: Kept,
  kept: Pick<StoredIntents<End, Kept>, 'change'>,
  ask: () => Promise<number | undefined>,
): Promise<Kept> {
  const offset = record.serverOffset ?? (await ask());
  if (offset === undefined) return record;
  if (record.serverOffset === undefined) await kept.change(record, { serverOffset: offset });
  return { ...record, sentAt: record.sentAt + offset };
}
