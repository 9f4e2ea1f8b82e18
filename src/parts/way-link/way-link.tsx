import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathHere } from './path-here.ts';

export interface WayLinkProps {
  /** As the operator told it: a path or an address of the web. */
  to: string;
  className: string | undefined;
  draggable?: false;
  onClick?: () => void;
  children: ReactNode;
}

/** To a page of the product, or to a file or a page elsewhere that opens beside it. */
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
