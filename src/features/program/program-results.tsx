import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { HeaderSkeleton, RowSkeleton } from '../../parts/event-row/row-skeleton.tsx';
import { MbsTip } from './list/mbs-tip.tsx';
import { type ProgramFilters, clearedFilters, countActive } from './filters/program-filters.ts';
import { ProgramList } from './list/program-list.tsx';
import type { ProgramPlace } from './program-place.ts';
import type { ListView } from './list/use-list-view.ts';
import type { ChangeFilters } from './use-program-address.ts';

export interface ProgramResultsProps {
  place: ProgramPlace;
  filters: ProgramFilters;
  change: ChangeFilters;
  list: ListView;
}

/** The list, or what stands in its place: skeletons, a failure, nothing found. What was there stays, with its age. */
export function ProgramResults({ place, filters, change, list }: ProgramResultsProps) {
  const { load, order, columns, view } = list;
  const failure = load?.phase === 'failed' ? load.failure : undefined;
  const notice = failure === undefined ? null : <FailureNotice failure={failure} onRetry={() => view.retry()} />;
  if (columns === undefined || order === undefined || (order.length === 0 && load?.phase === 'loading')) {
    return notice ?? <LoadingRows />;
  }
  if (order.length === 0) return notice ?? <NothingFound place={place} filters={filters} change={change} />;
  return (
    <>
      <AgeLine load={load} />
      {notice}
      <ProgramList place={place} filters={filters} list={{ ...list, order, columns }} />
      <MbsTip />
    </>
  );
}

function LoadingRows() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Program yükleniyor</output>
      <HeaderSkeleton />
      {Array.from({ length: 8 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  );
}

function NothingFound({ place, filters, change }: Omit<ProgramResultsProps, 'list'>) {
  if (countActive(filters) > 0) {
    return (
      <EmptyState
        title="Aradığın gibi bir karşılaşma yok"
        text="Filtreleri azaltırsan daha fazla karşılaşma görürsün."
        action={
          <Button variant="primary" onClick={() => change(clearedFilters)}>
            Filtreleri temizle
          </Button>
        }
      />
    );
  }
  const sport = place.sport;
  if (place.mode === 'program' && filters.type === '') {
    return <EmptyState title="Programda karşılaşma yok" text="Yeni karşılaşmalar eklendiğinde burada görünür." />;
  }
  return (
    <EmptyState
      title={place.mode === 'live' ? 'Şu anda canlı karşılaşma yok' : 'Burada şimdilik etkinlik yok'}
      text="Bültendeki karşılaşmalara bakabilirsin."
      action={
        <Link className={buttonClass('primary')} href={links.program(sport?.slug ?? 'futbol')}>
          Bültene git
        </Link>
      }
    />
  );
}
