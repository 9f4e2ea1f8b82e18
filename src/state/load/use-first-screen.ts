/** Says for a page without odds that its first screen stands. */
import { useEffect } from 'react';
import { firstScreen } from './first-screen.ts';

/** @param has what the page shows has come */
export function useFirstScreen(has: boolean): void {
  useEffect(() => {
    if (has) firstScreen.shown();
  }, [has]);
}
