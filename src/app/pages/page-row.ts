/** A page is a row: everything the product knows of it, and how it is loaded. */
import { type ComponentType, type ReactNode, createElement } from 'react';
import type { PageFacts } from '../../routes/page.ts';
import { type LoadableComponent, loadableComponent } from '../../state/load/loadable.ts';

export interface PageRow extends PageFacts {
  Page: LoadableComponent<object>;
  /** Stands around a page that is not for everyone; given by its area. */
  Guard?: ComponentType<{ children: ReactNode }>;
}

/** Another address of a page: what was asked of it stays. */
export interface MovedRow {
  path: string;
  to: (parameters: Partial<Record<string, string>>) => string;
}

export type Row = PageRow | MovedRow;

interface PageSpec<Props extends object> extends PageFacts {
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/** Its code is loaded when its address is first asked for. */
export function page(row: PageSpec<object>): PageRow {
  const { load, ...facts } = row;
  return { ...facts, Page: loadableComponent(load) };
}

/** One component for several addresses, told which it stands at. */
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
