/** The program at an address: place and filters read from it, and a function that changes the filters in it. */
import { useCallback, useMemo } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { type ProgramFilters, readFilters, writeFilters } from './filters/program-filters.ts';
import { type ProgramMode, type ProgramRoute, parseProgramRoute } from './program-route.ts';

export type ChangeFilters = (changes: Partial<ProgramFilters>, how?: { replace: boolean }) => void;

interface ProgramAddress {
  /** `undefined` for a sport that does not exist. */
  route: ProgramRoute | undefined;
  /** Event id from the address of all odds, '' for none. */
  eventId: string;
  filters: ProgramFilters;
  change: ChangeFilters;
}

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
