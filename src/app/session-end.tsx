import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { hideModal, hideSheet } from '../state/overlays/dialogs.ts';
import { onAfterSessionEnd } from '../state/member/session.ts';
import { entryLinks } from '../routes/routes.ts';

/** Clears the screen when a session ends: every tab goes home (rule sign-in-14). */
export function SessionEnd() {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onAfterSessionEnd(() => {
        hideModal();
        hideSheet();
        navigate(entryLinks.home(), { replace: true });
      }),
    [navigate],
  );
  return null;
}
