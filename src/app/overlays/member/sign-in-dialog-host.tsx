/** Opens the sign-in dialog on request: a popup on a desktop, a sheet elsewhere (rule sign-in-2). */
import { useEffect } from 'react';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { showForm, showSheet } from '../../../state/overlays/dialogs.ts';
import {
  clearPendingSignIn,
  movePasswordResetToPage,
  readPasswordReset,
  readPendingSignIn,
} from '../../../state/member/pending-sign-in.ts';
import { requestSignIn, clearSignInRequest, useSignInRequest } from '../../../state/overlays/sign-in-prompt.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageBoundary } from '../../errors/page-boundary.tsx';

const SignInDialog = createLoadableComponent(() => import('../../../features/sign-in/sign-in-dialog.tsx'));

export function SignInDialogHost() {
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
