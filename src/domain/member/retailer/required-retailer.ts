/** Retailer choice that a member must make before anything else (rule retailer-9, retailer-10). */
import type { Player, PlayerRetailer, PlayerStatus } from '../../../model/player.ts';

/** `change`: the current retailer no longer serves; `choose`: there is none yet. */
export type RequiredRetailerChoice = 'change' | 'choose';

/** 1 PreActive1, 2 PreActive2, 3 Cancel, 4 Active, 5 GrayList, 6 Suspend, 7 TimeBlocking (rule account-2). */
const mustChange: readonly PlayerStatus[] = [2, 4, 6, 7];
const mustChoose: readonly PlayerStatus[] = [1];

/**
 * Returns the required choice, or null. Pass the retailer from the balances, because that one is refreshed
 * (rule retailer-11, "Player balances load").
 */
export function requiredRetailerChoice(
  status: PlayerStatus,
  retailer: Pick<PlayerRetailer, 'status'> | null,
): RequiredRetailerChoice | null {
  if (retailer === null) return mustChoose.includes(status) ? 'choose' : null;
  return retailer.status === 'Passive' && mustChange.includes(status) ? 'change' : null;
}

/** True when the member has no phone number to send codes and messages to (rule registration-12, "Behaviour"). */
export function lacksPhone(player: Pick<Player, 'phoneNumber'>): boolean {
  return player.phoneNumber === '';
}
