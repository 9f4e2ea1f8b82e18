import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { SessionLoading } from '../../parts/session-loading/session-loading.tsx';
import { useSession } from '../../state/member/session.ts';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { entryLinks } from '../../routes/routes.ts';

/**
 * Guards sign-in and registration: a member who opens them goes home. A visitor who becomes a member on the page stays,
 * because the page itself navigates on.
 */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const { phase } = useSession();
  const [admitted, setAdmitted] = useState(false);
  if (phase === 'visitor' && !admitted) setAdmitted(true);
  if (phase === 'visitor' || admitted) return children;
  return phase === 'opening' ? (
    <SessionLoading skeleton={<PageSkeleton />} />
  ) : (
    <Redirect to={entryLinks.home()} replace />
  );
}
