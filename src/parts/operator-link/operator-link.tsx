import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { filePathPattern } from '../../lib/file-path-pattern.ts';

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

/**
 * Returns path, query and hash of an address within the product, given relative or absolute; '' for other sites and for
 * static files.
 */
export function internalPath(url: string): string {
  if (!URL.canParse(url, location.origin)) return '';
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin || filePathPattern.test(address.pathname)) return '';
  return `${address.pathname}${address.search}${address.hash}`;
}
