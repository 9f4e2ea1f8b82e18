/** The coupons this device sent, of each account the last. A sign-out leaves them without their choices (rule play-19). */
import { type KeptIntents, type KeptIntentsOptions, createKeptIntents } from '../money/kept-intents.ts';
import { type PlayEnd, type PlayRecord, isPlayRecords } from './play-record.ts';

export const keptPlays: Pick<KeptIntentsOptions<PlayRecord>, 'key' | 'guard' | 'strip'> = {
  key: 'plays',
  guard: isPlayRecords,
  strip: (record) => (record.slip === '' ? record : { ...record, slip: '' }),
};

export function createKeptPlays(
  options: Omit<KeptIntentsOptions<PlayRecord>, keyof typeof keptPlays>,
): KeptIntents<PlayEnd, PlayRecord> {
  return createKeptIntents<PlayEnd, PlayRecord>({ ...options, ...keptPlays });
}
