import type { ReactNode } from 'react';
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
  if (phase === 'member') return children;
  if (phase === 'opening') return <Opening />;
  // Also who came as a member whose session then ended quietly. A farewell has led home before this page hears of it.
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
