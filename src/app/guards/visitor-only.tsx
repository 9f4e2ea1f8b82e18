import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { forcedChoice } from '../../domain/member/forced-choice.ts';
import { type SessionView, useSession } from '../../state/session.ts';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { links } from '../routes.ts';

export interface VisitorOnlyProps {
  children: ReactNode;
  /** The page of registration: its third step is a member's who has no retailer yet (player-account §4). */
  registration?: boolean;
}

/**
 * Sign-in and registration are for visitors: a member who comes to them goes home. Who becomes a member on the page
 * stays: it knows itself where to go then.
 */
export function VisitorOnly({ children, registration = false }: VisitorOnlyProps) {
  const session = useSession();
  const [admitted, setAdmitted] = useState(false);
  const admit = session.phase === 'visitor' || (registration && isUnfinished(session));
  if (admit && !admitted) setAdmitted(true);
  if (admitted || admit) return children;
  if (session.phase === 'opening' || (registration && session.balances === null)) return <PageSkeleton />;
  return <Redirect to={links.home()} replace />;
}

function isUnfinished({ player, balances }: SessionView): boolean {
  if (player === null || balances === null) return false;
  return forcedChoice(player.playerStatus, balances.retailer) === 'choose';
}
