/** Bank accounts of a member who withdraws. */
import type { TestServer } from './controlled-server.ts';
import { ibanAt } from './ibans.ts';

/** Adds the default one at Ziraat Bankası, one at Garanti BBVA, and one awaiting its member's approval. */
export async function addPayoutAccounts(
  { bankAccount }: Pick<TestServer, 'bankAccount'>,
  { playerNo }: { playerNo: number },
): Promise<void> {
  await bankAccount({ playerNo, accountName: 'Maaş hesabım', isDefault: true });
  await bankAccount({ playerNo, iban: ibanAt('00062', String(playerNo).padStart(16, '0')) });
  await bankAccount({ playerNo, status: 'Hold' });
}
