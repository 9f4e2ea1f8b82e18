import { useEffect } from 'react';
import { holdReload } from './update.ts';

/** While something is typed that a reload would lose, a new build waits (offline-2). */
export function useReloadHold(active: boolean): void {
  useEffect(() => (active ? holdReload('form') : undefined), [active]);
}
