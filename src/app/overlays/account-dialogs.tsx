/** Opens the account's dialogs wherever they are asked for (`state/account-dialogs.ts`). */
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { type AccountDialog, askedDialogOpened, useAskedDialog } from '../../state/overlays/account-dialogs.ts';
import { showModal, showSheet } from '../../state/overlays/dialogs.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';

const PhoneVerification = lazy(() => import('../../features/verification/phone-verification.tsx'));
const MailVerification = lazy(() => import('../../features/verification/mail-verification.tsx'));
const SignOutEverywhere = lazy(() => import('../../features/profile/sign-out-everywhere.tsx'));

export function AccountDialogs() {
  const asked = useAskedDialog();
  useEffect(() => {
    if (asked === null) return;
    open[asked.dialog]();
    askedDialogOpened();
  }, [asked]);
  return null;
}

const open: Record<AccountDialog, () => void> = {
  phone: () => showSheet({ title: 'Telefon doğrulama', content: <Part part={<PhoneVerification />} /> }),
  mail: () => showSheet({ title: 'E-posta doğrulama', content: <Part part={<MailVerification />} /> }),
  signOutEverywhere: () =>
    showModal({ title: 'Tüm cihazlardan çıkış yap', content: <Part part={<SignOutEverywhere />} /> }),
};

function Part({ part }: { part: ReactNode }) {
  return (
    <PageBoundary compact resetKey="">
      <Suspense fallback={<Skeleton height={180} />}>{part}</Suspense>
    </PageBoundary>
  );
}
