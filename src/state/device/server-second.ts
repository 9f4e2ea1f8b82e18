/** What counts down, or ends, by the server's clock. */
import { useSyncExternalStore } from 'react';
import { createShownClock } from '../../platform/device/shown-clock.ts';

/**
 * What is so at this second of that clock: a component renders again when it is otherwise, and not with each look. Nobody
 * looks while the page is hidden; when it is shown again, what stands there is right at once.
 * @param offset what that clock is ahead of this device's, ms
 * @param read gives a text or a number
 */
export function useServerSecond<T extends string | number>(offset: number, read: (now: number) => T): T {
  return useSyncExternalStore(onLook, () => read((Date.now() + offset) / 1_000));
}

/** Twice a second: its seconds begin somewhere within those of the device. */
const onLook = createShownClock(500, () => document);
