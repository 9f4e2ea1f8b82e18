/** Reports that the first screen is ready: a page by `<Page>`, odds by themselves. */
import { useEffect, useState } from 'react';
import { firstScreen } from './first-screen.ts';

/** @param has true when the main content has loaded */
export function useReportFirstScreen(has: boolean): void {
  useEffect(() => {
    if (has) firstScreen.reportShown();
  }, [has]);
}

/** Returns true once content below the first screen may load. */
export function useIsFirstScreenReady(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    void firstScreen.ready.then(() => setStands(true));
  }, []);
  return stands;
}
