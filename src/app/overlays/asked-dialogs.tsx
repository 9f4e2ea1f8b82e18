/** Opens the dialogs that are asked for by name (`state/overlays/asked-dialog.ts`). */
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { currentViewport } from '../../platform/device/viewport.ts';
import { type DialogName, askedDialogOpened, openDialog, useAskedDialog } from '../../state/overlays/asked-dialog.ts';
import { hideSheet, showModal, showSheet } from '../../state/overlays/dialogs.ts';
import { wantSlip } from '../../state/slip/slip-return.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';

const PhoneVerification = lazy(() => import('../../features/verification/phone-verification.tsx'));
const MailVerification = lazy(() => import('../../features/verification/mail-verification.tsx'));
const SignOutEverywhere = lazy(() => import('../../features/profile/sign-out-everywhere.tsx'));
const SearchField = lazy(() => import('../../features/search/search-field.tsx'));
const SearchResults = lazy(() => import('../../features/search/search-results.tsx'));
const ConsentChoice = lazy(() => import('../../features/consent/consent-choice.tsx'));
const SavedInSheet = lazy(() => import('../../features/saved-slips/saved-in-sheet.tsx'));

export function AskedDialogs() {
  const asked = useAskedDialog();
  useSearchKey();
  useEffect(() => {
    if (asked === null) return;
    open[asked.dialog]();
    askedDialogOpened();
  }, [asked]);
  return null;
}

/** "/" opens the search, where it is no letter of a text. */
function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null)
        return;
      event.preventDefault();
      openDialog('search');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const open: Record<DialogName, () => void> = {
  phone: () => showSheet({ title: 'Telefon doğrulama', content: <Part part={<PhoneVerification />} /> }),
  mail: () => showSheet({ title: 'E-posta doğrulama', content: <Part part={<MailVerification />} /> }),
  search: () =>
    showSheet({
      title: 'Ara',
      header: <Part part={<SearchField />} height={44} />,
      content: <Part part={<SearchResults />} />,
      // A phone's keyboard takes the lower half.
      height: currentViewport() === 'mobile' ? '100dvh' : 'min(680px, 100dvh - 48px)',
    }),
  signOutEverywhere: () =>
    showModal({ title: 'Tüm cihazlardan çıkış yap', content: <Part part={<SignOutEverywhere />} /> }),
  consent: () => showSheet({ title: 'Çerez tercihlerin', content: <Part part={<ConsentChoice />} height={320} /> }),
  savedSlips: () =>
    showSheet({ title: 'Kayıtlı kuponlarım', content: <Part part={<SavedInSheet onOpened={showOpenedSlip} />} /> }),
};

/** An opened one is the slip then, and the slip is shown. */
function showOpenedSlip(): void {
  wantSlip();
  hideSheet();
}

function Part({ part, height = 180 }: { part: ReactNode; height?: number }) {
  return (
    <PageBoundary compact resetKey="">
      <Suspense fallback={<Skeleton height={height} />}>{part}</Suspense>
    </PageBoundary>
  );
}
