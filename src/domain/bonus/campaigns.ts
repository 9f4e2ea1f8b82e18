/** Selection of the campaigns that are active now (rule bonus-8). */
import type { Campaign } from '../../model/bonus.ts';

/** Active campaigns in the service's order. @param now epoch seconds */
export function activeCampaigns(campaigns: readonly Campaign[], now: number): Campaign[] {
  return campaigns.filter(
    ({ beginsAt, endsAt }) => (beginsAt === null || beginsAt <= now) && (endsAt === null || endsAt > now),
  );
}
