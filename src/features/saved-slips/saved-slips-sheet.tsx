import { Suspense, lazy } from 'react';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { wantSlip } from '../../state/slip/slip-return.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const SavedInSheet = lazy(() => import('./saved-in-sheet.tsx'));

/** Saved slips over the page; an opened one is the slip then, and the slip is shown. */
export function showSavedSlips(): void {
  const content = (
    <Suspense fallback={<Skeleton height={160} />}>
      <SavedInSheet onOpened={showOpened} />
    </Suspense>
  );
  showSheet({ title: 'Kayıtlı kuponlarım', content });
}

function showOpened(): void {
  wantSlip();
  hideSheet();
}
