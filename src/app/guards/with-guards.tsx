/** Adds the guards of restricted pages to the rows of an area. Loaded with those rows, not with the entry. */
import type { RouteRow } from '../pages/page-row.ts';
import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { SessionLoading } from '../../parts/session-loading/session-loading.tsx';
import { useSession } from '../../state/member/session.ts';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { entryLinks } from '../../routes/routes.ts';

const guards = { visitor: VisitorOnly, member: MemberOnly };

export function withGuards(rows: readonly RouteRow[]): readonly RouteRow[] {
  return rows.map((row) => ('Page' in row && row.access !== 'anyone' ? { ...row, Guard: guards[row.access] } : row));
}

/** Guards a page of the account: a visitor signs in first and comes back (rule product-6). */
function MemberOnly({ children }: { children: ReactNode }) {
  const { phase } = useSession();
  if (phase === 'member') return children;
  // A redirect now would sign a member out of the page, because the session is not known yet.
  if (phase === 'opening') return <SessionLoading skeleton={<PageSkeleton />} />;
  // Visitors sign in, including a member whose session ended without a farewell. With a farewell, `SessionEnd` has
  // already navigated home.
  return <Redirect to={entryLinks.signIn(`${location.pathname}${location.search}`)} replace />;
}

/**
 * Guards sign-in and registration: a member who opens them goes home. A visitor who becomes a member on the page stays,
 * because the page itself navigates on.
 */
function VisitorOnly({ children }: { children: ReactNode }) {
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
