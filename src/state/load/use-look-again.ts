/** Polling of values for which the services send no notifications. */
import { useEffect } from 'react';
import { createShownClock } from '../../platform/device/shown-clock.ts';

/**
 * Refetches each minute while the page is visible, and at once when it becomes visible.
 * @param retry null polls nothing
 */
export function useLookAgain(retry: (() => void) | null): void {
  useEffect(() => (retry === null ? undefined : onLook(retry)), [retry]);
}

const onLook = createShownClock(60_000, () => document);
