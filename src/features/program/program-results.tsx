import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'wouter';
import { RowSkeletons } from '../../parts/event-row/row-skeleton.tsx';
import { eventWord } from '../../domain/event-word.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { requestDialog } from '../../state/overlays/dialogs.ts';
import { useTourOffer } from '../../state/overlays/tours.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { type ProgramFilters, clearedFilters, countActiveFilters, hasOddsRange } from './filters/program-filters.ts';
import { ProgramList } from './list/program-list.tsx';
import type { ListView } from './list/use-list-view.ts';
import type { ProgramRoute, ChangeFilters } from './program-route.ts';
import { type CSSProperties, useMemo } from 'react';
import { useListDensity } from '../../state/device/list-density.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { Sport } from '../../domain/sports.ts';
import { eventListHref } from '../../parts/event-link/event-list-href.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';

interface ProgramResultsProps {
  route: ProgramRoute;
  filters: ProgramFilters;
  change: ChangeFilters;
  list: ListView;
  /** The match shown beside the list; 0 for none. */
  currentId: number;
}

/** The list, or in its place skeletons, a failure or an empty state. Earlier results stay visible, with their age. */
export function ProgramResults({ route: place, filters, change, list, currentId }: ProgramResultsProps) {
  const { order, columns } = list;
  useTourOffer('mbs', order.phase === 'ready');
  return (
    <LoadedContent
      of={order}
      skeleton={<LoadingRows />}
      empty={<NothingFound route={place} filters={filters} change={change} />}
    >
      {(items) => (
        <>
          {order.failure !== null && <FailureNotice failure={order.failure} onRetry={order.retry} />}
          {columns !== undefined && (
            <ProgramList route={place} filters={filters} list={{ ...list, items, columns }} currentId={currentId} />
          )}
        </>
      )}
    </LoadedContent>
  );
}

function LoadingRows() {
  const isDense = useListDensity() === 'dense';
  return (
    <div aria-busy="true" style={isDense ? ({ '--row-event': '3.5rem', '--row-league': '2rem' } as CSSProperties) : {}}>
      <output className="visually-hidden">Program yükleniyor</output>
      <RowSkeletons />
    </div>
  );
}

function NothingFound({ route: place, filters, change }: Pick<ProgramResultsProps, 'route' | 'filters' | 'change'>) {
  const isBulletin = place.mode === 'program' && filters.type === '';
  const word = eventWord(place.sport?.id);
  const special =
    isBulletin && place.sport !== null && !isNarrowed(filters) ? (
      <SpecialEventsLink sport={place.sport} filters={filters} />
    ) : undefined;
  if (countActiveFilters(filters) > 0) {
    return (
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        {...emptyTexts(filters, word)}
        action={
          <>
            <Button variant="primary" onClick={() => change(clearedFilters)}>
              Filtreleri temizle
            </Button>
            {filters.search.trim() !== '' && (
              <Button variant="quiet" onClick={() => requestDialog('search', filters.search.trim())}>
                Bütün sporlarda ara
              </Button>
            )}
            {special}
          </>
        }
      />
    );
  }
  if (isBulletin) {
    return (
      <EmptyState
        icon={<CalendarX2 size={32} aria-hidden />}
        title={`Programda ${word} yok`}
        text={`Yeni ${word}lar eklendiğinde burada görünür.`}
        action={special}
      />
    );
  }
  return (
    <EmptyState
      icon={<CalendarX2 size={32} aria-hidden />}
      title={place.mode === 'live' ? `Şu anda canlı ${word} yok` : 'Burada şimdilik etkinlik yok'}
      text={`Programdaki ${word}lara bakabilirsin.`}
      action={
        <Link className={buttonClass('primary')} href={entryLinks.program(place.sport?.slug ?? DEFAULT_SPORT)}>
          Programa git
        </Link>
      }
    />
  );
}

/** True with a filter that the special events would not be searched by. */
const isNarrowed = (filters: ProgramFilters): boolean => filters.mine || filters.stream || hasOddsRange(filters);

/** Texts of a list that its filters leave empty: what the one filter means, or that there are several. */
function emptyTexts(filters: ProgramFilters, word: string): { title: string; text: string } {
  const isAlone = countActiveFilters(filters) === 1;
  if (isAlone && filters.mine)
    return {
      title: `Kuponundaki ${word}lardan hiçbiri bu listede yok`,
      text: `Kuponuna eklediğin ve bekleyen kuponlarındaki ${word}lar burada görünür.`,
    };
  if (isAlone && filters.stream)
    return {
      title: `Şu anda canlı izlenecek ${word} yok`,
      text: `Yayını olan ${word}lar programa girince burada görünür.`,
    };
  return { title: `Aradığın gibi bir ${word} yok`, text: `Filtreleri azaltırsan daha çok ${word} görürsün.` };
}

interface SpecialEventsLinkProps {
  sport: Sport;
  filters: Pick<ProgramFilters, 'leagues' | 'search'>;
}

/** Link to the special events if the bulletin is empty and they have matches for the same filters (rule program-16). */
function SpecialEventsLink({ sport, filters: { leagues, search } }: SpecialEventsLinkProps) {
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
