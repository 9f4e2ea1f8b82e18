/** The program an address shows: place and filters read from it, and the call that changes them in it. */
import { useCallback, useMemo } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { type ProgramFilters, readFilters, writeFilters } from './filters/program-filters.ts';
import { type ProgramMode, type ProgramPlace, programPlace } from './program-place.ts';

export type ChangeFilters = (changes: Partial<ProgramFilters>, how?: { replace: boolean }) => void;

export interface ProgramAddress {
  /** `undefined` for a sport that does not exist. */
  place: ProgramPlace | undefined;
  /** Event id of an all-odds address, '' for none. */
  eventId: string;
  filters: ProgramFilters;
  change: ChangeFilters;
}

export function useProgramAddress(mode: ProgramMode): ProgramAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { sport, group, eventId = '' } = useParams<{ sport?: string; group?: string; eventId?: string }>();
  const slug = sport ?? group ?? '';
  const place = useMemo(() => programPlace(mode, slug), [mode, slug]);
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback<ChangeFilters>(
    // The address of now, not of the render: a dialog keeps this call while a search typed before it comes in behind it.
    (changes, how = { replace: false }) => navigate(path + writeFilters(location.search, changes), how),
    [navigate, path],
  );
  return { place, eventId, filters, change };
}
