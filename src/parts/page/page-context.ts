/** Route facts of the current page and its area, so that pages need not repeat their title or section. */
import { createContext, useContext } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { Section } from '../../routes/areas.ts';

interface PageContextValue {
  facts: PageDefinition;
  /** All pages of the area, for menus. */
  area: readonly PageDefinition[];
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePageContext(): PageContextValue {
  const shown = useContext(PageContext);
  if (shown === undefined) throw new Error('not within a page');
  return shown;
}

/**
 * Facts of a page that are known before it is loaded. Set by its row in `app/pages`; used by navigation and tests.
 */
export interface PageDefinition {
  /** Pattern of the page's address. */
  path: string;
  /** Heading and tab title, unless the page sets its own. */
  title: string;
  /** `visitor`: members are redirected home. `member`: visitors sign in first and return. */
  access: 'anyone' | 'visitor' | 'member';
  section: Section;
  /** Target of "back" without history; null on the pages of the navigation. */
  backTarget: string | null | ((parameters: Partial<Record<string, string>>) => string | null);
  /** Content without a network: cached responses, or the frame alone with a notice. */
  offline: 'copies' | 'frame';
  /** Rendered without the shell, because other sites embed it. */
  bare?: true;
  /** Keeps the slip in view while the page scrolls (rule slip-16). */
  stickySlip?: true;
  /** Entry in the account's menus. */
  menu?: MenuEntry;
}

export interface MenuEntry {
  group: 'Hesabım' | 'Güvenlik';
  icon: LucideIcon;
  order: number;
  /** Shown only on retailers' terminals. */
  retailersOnly?: true;
  /** Address to link to, for pages without a single address. */
  href?: string;
  /** Label, if it differs from the title. */
  label?: string;
  /** Description of the page, unless the page provides a better one. */
  detail?: string;
}
