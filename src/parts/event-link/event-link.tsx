import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sportById } from '../../domain/sports.ts';
import { entryLinks } from '../../routes/routes.ts';

interface EventLinkProps {
  /** If undefined, the name is rendered without a link. */
  href: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** Name of a match, linked to its page if there is one. */
export function EventLink({ href, className, children }: EventLinkProps) {
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <Link className={className} href={href}>
      {children}
    </Link>
  );
}

/** Address of a match's page; undefined for a sport without such pages (rule sport-3, `hasMatchDetail`). */
export function eventHref(sportId: number, eventId: number): string | undefined {
  const sport = sportById(sportId);
  return sport?.hasMatchDetail === true ? entryLinks.event(sport.slug, eventId) : undefined;
}
