/** Route facts of the current page and its area, so that pages need not repeat their title or section. */
import { createContext, useContext } from 'react';
import type { PageDefinition } from './page-definition.ts';

interface PageContextValue {
  facts: PageDefinition;
  /** All pages of the area, for menus. */
  area: readonly PageDefinition[];
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePageContext(): PageContextValue {
  const shown = useContext(PageContext);
  if (shown === undefined) throw new Error('a page is shown by the router');
  return shown;
}
