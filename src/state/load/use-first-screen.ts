/** Reports that the first screen is ready: a page by `<Page>`, odds by themselves. */
import { useEffect, useState } from 'react';
import { firstScreen } from './first-screen.ts';

/** @param has true when the main content has loaded */
export function useFirstScreen(has: boolean): void {
  useEffect(() => {
    if (has) firstScreen.shown();
  }, [has]);
}

/** Returns true once content below the first screen may load. */
export function useFirstScreenStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    void firstScreen.stands.then(() => setStands(true));
  }, []);
  return stands;
}
