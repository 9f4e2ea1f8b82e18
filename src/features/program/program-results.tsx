import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'wouter';
import { RowSkeletons } from '../../parts/event-row/row-skeleton.tsx';
import { eventWord } from '../../domain/event-word.ts';
import { DEFAULT_SPORT } from '../../routes/program.ts';
import { links } from '../../routes/routes.ts';
import { useTourOffer } from '../../state/overlays/tours.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Shown } from '../../ui/feedback/shown.tsx';
import { type ProgramFilters, clearedFilters, countActive } from './filters/program-filters.ts';
import { ProgramList } from './list/program-list.tsx';
import type { ListView } from './list/use-list-view.ts';
import type { ProgramPlace } from './program-place.ts';
import { SpecialOffer } from './special-offer.tsx';
import type { ChangeFilters } from './use-program-address.ts';

export interface ProgramResultsProps {
  place: ProgramPlace;
  filters: ProgramFilters;
  change: ChangeFilters;
  list: ListView;
  /** The match shown beside the list; 0 for none. */
  currentId: number;
}

/** The list, or in its place skeletons, a failure or an empty state. Earlier results stay visible, with their age. */
export function ProgramResults({ place, filters, change, list, currentId }: ProgramResultsProps) {
  const { order, columns } = list;
  useTourOffer('mbs', order.phase === 'ready');
  return (
    <Shown
      of={order}
      skeleton={<LoadingRows />}
      empty={<NothingFound place={place} filters={filters} change={change} />}
    >
      {(items) => (
        <>
          {order.failure !== null && <FailureNotice failure={order.failure} onRetry={order.retry} />}
          {columns !== undefined && (
            <ProgramList place={place} filters={filters} list={{ ...list, items, columns }} currentId={currentId} />
          )}
        </>
      )}
    </Shown>
  );
}

function LoadingRows() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Program yükleniyor</output>
      <RowSkeletons />
    </div>
  );
}

function NothingFound({ place, filters, change }: Pick<ProgramResultsProps, 'place' | 'filters' | 'change'>) {
  const isBulletin = place.mode === 'program' && filters.type === '';
  const special =
    isBulletin && place.sport !== null ? <SpecialOffer sport={place.sport} filters={filters} /> : undefined;
  if (countActive(filters) > 0) {
    return (
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title="Aradığın gibi bir karşılaşma yok"
        text="Filtreleri azaltırsan daha fazla karşılaşma görürsün."
        action={
          <>
            <Button variant="primary" onClick={() => change(clearedFilters)}>
              Filtreleri temizle
            </Button>
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
        title="Programda karşılaşma yok"
        text="Yeni karşılaşmalar eklendiğinde burada görünür."
        action={special}
      />
    );
  }
  return (
    <EmptyState
      icon={<CalendarX2 size={32} aria-hidden />}
      title={place.mode === 'live' ? 'Şu anda canlı karşılaşma yok' : 'Burada şimdilik etkinlik yok'}
      text={`Programdaki ${eventWord(place.sport?.id)}lara bakabilirsin.`}
      action={
        <Link className={buttonClass('primary')} href={links.program(place.sport?.slug ?? DEFAULT_SPORT)}>
          Programa git
        </Link>
      }
    />
  );
}
