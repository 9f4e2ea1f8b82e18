import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { SavedSlip } from '../../model/slip.ts';
import { openedText } from '../../domain/slip/opened-text.ts';
import { savedQuery } from '../../domain/coupon/lists.ts';
import { failureText } from '../../domain/failure-text.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { type PagedLoad, usePagedRead } from '../../state/load/use-paged-read.ts';
import { writeService } from '../../state/engine/services.ts';
import { openSlip } from '../../state/slip/slip.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EndlessList } from '../../ui/list/endless-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SavedRow } from './saved-row.tsx';
import styles from './saved-slips.module.css';

/** The saved slips as far as they were scrolled. */
export function useSavedSlips(): PagedLoad<SavedSlip> {
  const saved = usePagedRead('getSavedBetslips', (page) => ({ query: savedQuery(page) }), idOf);
  useFirstScreen(!saved.loading);
  return saved;
}

export interface SavedSlipsProps {
  saved: PagedLoad<SavedSlip>;
  onOpened: () => void;
  /** What scrolls them; the window when missing. */
  scroller?: HTMLElement | null;
}

/** Slips the player put aside: each opens in place of the present one, or goes for good. */
export function SavedSlips({ saved, onOpened, scroller }: SavedSlipsProps) {
  const { list, rows, total, failure, complete, loadingNext, offline, age } = saved;
  const [gone, setGone] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState('');
  if (total === null) {
    if (failure === null) return <Skeleton height={160} />;
    return <FailureNotice failure={failure.failure} onRetry={list.retry} />;
  }

  const open = async (slip: SavedSlip): Promise<void> => {
    setBusy(slip.id);
    const { items, terms } = slip;
    const result = await openSlip({ items, terms });
    setBusy('');
    const text = result.ok ? openedText(result.value.added, items.length) : failureText(result.failure);
    setFault(text);
    if (result.ok && result.value.added > 0) onOpened();
  };
  const remove = async ({ id }: SavedSlip): Promise<void> => {
    setBusy(id);
    const result = await writeService('deleteSavedBetslip', { parameters: { id } });
    setBusy('');
    setFault(result.ok ? '' : failureText(result.failure));
    if (!result.ok) return;
    setGone((before) => [...before, id]);
    list.refresh();
  };

  const shown = rows.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<Bookmark size={24} aria-hidden />}
        title="Kayıtlı kuponun yok"
        text="Kuponundaki “Kaydet” ile seçimlerini daha sonraya saklayabilirsin."
      />
    );
  }
  return (
    <>
      <AgeLine load={age} />
      <FormError text={fault} />
      {offline && <p className={styles['reason']}>Çevrimdışıyken kayıtlı kuponların açılamaz ve silinemez.</p>}
      <EndlessList
        label="Kayıtlı kuponların"
        rows={shown}
        keyOf={idOf}
        rowHeight={ROW_HEIGHT}
        render={(slip) => (
          <SavedRow
            saved={slip}
            busy={busy !== ''}
            offline={offline}
            onOpen={() => void open(slip)}
            onRemove={() => void remove(slip)}
          />
        )}
        {...(scroller === undefined ? {} : { scroller })}
        complete={complete}
        loadingNext={loadingNext}
        failure={failure?.failure ?? null}
        offline={offline}
        onMore={list.more}
        onShow={list.show}
        onRetry={list.retry}
      />
    </>
  );
}

/** At least. */
const ROW_HEIGHT = 72;

const idOf = ({ id }: SavedSlip): string => id;
