import type { ReactNode } from 'react';
import type { Poster } from '../../../model/content.ts';
import { OperatorLink } from '../../../parts/operator-link/operator-link.tsx';
import { campaignAddress } from '../../../domain/member/sign-in/due-popups.ts';

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

/**
 * Promotional pictures to show now, and their links. Posters within their display period; a missing start or end
 * means no limit. `now` is epoch seconds.
 */
export function currentPosters(posters: readonly Poster[], now: number): Poster[] {
  return posters.filter(
    ({ beginsAt, endsAt }) => (beginsAt === null || beginsAt <= now) && (endsAt === null || endsAt > now),
  );
}

/** Returns a path of the product, a web URL, or '' when the poster has no link. */
export function posterAddress({ url }: Pick<Poster, 'url'>): string {
  return campaignAddress(url);
}
