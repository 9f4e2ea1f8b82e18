import CloudOff from 'lucide-react/icons/cloud-off';
import { type ReactNode, useContext } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FailureState } from '../feedback/failure-state.tsx';
import { StaleReasonContext } from '../feedback/age-line.tsx';
import { EndlessList, type EndlessListProps } from './endless-list.tsx';

export interface LoadedListProps<Row> extends EndlessListProps<Row> {
  /** Placeholder until the first page is loaded. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** `never`: the list is not cached on the device. */
  cached?: 'never' | undefined;
}

/**
 * Renders a scrolled list by its state: loading, failed with a retry, empty, or ready. The caller renders its age
 * above.
 */
export function LoadedList<Row>({ skeleton, empty, cached: kept, ...list }: LoadedListProps<Row>) {
  const { rows, total, failure, offline, retry } = list.of;
  const why = useContext(StaleReasonContext);
  if (total === null) {
    if (failure === null) return skeleton;
    return offline && why === 'offline' ? (
      <UncachedListNotice kept={kept} />
    ) : (
      <FailureState failure={failure} onRetry={retry} />
    );
  }
  return rows.length === 0 ? empty : <EndlessList {...list} />;
}

function UncachedListNotice({ kept }: { kept: 'never' | undefined }) {
  return (
    <EmptyState
      icon={<CloudOff size={26} aria-hidden />}
      title="Bu liste çevrimdışı görülemiyor"
      text={
        kept === 'never'
          ? 'Bu liste cihazında saklanmaz. Bağlantın gelince kendiliğinden yüklenir.'
          : 'Bu cihazda yalnızca daha önce açtığın listeler var. Bağlantın gelince liste kendiliğinden yüklenir.'
      }
    />
  );
}
