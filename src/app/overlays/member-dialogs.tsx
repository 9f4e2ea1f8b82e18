/** What stands before a member, or one who was: each loaded when it is due, and shown when nothing else is open. */
import { Suspense, lazy } from 'react';
import { useDuePopup } from '../../state/member/after-sign-in.ts';
import { useSession } from '../../state/member/session.ts';
import { sessionChoice } from '../guards/forced-retailer.tsx';

const SessionExpired = lazy(() => import('../../features/sign-in/popups/session-expired.tsx'));
const TermsOfUse = lazy(() => import('../../features/sign-in/popups/terms-of-use.tsx'));
const AfterSignIn = lazy(() => import('../../features/sign-in/popups/after-sign-in.tsx'));

export function MemberDialogs() {
  const session = useSession();
  const { phase, player, balances, endedBy } = session;
  const popup = useDuePopup();
  const termsDue = player?.termsOfUseDue === true;
  // What a member must do comes before what a member may.
  const settled = phase === 'member' && balances !== null && !termsDue && sessionChoice(session) === null;
  return (
    <Suspense fallback={null}>
      {phase === 'visitor' && endedBy === 'expired' && <SessionExpired />}
      {phase === 'member' && termsDue && <TermsOfUse />}
      {settled && popup !== undefined && <AfterSignIn popup={popup} />}
    </Suspense>
  );
}
