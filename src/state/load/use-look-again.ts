/** What moves while nobody tells of it. */
import { useEffect } from 'react';
import { createShownClock } from '../../platform/device/shown-clock.ts';

/** Asked for again each minute while the page is shown, and at once when it is shown again. */
export function useLookAgain(retry: () => void): void {
  useEffect(() => onLook(retry), [retry]);
}

const onLook = createShownClock(60_000, () => document);
