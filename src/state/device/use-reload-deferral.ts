import { useEffect } from 'react';
import { deferReload } from './app-update.ts';

/** Defers the reload to a new build while typed text would be lost (offline-2). */
export function useReloadDeferral(active: boolean): void {
  useEffect(() => (active ? deferReload('form') : undefined), [active]);
}
