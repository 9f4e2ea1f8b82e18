import { useEffect } from 'react';
import { holdReload } from './update.ts';

/** Defers the reload to a new build while typed text would be lost (offline-2). */
export function useReloadHold(active: boolean): void {
  useEffect(() => (active ? holdReload('form') : undefined), [active]);
}
