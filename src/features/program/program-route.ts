/** The program an address names: the page's mode and the sport of the path. */
import type { ListQuery } from '../../contract/port/topics.ts';
import { type Sport, sportBySlug } from '../../domain/sports.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { type ProgramFilters, readFilters, writeFilters } from './filters/program-filters.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';

export type ProgramMode = 'program' | 'live' | 'special' | 'allOdds';

export interface ProgramRoute {
  mode: ProgramMode;
  /** `null` for the special events of all sports. */
  sport: Sport | null;
}

/**
 * Returns the place of a path's slug, '' for the default; `undefined` if it names no sport. Special events also have
 * slugs of other groups ("sampiyonlar-ligi"), which show all sports.
 */
export function parseProgramRoute(mode: ProgramMode, slug: string): ProgramRoute | undefined {
  const sport = sportBySlug(slug === '' && mode !== 'special' ? DEFAULT_SPORT : slug);
  if (mode === 'special') return { mode, sport: sport ?? null };
  return sport === undefined ? undefined : { mode, sport };
}

/** Scope of the events the page lists; `t` of the query narrows the bulletin. */
export function listScope(place: ProgramRoute, filters: ProgramFilters): ListQuery['scope'] {
  if (place.mode === 'live') return 'live';
  if (place.mode === 'special' || filters.type === 'longTerm') return 'longTerm';
  return filters.type === 'live' ? 'live' : 'all';
}

/** Address of the same sport in another mode. */
export function programRouteLink(mode: ProgramMode, sport: Sport | null): string {
  const slug = sport?.slug ?? DEFAULT_SPORT;
  if (mode === 'live') return entryLinks.liveProgram(slug);
  if (mode === 'special') return entryLinks.specialEvents(sport?.slug);
  return mode === 'allOdds' ? entryLinks.allOdds(slug) : entryLinks.program(slug);
}

/** Title of the page, also its heading. */
export function programRouteTitle({ mode, sport }: ProgramRoute): string {
  const name = sport?.name ?? 'Tüm Sporlar';
  if (mode === 'live') return `Canlı ${name}`;
  if (mode === 'special') return `Özel etkinlikler · ${name}`;
  return mode === 'allOdds' ? `Tüm oranlar · ${name}` : `${name} Programı`;
}

export type ChangeFilters = (changes: Partial<ProgramFilters>, how?: { replace: boolean }) => void;

interface ProgramAddress {
  /** `undefined` for a sport that does not exist. */
  route: ProgramRoute | undefined;
  /** Event id from the address of all odds, '' for none. */
  eventId: string;
  filters: ProgramFilters;
  change: ChangeFilters;
}

/** The program at an address: place and filters read from it, and a function that changes the filters in it. */
export function useProgramAddress(mode: ProgramMode): ProgramAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { sport, group, eventId = '' } = useParams<{ sport?: string; group?: string; eventId?: string }>();
  const slug = sport ?? group ?? '';
  const place = useMemo(() => parseProgramRoute(mode, slug), [mode, slug]);
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback<ChangeFilters>(
    // Reads the current address rather than the rendered one: an open dialog keeps this function while a search typed
    // before it still changes the address.
    (changes, how = { replace: false }) => navigate(path + writeFilters(location.search, changes), how),
    [navigate, path],
  );
  return { route: place, eventId, filters, change };
}
