/**
 * Dialogs for a member, or for one whose session expired: each is loaded when it is due, and shown in its queue slot.
 */
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { useSignInPopup } from '../../../state/member/sign-in-popups.ts';
import { useSession } from '../../../state/member/session.ts';

const SessionExpired = createLoadableComponent(
  () => import('../../../features/sign-in/popups/session-expired-dialog.tsx'),
);
const TermsOfUse = createLoadableComponent(() => import('../../../features/sign-in/popups/terms-of-use.tsx'));
const SignInPopup = createLoadableComponent(() => import('../../../features/sign-in/popups/sign-in-popup.tsx'));

export function MemberDialogs() {
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
