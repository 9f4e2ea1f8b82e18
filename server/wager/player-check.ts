/** Who may play: an active member of a retailer that serves (rule account-2, retailer-14). */
import type { Account } from '../accounts/account.ts';
import type { Retailers } from '../accounts/retailers/retailers.ts';
import { refused } from './refusals.ts';

/** Active, and GrayList: watched, not blocked. PreActive2 has chosen a retailer, which is asked next. */
const PLAYING = new Set([2, 4, 5]);

export function checkPlayer({ status, retailerId }: Account, retailers: Retailers): void {
  if (status === 1) throw refused('retailer');
  if (!PLAYING.has(status)) throw refused('playerStatus');
  const retailer = retailerId === null ? undefined : retailers.byId(retailerId);
  if (retailer?.status !== 'Active') throw refused('retailer');
}
