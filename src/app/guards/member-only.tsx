import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { SessionLoading } from '../../parts/session-loading/session-loading.tsx';
import { useSession } from '../../state/member/session.ts';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { entryLinks } from '../../routes/routes.ts';

/** Guards a page of the account: a visitor signs in first and comes back (rule product-6). */
export function MemberOnly({ children }: { children: ReactNode }) {
  const { phase } = useSession();
  if (phase === 'member') return children;
  // A redirect now would sign a member out of the page, because the session is not known yet.
  if (phase === 'opening') return <SessionLoading skeleton={<PageSkeleton />} />;
  // Visitors sign in, including a member whose session ended without a farewell. With a farewell, `SessionEnd` has
  // already navigated home.
  return <Redirect to={entryLinks.signIn(`${location.pathname}${location.search}`)} replace />;
}
