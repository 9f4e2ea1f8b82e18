/** Opens the dialogs that are requested by name (`state/overlays/dialogs.ts`). */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { sportById } from '../../domain/sports.ts';
import { currentViewport } from '../../platform/device/viewport.ts';
import {
  type DialogName,
  clearRequestedDialog,
  requestDialog,
  useRequestedDialog,
  hideSheet,
  showForm,
  showSheet,
} from '../../state/overlays/dialogs.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { requestSlip } from '../../state/slip/slip-requests.ts';
import { hasModifierKey } from '../../ui/control/arrow-keys.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';

const PhoneVerification = createLoadableComponent(() => import('../../features/verification/phone-verification.tsx'));
const MailVerification = createLoadableComponent(() => import('../../features/verification/mail-verification.tsx'));
const SignOutEverywhere = createLoadableComponent(() => import('../../features/profile/sign-out-everywhere.tsx'));
const SearchField = createLoadableComponent(() => import('../../features/search/search-combobox.tsx'));
const SearchResults = createLoadableComponent(() => import('../../features/search/search-results.tsx'));
const ConsentChoice = createLoadableComponent(() => import('../../features/consent/consent-choice.tsx'));
const MatchPanel = createLoadableComponent(() => import('../../features/event/panel/match-panel.tsx'));
const PreviewSheet = createLoadableComponent(() => import('../../features/event/preview/preview-sheet.tsx'));
const SavedInSheet = createLoadableComponent(() => import('../../features/saved-slips/saved-slips-sheet.tsx'));

export function RequestedDialogs() {
  const asked = useRequestedDialog();
  useSearchKey();
  useEffect(() => {
    if (asked === null) return;
    open[asked.dialog](asked.about);
    clearRequestedDialog();
  }, [asked]);
  return null;
}

/** Opens the search on "/", unless the player is typing in a field or a dialog. */
function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      if (key !== '/' || hasModifierKey(event) || defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null)
        return;
      event.preventDefault();
      requestDialog('search');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const open: Record<DialogName, (about?: string) => void> = {
  phone: () => showSheet({ title: 'Telefon doğrulama', content: part(PhoneVerification) }),
  mail: (address) =>
    showSheet({
      title: 'E-posta doğrulama',
      content: part(({ fallback }) => <MailVerification address={address} fallback={fallback} />),
    }),
  search: (text) =>
    showSheet({
      title: 'Ara',
      header: part(({ fallback }) => <SearchField initialText={text} fallback={fallback} />, 44),
      content: part(SearchResults),
      // A phone's on-screen keyboard covers the lower half.
      height: currentViewport() === 'mobile' ? '100dvh' : 'min(680px, 100dvh - 48px)',
    }),
  signOutEverywhere: () => showForm({ title: 'Tüm cihazlardan çıkış yap', content: part(SignOutEverywhere) }),
  consent: () => showSheet({ title: 'Çerez tercihlerin', content: part(ConsentChoice, 320) }),
  // Markets of a match whose sport has no match page (rule program-32).
  markets: (about = '') => {
    const [sportId, eventId] = about.split('/').map(Number);
    const sport = sportById(sportId ?? 0);
    if (sport === undefined || eventId === undefined) return;
    showSheet({
      title: 'Tüm bahisler',
      content: part(({ fallback }) => <MatchPanel sport={sport} eventId={eventId} fallback={fallback} />, 320),
      height: 'min(680px, 100dvh - 48px)',
    });
  },
  preview: (eventId) =>
    showSheet({
      title: 'Form ve puan durumu',
      content: part(({ fallback }) => <PreviewSheet eventId={Number(eventId)} fallback={fallback} />, 380),
    }),
  savedSlips: () =>
    showSheet({
      title: 'Kayıtlı kuponlar',
      content: part(({ fallback }) => <SavedInSheet onOpened={showOpenedSlip} fallback={fallback} />),
    }),
};

/** An opened coupon replaces the slip, so the slip is shown. */
function showOpenedSlip(): void {
  requestSlip();
  hideSheet();
}

/** Renders the content of a dialog, with a skeleton of the given height (px) until its code has loaded. */
function part(Part: ComponentType<{ fallback?: ReactNode }>, height = 180): ReactNode {
  return (
    <PageBoundary compact resetKey="">
      <Part fallback={<Skeleton height={height} />} />
    </PageBoundary>
  );
}
