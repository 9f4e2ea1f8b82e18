/** Tells that the first screen stands: a page by `<Page>`, odds by themselves. */
import { useEffect } from 'react';
import { firstScreen } from './first-screen.ts';

/** @param has what the first screen is for has come */
export function useFirstScreen(has: boolean): void {
  useEffect(() => {
    if (has) firstScreen.shown();
  }, [has]);
}
