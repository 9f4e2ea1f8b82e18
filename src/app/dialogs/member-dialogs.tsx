/** What stands before a member, or one who was: each loaded when it is due, and shown when nothing else is open. */
import { Suspense, lazy } from 'react';
import { useDuePopup } from '../../state/after-sign-in.ts';
import { useSession } from '../../state/session.ts';

const SessionExpired = lazy(() => import('../../features/sign-in/session-expired.tsx'));
const TermsOfUse = lazy(() => import('../../features/sign-in/terms-of-use.tsx'));
const AfterSignIn = lazy(() => import('../../features/sign-in/after-sign-in.tsx'));

export function MemberDialogs() {
  const { phase, player, endedBy } = useSession();
  const popup = useDuePopup();
  const termsDue = player?.termsOfUseDue === true;
  return (
    <Suspense fallback={null}>
      {phase === 'visitor' && endedBy === 'expired' && <SessionExpired />}
      {phase === 'member' && termsDue && <TermsOfUse />}
      {phase === 'member' && !termsDue && popup !== undefined && <AfterSignIn popup={popup} />}
    </Suspense>
  );
}
