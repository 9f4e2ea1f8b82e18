import { useMemo } from 'react';
import { Link } from 'wouter';
import { wholeList } from '../../domain/program/whole-list.ts';
import type { Sport } from '../../domain/sports.ts';
import { listHref } from '../../parts/event-link/list-href.ts';
import { useTopicValue } from '../../state/engine/live.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import type { ProgramFilters } from './filters/program-filters.ts';

export interface SpecialOfferProps {
  sport: Sport;
  filters: Pick<ProgramFilters, 'leagues' | 'search'>;
}

/** Link to the special events if the bulletin is empty and they have matches for the same filters (rule program-16). */
export function SpecialOffer({ sport, filters: { leagues, search } }: SpecialOfferProps) {
  const text = search.trim();
  const query = useMemo(
    () => ({
      ...wholeList({ sportId: sport.id, scope: 'longTerm', sort: 'league', competitionIds: leagues }),
      search: text,
    }),
    [sport.id, leagues, text],
  );
  const total = useTopicValue({ kind: 'list', query }, 'facets')?.total ?? 0;
  if (total === 0) return null;
  const href = listHref(sport, true, { searchTerm: text, lig: leagues.join(',') });
  return (
    <Link className={buttonClass('quiet')} href={href}>
      {total} özel etkinliği göster
    </Link>
  );
}
