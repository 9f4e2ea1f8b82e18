/** Which pictures are put forward now, and where they lead. */
import type { Poster } from '../../model/content.ts';
import { campaignAddress } from '../member/sign-in/due-popups.ts';

/** Those whose time it is; one without a beginning or an end has none. */
export function currentPosters(posters: readonly Poster[], now: number): Poster[] {
  return posters.filter(
    ({ beginsAt, endsAt }) => (beginsAt === null || beginsAt <= now) && (endsAt === null || endsAt > now),
  );
}

/** A path of the product, an address of the web, or '' for nowhere. */
export function posterAddress({ url }: Pick<Poster, 'url'>): string {
  return campaignAddress(url);
}
