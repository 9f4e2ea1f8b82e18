import { useEffect, useState } from 'react';
import { atMoment } from '../../platform/device/at-moment.ts';

/** Whether a moment (epoch seconds) is still to come: components render again when it comes. */
export function useBefore(at: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  const before = now < at * 1000;
  useEffect(() => (before ? atMoment(at * 1000, () => setNow(Date.now())) : undefined), [at, before]);
  return before;
}
