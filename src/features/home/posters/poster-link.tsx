import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { posterAddress } from '../../../domain/content/posters.ts';
import type { Poster } from '../../../model/content.ts';

export interface PosterLinkProps {
  poster: Pick<Poster, 'url'>;
  className: string | undefined;
  children: ReactNode;
}

/** A page of the product, a page elsewhere that opens beside it, or nowhere. */
export function PosterLink({ poster, className, children }: PosterLinkProps) {
  const address = posterAddress(poster);
  if (address === '') return <div className={className}>{children}</div>;
  if (address.startsWith('/')) {
    return (
      <Link href={address} className={className} draggable={false}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address} className={className} target="_blank" rel="noopener noreferrer" draggable={false}>
      {children}
    </a>
  );
}
