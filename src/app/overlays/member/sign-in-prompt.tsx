/** Opens the sign-in dialog where it is asked for: a popup on a desktop, a sheet elsewhere (rule sign-in-2). */
import { useEffect } from 'react';
import { loadableComponent } from '../../../state/load/loadable.ts';
import { showModal, showSheet } from '../../../state/overlays/dialogs.ts';
import { forgetPendingSignIn, pendingSignIn } from '../../../state/member/kept-sign-in.ts';
import { openSignIn, signInOpened, useSignInAsked } from '../../../state/overlays/sign-in-prompt.ts';
import { useViewport } from '../../../state/device/viewport.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageBoundary } from '../../errors/page-boundary.tsx';

const SignInDialog = loadableComponent(() => import('../../../features/sign-in/sign-in-dialog.tsx'));

export function SignInPrompt() {
  const asked = useSignInAsked();
  const desktop = useViewport() === 'desktop';
  useEffect(() => {
    if (asked === null) return;
    const { from, onLeft } = asked;
    const { pathname } = location;
    const onClose = (): void => {
      forgetPendingSignIn();
      // A page that was gone to from here has taken its place.
      if (location.pathname === pathname) onLeft?.();
    };
    const options = { title: 'Giriş yap', content: <Content from={from} />, onClose };
    // What is typed is not lost to a click beside it.
    if (desktop) showModal({ ...options, disableOutsideClick: true });
    else showSheet(options);
    signInOpened();
  }, [asked, desktop]);
  useResumedSignIn();
  return null;
}

/** A reload in the middle of the code opens the dialog again, at the code. */
function useResumedSignIn(): void {
  useEffect(() => {
    const pending = pendingSignIn();
    if (pending?.place === 'dialog') openSignIn(pending.from);
  }, []);
}

function Content({ from }: { from: string }) {
  return (
    <PageBoundary compact resetKey="">
      <SignInDialog from={from} fallback={<Skeleton height={320} />} />
    </PageBoundary>
  );
}
