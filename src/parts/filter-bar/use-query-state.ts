import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { QueryChoice, QueryState } from '../../lib/query-state.ts';
import { usePageContext } from '../page/page-context.ts';

export interface UsedQueryState<Spec> {
  choice: QueryChoice<Spec>;
  /** Opens the address with these changes. */
  change: (changes: Partial<QueryChoice<Spec>>) => void;
  /** Returns the address with these changes. */
  hrefOf: (changes?: Partial<QueryChoice<Spec>>, path?: string) => string;
}

/**
 * The filters in the current address.
 * @param filters must be stable, or the choice is a new object with every render
 * @param path of the list; by default the page's own, which is right for pages without parameters
 */
export function useQueryState<Spec>(filters: QueryState<Spec>, path?: string): UsedQueryState<Spec> {
  const { facts } = usePageContext();
  const [, navigate] = useLocation();
  const search = useSearch();
  const own = path ?? facts.path;
  return useMemo(() => {
    const choice = filters.parse(search);
    const hrefOf: UsedQueryState<Spec>['hrefOf'] = (changes, at = own) => at + filters.write({ ...choice, ...changes });
    return { choice, hrefOf, change: (changes) => navigate(hrefOf(changes)) };
  }, [filters, search, own, navigate]);
}
