/** The row of the page that is shown, and those of its area: what a page says of itself it does not say again. */
import { createContext, useContext, useMemo } from 'react';
import type { Player } from '../../model/player.ts';
import type { MenuEntry, PageFacts } from '../../routes/page.ts';

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

export interface MenuPage extends MenuEntry {
  /** Pattern of the page's address. */
  path: string;
  label: string;
  href: string;
}

/** Pages that have a place in this member's menus, in their order. */
export function menuOf(
  pages: readonly PageFacts[],
  { isCustomRetailer }: Pick<Player, 'isCustomRetailer'>,
): MenuPage[] {
  return pages
    .flatMap(({ path, title, menu }) =>
      menu === undefined || (menu.retailersOnly === true && !isCustomRetailer)
        ? []
        : [{ ...menu, path, label: menu.label ?? title, href: menu.href ?? path }],
    )
    .toSorted((one, other) => one.order - other.order);
}

export function useMenu(player: Pick<Player, 'isCustomRetailer'>): MenuPage[] {
  const { area } = useShownPage();
  return useMemo(() => menuOf(area, player), [area, player]);
}
