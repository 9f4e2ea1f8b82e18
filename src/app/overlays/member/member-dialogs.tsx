/** What stands before a member, or one who was: each loaded when it is due, and shown when it is its turn. */
import { loadableComponent } from '../../../state/load/loadable.ts';
import { useDuePopup } from '../../../state/member/after-sign-in.ts';
import { useSession } from '../../../state/member/session.ts';

const SessionExpired = loadableComponent(() => import('../../../features/sign-in/popups/session-expired.tsx'));
const TermsOfUse = loadableComponent(() => import('../../../features/sign-in/popups/terms-of-use.tsx'));
const SignInPopup = loadableComponent(() => import('../../../features/sign-in/popups/sign-in-popup.tsx'));

export function MemberDialogs() {
  const { phase, player, balances, endedBy } = useSession();
  const popup = useDuePopup();
  return (
    <>
      {phase === 'visitor' && endedBy === 'expired' && <SessionExpired />}
      {phase === 'member' && player?.termsOfUseDue === true && <TermsOfUse />}
      {/* Until the balances are known, so is not what a member must do first. */}
      {phase === 'member' && balances !== null && popup !== undefined && <SignInPopup popup={popup} />}
    </>
  );
}
