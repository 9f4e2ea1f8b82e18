import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { Opening } from '../../parts/opening/opening.tsx';
import { useSession } from '../../state/member/session.ts';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { links } from '../../routes/routes.ts';

/** A page of the account: a visitor signs in first and comes back (rule product-6). */
export function MemberOnly({ children }: { children: ReactNode }) {
  const { phase } = useSession();
  if (phase === 'member') return children;
  // A redirect now would throw a member out.
  if (phase === 'opening') return <Opening skeleton={<PageSkeleton />} />;
  // Also who came as a member whose session then ended quietly. A farewell has led home before this page hears of it.
  return <Redirect to={links.signIn(`${location.pathname}${location.search}`)} replace />;
}
