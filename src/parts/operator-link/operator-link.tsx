import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { internalPath } from './internal-path.ts';

interface OperatorLinkProps {
  /** Path or full address as the operator provides it. */
  to: string;
  className: string | undefined;
  draggable?: false;
  onClick?: () => void;
  children: ReactNode;
}

/** Link to a page of the product, or to a file or another site in a new tab. */
export function OperatorLink({ to, children, ...look }: OperatorLinkProps) {
  const here = internalPath(to);
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
