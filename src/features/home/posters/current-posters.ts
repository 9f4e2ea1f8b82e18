/** Promotional pictures to show now, and their links. */
import type { Poster } from '../../../model/content.ts';
import { campaignAddress } from '../../../domain/member/sign-in/due-popups.ts';

/** Posters within their display period; a missing start or end means no limit. `now` is epoch seconds. */
export function currentPosters(posters: readonly Poster[], now: number): Poster[] {
  return posters.filter(
    ({ beginsAt, endsAt }) => (beginsAt === null || beginsAt <= now) && (endsAt === null || endsAt > now),
  );
}

/** Returns a path of the product, a web URL, or '' when the poster has no link. */
export function posterAddress({ url }: Pick<Poster, 'url'>): string {
  return campaignAddress(url);
}
