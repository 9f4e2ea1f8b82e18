import { useEffect } from 'react';
import { ModalHost } from './dialogs/modal-host.tsx';
import { SheetHost } from './dialogs/sheet-host.tsx';
import { TourHost } from './tour-host.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';
import { OperatorParts } from '../operator/operator-parts.tsx';
import { isStandalone } from '../../platform/device/install-method.ts';
import { isWebView } from '../../platform/page/web-view.ts';
import { enableViewTransitions } from '../routing/view-transition.ts';
import { startOddMeaningGesture } from './odd-meaning-gesture.tsx';
import { RequestedDialogs } from './requested-dialogs.tsx';
import { FavouritesOffer } from './member/favourites-offer.tsx';
import { PhoneSetup } from './member/phone-setup.tsx';
import { RequiredRetailerPrompt } from './member/required-retailer-prompt.tsx';
import { WithdrawalOutcome } from './member/withdrawal-outcome.tsx';
import { InstallHint } from './install-hint.tsx';
import { LiveRegion } from '../shell/frame/live-region.tsx';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { useSignInPopup } from '../../state/member/sign-in-popups.ts';
import { useSession } from '../../state/member/session.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { setUiSetting, uiSettings } from '../../state/device/ui-settings.ts';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';
import { showForm, showSheet } from '../../state/overlays/dialogs.ts';
import {
  clearPendingSignIn,
  movePasswordResetToPage,
  readPasswordReset,
  readPendingSignIn,
} from '../../state/member/pending-sign-in.ts';
import { requestSignIn, clearSignInRequest, useSignInRequest } from '../../state/overlays/sign-in-prompt.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const Installed = createLoadableComponent(() => import('../installed/installed.tsx'));
const SignInDialog = createLoadableComponent(() => import('../../features/sign-in/sign-in-dialog.tsx'));

/** Opens the sign-in dialog on request: a popup on a desktop, a sheet elsewhere (rule sign-in-2). */
function SignInDialogHost() {
  const asked = useSignInRequest();
  const desktop = useViewport() === 'desktop';
  useEffect(() => {
    if (asked === null) return;
    const { from, onLeft } = asked;
    const { pathname } = location;
    const onClose = (): void => {
      clearPendingSignIn();
      movePasswordResetToPage();
      // On another page, the player has left by a link of the dialog, and `onNoLongerPending` does not apply.
      if (location.pathname === pathname) onLeft?.();
    };
    // Called again at each step: only the title changes, the typed text stays.
    const show = (title: string): void => {
      const options = { title, content: <Content from={from} onTitle={show} />, onClose };
      // A click outside must not lose the typed text.
      if (desktop) showForm({ ...options, disableOutsideClick: true });
      else showSheet(options);
    };
    show('Giriş yap');
    clearSignInRequest();
  }, [asked, desktop]);
  useResumedSignIn();
  return null;
}

/** Opens the dialog again after a reload in the middle of a code, at the code. */
function useResumedSignIn(): void {
  useEffect(() => {
    const pending = [readPendingSignIn(), readPasswordReset()].find((each) => each?.place === 'dialog');
    if (pending) requestSignIn(pending.from);
  }, []);
}

function Content(props: { from: string; onTitle: (title: string) => void }) {
  return (
    <PageBoundary compact resetKey="">
      <SignInDialog {...props} fallback={<Skeleton height={320} />} />
    </PageBoundary>
  );
}

const note = tabNote('persistenceAsked');

/** Requests persistent storage for a member's cached coupons, once a session, in a visible tab (offline-14). */
function usePersistentStorage(): void {
  const member = useSession().phase === 'member';
  useEffect(() => {
    if (!member || note.read() !== '' || document.visibilityState !== 'visible') return;
    note.write('1');
    void requestPersistentStorage();
  }, [member]);
}

/**
 * Persistent storage: asks the browser not to evict our data when the disk is full. Resolves to true when storage is
 * persistent. Only pages can request it; some browsers prompt the player.
 */
async function requestPersistentStorage(): Promise<boolean> {
  // `navigator.storage` is missing on insecure pages.
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}

/** Everything that may cover a page; none of it is part of the first paint. */
export default function Overlays() {
  usePersistentStorage();
  useStoreAppConfigFlag();
  useEffect(enableViewTransitions, []);
  useEffect(startOddMeaningGesture, []);
  return (
    <>
      <LiveRegion />
      <ModalHost />
      <SheetHost />
      <SignInDialogHost />
      <MemberDialogs />
      <RequestedDialogs />
      <RequiredRetailerPrompt />
      <PhoneSetup />
      <PageBoundary compact resetKey="">
        <WithdrawalOutcome />
      </PageBoundary>
      <FavouritesOffer />
      <PageBoundary compact resetKey="">
        {!isWebView() && <InstallHint />}
      </PageBoundary>
      <PageBoundary compact resetKey="">
        <TourHost />
      </PageBoundary>
      {isStandalone() && <Installed />}
      <OperatorParts />
    </>
  );
}

const SessionExpired = createLoadableComponent(
  () => import('../../features/sign-in/popups/session-expired-dialog.tsx'),
);
const TermsOfUse = createLoadableComponent(() => import('../../features/sign-in/popups/terms-of-use.tsx'));
const SignInPopup = createLoadableComponent(() => import('../../features/sign-in/popups/sign-in-popup.tsx'));

/**
 * Dialogs for a member, or for one whose session expired: each is loaded when it is due, and shown in its queue slot.
 */
function MemberDialogs() {
  const { phase, player, balances, endedBy } = useSession();
  const popup = useSignInPopup();
  return (
    <>
      {phase === 'visitor' && endedBy === 'expired' && <SessionExpired />}
      {phase === 'member' && player?.termsOfUseDue === true && <TermsOfUse />}
      {/* Other required steps come before these popups, and are unknown until the balances are. */}
      {phase === 'member' && balances !== null && popup !== undefined && <SignInPopup popup={popup} />}
    </>
  );
}

/** Stores the success of the last load of the app configuration in the UI state, for support (rule content-10). */
function useStoreAppConfigFlag(): void {
  const loaded = useTopicValue({ kind: 'config' }, 'flag')?.loaded;
  useEffect(() => {
    if (loaded !== undefined && uiSettings.appConfigFlag !== loaded) setUiSetting('appConfigFlag', loaded);
  }, [loaded]);
}
