/** The page at the current address, as far as it is known before its code is loaded. */
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { sportBySlug } from '../../domain/sports.ts';
import type { Section } from '../../routes/areas.ts';
import { type PatternParameters, matchPattern } from '../../routes/pattern.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import type { RouteRow } from './page-row.ts';
import { type Area, areas, entryRows } from './pages.ts';

export interface FoundRow {
  row: RouteRow;
  parameters: PatternParameters;
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

export function findRow(rows: readonly RouteRow[], pathname: string): FoundRow | undefined {
  for (const row of rows) {
    const parameters = matchPattern(row.path, pathname);
    if (parameters !== undefined) return { row, parameters };
  }
  return undefined;
}

export function findArea(pathname: string): Area {
  const found = areas.find(({ path }) => matchPattern(path, pathname) !== undefined);
  if (found === undefined) throw new Error('no area');
  return found;
}

export function useCurrentPage(): CurrentPage {
  const [pathname] = useLocation();
  const area = findArea(pathname);
  const { onChange, peek } = area.rows;
  const rows = useSyncExternalStore(onChange, peek, peek);
  return useMemo(() => {
    const found = findRow([...entryRows, ...(rows ?? [])], pathname);
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
  }, [pathname, area, rows]);
}

/** Returns the sport's slug; a program address without a sport means football. */
function sportOf({ row, parameters }: FoundRow): string {
  if (!row.path.includes(':sport')) return '';
  const slug = parameters['sport'] ?? DEFAULT_SPORT;
  return sportBySlug(slug) === undefined ? '' : slug;
}
