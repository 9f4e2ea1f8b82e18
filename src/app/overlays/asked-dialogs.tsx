/** Opens the dialogs that are asked for by name (`state/overlays/asked-dialog.ts`). */
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { type DialogName, askedDialogOpened, useAskedDialog } from '../../state/overlays/asked-dialog.ts';
import { hideSheet, showModal, showSheet } from '../../state/overlays/dialogs.ts';
import { wantSlip } from '../../state/slip/slip-return.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';

const PhoneVerification = lazy(() => import('../../features/verification/phone-verification.tsx'));
const MailVerification = lazy(() => import('../../features/verification/mail-verification.tsx'));
const SignOutEverywhere = lazy(() => import('../../features/profile/sign-out-everywhere.tsx'));
const SavedInSheet = lazy(() => import('../../features/saved-slips/saved-in-sheet.tsx'));

export function AskedDialogs() {
  const asked = useAskedDialog();
  useEffect(() => {
    if (asked === null) return;
    open[asked.dialog]();
    askedDialogOpened();
  }, [asked]);
  return null;
}

const open: Record<DialogName, () => void> = {
  phone: () => showSheet({ title: 'Telefon doğrulama', content: <Part part={<PhoneVerification />} /> }),
  mail: () => showSheet({ title: 'E-posta doğrulama', content: <Part part={<MailVerification />} /> }),
  signOutEverywhere: () =>
    showModal({ title: 'Tüm cihazlardan çıkış yap', content: <Part part={<SignOutEverywhere />} /> }),
  savedSlips: () =>
    showSheet({ title: 'Kayıtlı kuponlarım', content: <Part part={<SavedInSheet onOpened={showOpenedSlip} />} /> }),
};

/** An opened one is the slip then, and the slip is shown. */
function showOpenedSlip(): void {
  wantSlip();
  hideSheet();
}

function Part({ part }: { part: ReactNode }) {
  return (
    <PageBoundary compact resetKey="">
      <Suspense fallback={<Skeleton height={180} />}>{part}</Suspense>
    </PageBoundary>
  );
}
