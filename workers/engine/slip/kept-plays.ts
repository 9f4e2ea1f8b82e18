/** The coupons this device sent, of each account the last. A sign-out leaves them without their choices (rule play-19). */
import type { KeptIntentsOptions } from '../money/kept-intents.ts';
import { type PlayRecord, isPlayRecords } from './play-record.ts';

export const keptPlays: Pick<KeptIntentsOptions<PlayRecord>, 'key' | 'guard' | 'strip'> = {
  key: 'plays',
  guard: isPlayRecords,
  strip: (record) => (record.slip === '' ? record : { ...record, slip: '' }),
};
