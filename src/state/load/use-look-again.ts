/** What moves while nobody tells of it. */
import { useEffect } from 'react';
import { createShownClock } from '../../platform/device/shown-clock.ts';

/**
 * Asked for again each minute while the page is shown, and at once when it is shown again.
 * @param retry null asks for nothing
 */
export function useLookAgain(retry: (() => void) | null): void {
  useEffect(() => (retry === null ? undefined : onLook(retry)), [retry]);
}

const onLook = createShownClock(60_000, () => document);
