import { useMemo, useRef } from 'react';
import { Redirect } from 'wouter';
import { links } from '../../routes/routes.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { KingHighlight } from './king-highlight.tsx';
import type { ProgramFilters } from './filters/program-filters.ts';
import { type ProgramMode, type ProgramPlace, placeTitle, scopeOf } from './program-place.ts';
import styles from './program-page.module.css';
import { ProgramResults } from './program-results.tsx';
import { UnknownSport } from './unknown-sport.tsx';
import { useColumns, useWidth } from './list/use-columns.ts';
import { useListView } from './list/use-list-view.ts';
import { type ChangeFilters, useProgramAddress } from './use-program-address.ts';

/** The program in all its addresses (sportsbook §2): bulletin, running, special events, all odds. */
export default function ProgramPage({ mode }: { mode: ProgramMode }) {
  const { place, eventId, filters, change } = useProgramAddress(mode);
  if (place === undefined) return <UnknownSport />;
  if (/^\d+$/.test(eventId) && place.sport?.hasMatchDetail === true) {
    return <Redirect to={links.event(place.sport.slug, Number(eventId))} replace />;
  }
  return <Program key={`${mode}:${place.sport?.id ?? 'all'}`} place={place} filters={filters} change={change} />;
}

interface ProgramProps {
  place: ProgramPlace;
  filters: ProgramFilters;
  change: ChangeFilters;
}

function Program({ place, filters: asked, change }: ProgramProps) {
  const page = useRef<HTMLDivElement>(null);
  const width = useWidth(page);
  const scope = scopeOf(place, asked);
  // Running events are today's, whatever day they began; long-term ones are far away: neither is chosen by day.
  const filters = useMemo(() => (scope === 'all' ? asked : { ...asked, day: '' }), [scope, asked]);
  const columns = useColumns(place, scope === 'longTerm', filters.group, width);
  const list = useListView(place, scope, filters, columns);
  const title = placeTitle(place);
  usePageTitle(title);
  return (
    <div ref={page} className={`${styles['page']} ${place.mode === 'allOdds' ? styles['fixed'] : ''}`}>
      <h1 className="visually-hidden">{title}</h1>
      <FilterBar
        place={place}
        days={scope === 'all'}
        filters={filters}
        change={change}
        facets={list.facets}
        groups={place.mode === 'allOdds' ? [] : (columns?.groups ?? [])}
      />
      {place.sport !== null && scope === 'all' && <KingHighlight sportId={place.sport.id} />}
      <ProgramResults place={place} filters={filters} change={change} list={list} />
    </div>
  );
}
