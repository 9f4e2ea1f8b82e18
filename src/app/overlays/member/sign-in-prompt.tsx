/** Opens the sign-in dialog where it is asked for: a popup on a desktop, a sheet elsewhere (rule sign-in-2). */
import { useEffect } from 'react';
import { loadableComponent } from '../../../state/load/loadable.ts';
import { showForm, showSheet } from '../../../state/overlays/dialogs.ts';
import { forgetPendingSignIn, leaveReset, pendingReset, pendingSignIn } from '../../../state/member/kept-sign-in.ts';
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
      leaveReset();
      // A page that was gone to from here has taken its place.
      if (location.pathname === pathname) onLeft?.();
    };
    // Shown once more for each step: only the title is another one, what is typed stays.
    const show = (title: string): void => {
      const options = { title, content: <Content from={from} onTitle={show} />, onClose };
      // What is typed is not lost to a click beside it.
      if (desktop) showForm({ ...options, disableOutsideClick: true });
      else showSheet(options);
    };
    show('Giriş yap');
    signInOpened();
  }, [asked, desktop]);
  useResumedSignIn();
  return null;
}

/** A reload in the middle of a code opens the dialog again, at the code. */
function useResumedSignIn(): void {
  useEffect(() => {
    const pending = [pendingSignIn(), pendingReset()].find((each) => each?.place === 'dialog');
    if (pending) openSignIn(pending.from);
  }, []);
}

function Content(props: { from: string; onTitle: (title: string) => void }) {
  return (
    <PageBoundary compact resetKey="">
      <SignInDialog {...props} fallback={<Skeleton height={320} />} />
    </PageBoundary>
  );
}
