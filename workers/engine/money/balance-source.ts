/**
 * The balance that a request is paid from, kuruş; read before and after sending, it shows if money was taken (money-5).
 */
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import type { PlayerBalances } from '../../../src/model/player.ts';
import type { Services } from '../calls/services.ts';

/** Undefined when the service does not report it now. */
export async function readSourceBalance(
  services: Services,
  useBonus: boolean | undefined,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const answer = await services.request(playersCalls.getPlayerBalances, signal === undefined ? {} : { signal });
  if (!answer.ok || answer.value.storedAt !== null) return undefined;
  return balanceOfSource(answer.value.data, useBonus);
}

export function balanceOfSource({ balance, bonusBalance }: PlayerBalances, useBonus: boolean | undefined): number {
  return useBonus === true ? bonusBalance : balance;
}
