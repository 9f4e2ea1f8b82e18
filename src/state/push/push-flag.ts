/**
 * A flag for a push subscription on this device, readable before the database is opened: a start loads the code of push only
 * with it (push-1).
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { storedText } from '../../platform/browser-storage/stored-value.ts';
import { createStoredState } from '../device/use-stored-value.ts';

export const pushFlag = createStoredState(
  storedText({
    key: `${STORAGE_PREFIX}:push`,
    parse: (text) => text === '1',
    serialize: (isOn) => (isOn ? '1' : ''),
  }),
);
