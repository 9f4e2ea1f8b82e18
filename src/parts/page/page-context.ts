/** The row of the page that is shown, and those of its area: what a page says of itself it does not say again. */
import { createContext, useContext } from 'react';
import type { PageFacts } from '../../routes/page.ts';

export interface ShownPage {
  facts: PageFacts;
  /** All pages of the area, for menus. */
  area: readonly PageFacts[];
}

export const PageContext = createContext<ShownPage | undefined>(undefined);

export function useShownPage(): ShownPage {
  const shown = useContext(PageContext);
  if (shown === undefined) throw new Error('a page is shown by the router');
  return shown;
}
