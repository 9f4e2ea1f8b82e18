/** Menu entries of the account, shared by profile and header, so that both have the same pages in the same order. */
import { useMemo } from 'react';
import type { Player } from '../../model/player.ts';
import { type MenuEntry, type PageDefinition, usePageContext } from './page-context.ts';

interface MenuPage extends MenuEntry {
  /** Route pattern of the page. */
  path: string;
  label: string;
  href: string;
}

/** Returns the pages that belong in this member's menus, sorted. */
export function accountMenuPages(
  pages: readonly PageDefinition[],
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

export function useAccountMenu(player: Pick<Player, 'isCustomRetailer'>): MenuPage[] {
  const { area } = usePageContext();
  return useMemo(() => accountMenuPages(area, player), [area, player]);
}
