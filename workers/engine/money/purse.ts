/**
 * The balance that a request is paid from, kuruş; read before and after sending, it shows if money was taken (money-5).
 */
import { players } from '../../../src/contract/services/players.ts';
import type { PlayerBalances } from '../../../src/model/player.ts';
import type { Services } from '../calls/services.ts';

/** Undefined when the service does not report it now. */
export async function readPurse(
  services: Services,
  useBonus: boolean | undefined,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const answer = await services.request(players.getPlayerBalances, signal === undefined ? {} : { signal });
  if (!answer.ok || answer.value.storedAt !== null) return undefined;
  return purseOf(answer.value.data, useBonus);
}

export function purseOf({ balance, bonusBalance }: PlayerBalances, useBonus: boolean | undefined): number {
  return useBonus === true ? bonusBalance : balance;
}
