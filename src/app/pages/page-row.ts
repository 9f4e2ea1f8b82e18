/** Rows of pages: the facts the router and the shell need, and how the code is loaded. */
import { type ComponentType, type ReactNode, createElement } from 'react';
import type { PageFacts } from '../../routes/page.ts';
import { type LoadableComponent, loadableComponent } from '../../state/load/loadable.ts';

export interface PageRow extends PageFacts {
  Page: LoadableComponent<object>;
  /** Wraps a page with restricted access; set by its area (`guarded`). */
  Guard?: ComponentType<{ children: ReactNode }>;
}

/** A former address of a page: redirects to the present one and keeps the query. */
export interface MovedRow {
  path: string;
  to: (parameters: Partial<Record<string, string>>) => string;
}

export type Row = PageRow | MovedRow;

interface PageSpec<Props extends object> extends PageFacts {
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/** Builds a row whose code is loaded on the first visit. */
export function page(row: PageSpec<object>): PageRow {
  const { load, ...facts } = row;
  return { ...facts, Page: loadableComponent(load) };
}

/** Builds a row of a component shared by several addresses, which learns its address from `props`. */
export function pageWith<Props extends object>({ load, ...facts }: PageSpec<Props>, props: Props): PageRow {
  const loadBound = async (): Promise<{ default: ComponentType }> => {
    const { default: Page } = await load();
    const Bound = (): ReturnType<typeof createElement> => createElement(Page, props);
    return { default: Bound };
  };
  return { ...facts, Page: loadableComponent(loadBound) };
}

export function moved(path: string, to: MovedRow['to']): MovedRow {
  return { path, to };
}
