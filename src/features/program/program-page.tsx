import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Crown from 'lucide-react/icons/crown';
import { useMemo, useRef } from 'react';
import { Link, Redirect } from 'wouter';
import { sportKingText } from '../../domain/program/king-text.ts';
import { Page } from '../../parts/page/page.tsx';
import { links } from '../../routes/routes.ts';
import { useTopicValue } from '../../state/engine/live.ts';
import { askTour, useTourOffer } from '../../state/overlays/tours.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ProgramFilters } from './filters/program-filters.ts';
import { useColumns, useWidth } from './list/use-columns.ts';
import { useListView } from './list/use-list-view.ts';
import styles from './program-page.module.css';
import { DEFAULT_SPORT, type ProgramMode, type ProgramPlace, placeTitle, scopeOf } from './program-place.ts';
import { ProgramResults } from './program-results.tsx';
import { type ChangeFilters, useProgramAddress } from './use-program-address.ts';

/** The program in all its addresses (rule program-1): bulletin, running, special events, all odds. */
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

function Program({ place, filters: addressed, change }: ProgramProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const scope = scopeOf(place, addressed);
  // Running events are today's, whatever day they began; long-term ones are far away: neither is chosen by day.
  const filters = useMemo(() => (scope === 'all' ? addressed : { ...addressed, day: '' }), [scope, addressed]);
  const columns = useColumns(place, scope, filters.group, width);
  const list = useListView(place, scope, filters, columns);
  const { phase, value } = list.order;
  const hasNone = phase === 'failed' || value?.length === 0;
  return (
    <Page title={placeTitle(place)} heading="hidden" width="full" stands={hasNone ? true : 'odds'}>
      <div ref={box} className={place.mode === 'allOdds' ? styles['fixed'] : undefined}>
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
    </Page>
  );
}

/** What king odds add in this sport. */
function KingHighlight({ sportId }: { sportId: number }) {
  const app = useTopicValue({ kind: 'config' }, 'app');
  const text = app === undefined ? '' : sportKingText(app.kingOddHighlight, sportId);
  useTourOffer('kingOdd', text !== '');
  if (text === '') return null;
  return (
    <p className={styles['king']} data-tour="king-highlight">
      <Crown size={14} aria-hidden="true" />
      <span>{text}</span>
      <button type="button" className={styles['why']} aria-label="Kral Oran nedir?" onClick={() => askTour('kingOdd')}>
        <CircleQuestionMark size={16} aria-hidden="true" />
      </button>
    </p>
  );
}

/** An address with a sport that does not exist leads back to one that does. */
function UnknownSport() {
  return (
    <Page title="Spor bulunamadı" heading="hidden" width="full">
      <EmptyState
        title="Böyle bir spor bulamadık"
        text="Adres yanlış yazılmış ya da bu spor programdan kalkmış olabilir."
        action={
          <Link className={buttonClass('primary')} href={links.program(DEFAULT_SPORT)}>
            Futbol programına dön
          </Link>
        }
      />
    </Page>
  );
}
