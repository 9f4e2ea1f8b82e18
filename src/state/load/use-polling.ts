/** Polling of values for which the services send no notifications. */
import { useEffect } from 'react';
import { createVisiblePageClock } from '../../platform/device/visible-page-clock.ts';

/**
 * Refetches each minute while the page is visible, and at once when it becomes visible.
 * @param retry null polls nothing
 */
export function usePolling(retry: (() => void) | null): void {
  useEffect(() => (retry === null ? undefined : onLook(retry)), [retry]);
}

const onLook = createVisiblePageClock(60_000, () => document);
