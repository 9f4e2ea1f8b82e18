/** Rows of pages: the facts the router and the shell need, and how the code is loaded. */
import { type ComponentType, type ReactNode, createElement } from 'react';
import type { PageDefinition } from '../../parts/page/page-context.ts';
import { type LoadableComponent, createLoadableComponent } from '../../state/load/loadable.ts';

export interface PageRow extends PageDefinition {
  Page: LoadableComponent<object>;
  /** Wraps a page with restricted access; set by its area (`guarded`). */
  Guard?: ComponentType<{ children: ReactNode }>;
}

/** A former address of a page: redirects to the present one and keeps the query. */
interface RedirectRow {
  path: string;
  to: (parameters: Partial<Record<string, string>>) => string;
}

export type RouteRow = PageRow | RedirectRow;

interface PageSpec<Props extends object> extends PageDefinition {
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/** Builds a row whose code is loaded on the first visit. */
export function page(row: PageSpec<object>): PageRow;
/** Builds a row of a component shared by several addresses, which learns its address from `props`. */
export function page<Props extends object>(row: PageSpec<Props>, props: Props): PageRow;
export function page<Props extends object>({ load, ...facts }: PageSpec<Props>, props?: Props): PageRow {
  const loadBound = async (): Promise<{ default: ComponentType }> => {
    const { default: Page } = await load();
    return { default: () => createElement(Page, props) };
  };
  return { ...facts, Page: createLoadableComponent(loadBound) };
}

export function redirectRow(path: string, to: RedirectRow['to']): RedirectRow {
  return { path, to };
}
