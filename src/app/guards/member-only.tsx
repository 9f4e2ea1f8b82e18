import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { useTopicValue } from '../../state/engine/live.ts';
import { useSession } from '../../state/member/session.ts';
import { reloadPlayer } from '../../state/member/session-calls.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { links } from '../../routes/routes.ts';

/** A page of the account: a visitor signs in first and comes back (rule product-6). */
export function MemberOnly({ children }: { children: ReactNode }) {
  const { phase } = useSession();
  const [admitted, setAdmitted] = useState(false);
  if (phase === 'member' && !admitted) setAdmitted(true);
  if (phase === 'member') return children;
  // Signed out on this page: the end of the session leads home, sign-in is for those who come to the page.
  if (phase === 'opening' || admitted) return <Opening />;
  return <Redirect to={links.signIn(`${location.pathname}${location.search}`)} replace />;
}

/** There are tokens, and the player is on its way; a redirect now would throw a member out. */
function Opening() {
  const load = useTopicValue({ kind: 'session' }, 'load');
  if (load?.phase === 'failed' && load.failure !== undefined) {
    return <FailureNotice failure={load.failure} onRetry={() => void reloadPlayer()} />;
  }
  return <PageSkeleton />;
}
