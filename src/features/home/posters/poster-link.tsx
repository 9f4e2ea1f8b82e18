import type { ReactNode } from 'react';
import { posterAddress } from './current-posters.ts';
import type { Poster } from '../../../model/content.ts';
import { OperatorLink } from '../../../parts/operator-link/operator-link.tsx';

interface PosterLinkProps {
  poster: Pick<Poster, 'url'>;
  className: string | undefined;
  children: ReactNode;
}

/** Link to a page of the product or to another site in a new tab; plain content without an address. */
export function PosterLink({ poster, className, children }: PosterLinkProps) {
  const address = posterAddress(poster);
  if (address === '') return <div className={className}>{children}</div>;
  return (
    <OperatorLink to={address} className={className} draggable={false}>
      {children}
    </OperatorLink>
  );
}
