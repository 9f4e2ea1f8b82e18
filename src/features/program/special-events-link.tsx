import { useMemo } from 'react';
import { Link } from 'wouter';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { Sport } from '../../domain/sports.ts';
import { eventListHref } from '../../parts/event-link/event-list-href.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import type { ProgramFilters } from './filters/program-filters.ts';

interface SpecialEventsLinkProps {
  sport: Sport;
  filters: Pick<ProgramFilters, 'leagues' | 'search'>;
}

/** Link to the special events if the bulletin is empty and they have matches for the same filters (rule program-16). */
export function SpecialEventsLink({ sport, filters: { leagues, search } }: SpecialEventsLinkProps) {
  const text = search.trim();
  const query = useMemo(
    () => ({
      ...unfilteredListQuery({ sportId: sport.id, scope: 'longTerm', sort: 'league', competitionIds: leagues }),
      search: text,
    }),
    [sport.id, leagues, text],
  );
  const total = useTopicValue({ kind: 'list', query }, 'facets')?.total ?? 0;
  if (total === 0) return null;
  const href = eventListHref(sport, true, { searchTerm: text, lig: leagues.join(',') });
  return (
    <Link className={buttonClass('quiet')} href={href}>
      {total} özel etkinliği göster
    </Link>
  );
}
