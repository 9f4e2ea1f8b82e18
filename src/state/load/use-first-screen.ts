/** Tells that the first screen stands: a page by `<Page>`, odds by themselves. */
import { useEffect, useState } from 'react';
import { firstScreen } from './first-screen.ts';

/** @param has what the first screen is for has come */
export function useFirstScreen(has: boolean): void {
  useEffect(() => {
    if (has) firstScreen.shown();
  }, [has]);
}

/** Whether what is below the first screen may ask for something. */
export function useFirstScreenStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    void firstScreen.stands.then(() => setStands(true));
  }, []);
  return stands;
}
