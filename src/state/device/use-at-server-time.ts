/** Values that change with the server's clock, such as countdowns. */
import { useSyncExternalStore } from 'react';
import { createVisiblePageClock } from '../../platform/device/visible-page-clock.ts';

/**
 * Returns `read` at the current server second; a component renders again only when the value differs. Paused while the
 * page is hidden, and correct at once when it is shown again.
 * @param offset milliseconds the server's clock is ahead of this device's
 * @param read receives epoch seconds of the server and returns a text or a number
 */
export function useAtServerTime<T extends string | number>(offset: number, read: (now: number) => T): T {
  return useSyncExternalStore(onLook, () => read((Date.now() + offset) / 1_000));
}

/** Twice a second, because the server's seconds begin somewhere within the device's. */
const onLook = createVisiblePageClock(500, () => document);
