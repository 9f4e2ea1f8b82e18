import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathHere } from './path-here.ts';

export interface WayLinkProps {
  /** Path or full address as the operator provides it. */
  to: string;
  className: string | undefined;
  draggable?: false;
  onClick?: () => void;
  children: ReactNode;
}

/** Link to a page of the product, or to a file or another site in a new tab. */
export function WayLink({ to, children, ...look }: WayLinkProps) {
  const here = pathHere(to);
  return here === '' ? (
    <a href={to} target="_blank" rel="noopener noreferrer" {...look}>
      {children}
    </a>
  ) : (
    <Link href={here} {...look}>
      {children}
    </Link>
  );
}
