/** Route facts of the current page and its area, so that pages need not repeat their title or section. */
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
