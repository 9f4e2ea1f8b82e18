import { useEffect } from 'react';
import { holdReload } from './update.ts';

/** While something is typed that a reload would lose, a new build waits (design §5). */
export function useReloadHold(active: boolean): void {
  useEffect(() => (active ? holdReload('form') : undefined), [active]);
}
