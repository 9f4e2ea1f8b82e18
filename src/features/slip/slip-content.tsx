import { FolderOpen, Ticket } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { usePlay, useSelections } from '../../state/slip/slip.ts';
import { useSession } from '../../state/member/session.ts';
import { openDialog } from '../../state/overlays/asked-dialog.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './slip.module.css';
import { SlipFailure } from './slip-failure.tsx';

const FilledSlip = lazy(() => import('./slip.tsx'));
const PlayConfirmed = lazy(() => import('./play/confirmed.tsx'));

/** The slip from its items to its button; the same in the sheet and in the column. */
export function SlipContent() {
  const selections = useSelections();
  const play = usePlay();
  if (play.phase === 'confirmed') {
    return (
      <Suspense fallback={<Skeleton height={220} />}>
        <PlayConfirmed play={play} />
      </Suspense>
    );
  }
  return (
    <div className={styles['content']}>
      <SlipFailure />
      {selections.length === 0 ? (
        <EmptySlip />
      ) : (
        <Suspense fallback={<Skeleton height={220} />}>
          <FilledSlip />
        </Suspense>
      )}
    </div>
  );
}

function EmptySlip() {
  const member = useSession().phase === 'member';
  return (
    <EmptyState
      icon={<Ticket size={24} aria-hidden />}
      title="Kuponun boş"
      text="Oranlara dokunarak seçim ekle."
      action={
        member && (
          <Button variant="quiet" onClick={() => openDialog('savedSlips')}>
            <FolderOpen size={16} aria-hidden /> Kayıtlı kuponlarım
          </Button>
        )
      }
    />
  );
}
