/** The page at the current address, as far as it is known before its code is loaded. */
import { useMemo, useSyncExternalStore } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { sportBySlug } from '../../domain/sports.ts';
import type { Section } from '../../routes/areas.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import type { RouteRow } from './page-row.ts';
import { type Area, areas, entryRows } from './pages.ts';

type RouteParameters = Partial<Record<string, string>>;

export interface FoundRow {
  row: RouteRow;
  parameters: RouteParameters;
}

export interface CurrentPage {
  section: Section;
  /** Empty when the address names no sport of the catalogue. */
  sportSlug: string;
  /** Target of "back" when the history has no earlier page; null hides the button. */
  backTarget: string | null;
  /** True when the slip stays in view while the page scrolls. */
  stickySlip: boolean;
  /** True when the page is shown without the sports and the slip beside it. */
  alone: boolean;
}

type Matcher = (path: string, pathname: string) => RouteParameters | undefined;

export function useMatcher(): Matcher {
  const { parser } = useRouter();
  return useMemo(
    () => (path, pathname) => {
      const [matches, parameters] = matchRoute(parser, path, pathname);
      return matches ? parameters : undefined;
    },
    [parser],
  );
}

export function findRow(rows: readonly RouteRow[], pathname: string, match: Matcher): FoundRow | undefined {
  for (const row of rows) {
    const parameters = match(row.path, pathname);
    if (parameters !== undefined) return { row, parameters };
  }
  return undefined;
}

export function findArea(pathname: string, match: Matcher): Area {
  const found = areas.find(({ path }) => match(path, pathname) !== undefined);
  if (found === undefined) throw new Error('the last area takes every address');
  return found;
}

export function useCurrentPage(): CurrentPage {
  const [pathname] = useLocation();
  const match = useMatcher();
  const area = findArea(pathname, match);
  const { onChange, peek } = area.rows;
  const rows = useSyncExternalStore(onChange, peek, peek);
  return useMemo(() => {
    const found = findRow([...entryRows, ...(rows ?? [])], pathname, match);
    const { alone = false } = area;
    if (found === undefined || !('Page' in found.row))
      return { section: area.section, sportSlug: '', backTarget: null, stickySlip: false, alone };
    const { section, backTarget: above, stickySlip = false } = found.row;
    return {
      section,
      stickySlip,
      alone,
      sportSlug: sportOf(found),
      backTarget: typeof above === 'function' ? above(found.parameters) : above,
    };
  }, [pathname, match, area, rows]);
}

/** Returns the sport's slug; a program address without a sport means football. */
function sportOf({ row, parameters }: FoundRow): string {
  if (!row.path.includes(':sport')) return '';
  const slug = parameters['sport'] ?? DEFAULT_SPORT;
  return sportBySlug(slug) === undefined ? '' : slug;
}
