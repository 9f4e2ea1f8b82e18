import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  PRE_ACTIVE_1,
  type Registration,
  requiresSignIn,
} from '../../domain/member/registration/registration-steps.ts';
import { entryLinks } from '../../routes/routes.ts';
import { deferReload } from '../../state/device/app-update.ts';
import {
  leaveRegistrationPage,
  syncRegistrationWithMember,
  syncRegistrationWithVisitor,
  useRegistration,
} from '../../state/member/registration.ts';
import { useSession } from '../../state/member/session.ts';

/**
 * Returns the current step, `home` for a member with nothing to register, or `opening` while the session is unknown.
 * Synchronises step and session, and leaves step 3 when the page is left (rule registration-7).
 */
export function useRegistrationStep(): Registration | 'home' | 'opening' {
  const { now, choosing } = useRegistration();
  const { phase, player, balances } = useSession();
  const status = phase === 'member' ? player?.playerStatus : undefined;
  const retailerId = (player?.retailer ?? balances?.retailer)?.id ?? null;

  const lastPhase = useRef<typeof phase>(undefined);
  useEffect(() => {
    const became = lastPhase.current !== phase;
    lastPhase.current = phase;
    // Only a change to visitor counts: after a correct code the step is ahead of the session for a moment.
    if (became && phase === 'visitor') syncRegistrationWithVisitor();
  }, [phase]);

  useEffect(() => {
    if (status !== undefined && !choosing) syncRegistrationWithMember(status, retailerId);
  }, [status, choosing, retailerId]);

  // A layout effect is cleaned up at once; others wait until the next page has loaded, which may be never.
  useLayoutEffect(
    () => () => {
      // A new page has its address already; the trial unmount of the development build has not.
      if (location.pathname !== entryLinks.register()) void leaveRegistrationPage();
    },
    [],
  );

  const underWay = now.step === 'code' || now.step === 'retailer';
  // A layout effect, so that it holds the reload before the form's own hold is released.
  useLayoutEffect(() => (underWay ? deferReload('registration') : undefined), [underWay]);

  if (status !== undefined && !choosing && !requiresSignIn(now)) return status === PRE_ACTIVE_1 ? 'opening' : 'home';
  if (phase === 'opening' && now.step === 'form') return 'opening';
  return now;
}
