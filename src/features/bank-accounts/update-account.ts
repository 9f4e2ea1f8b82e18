import { shownAccounts, updateBody } from '../../domain/bank-account/accounts.ts';
import { withAdvice } from '../../domain/bank-account/refusals.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import type { Result } from '../../model/failure.ts';
import { readService, writeService } from '../../state/engine/services.ts';

export interface AccountChange {
  name: string;
  /** The player's wish. Without it the account is the default if it is so now, or if no account at all is. */
  makeDefault: boolean;
}

/**
 * An update tells the flag, also where the player said nothing of it: what a page knows of it may be old, and a default
 * that was given to another account meanwhile would come back.
 */
export async function updateAccount(
  account: BankAccount,
  { name, makeDefault }: AccountChange,
): Promise<Result<unknown>> {
  let isDefault = true;
  if (!makeDefault) {
    const now = await readService('getBankAccounts', {});
    // Nothing was sent yet: its own words leave nothing in doubt.
    if (!now.ok) return { ok: false, failure: { ...now.failure, message: failureText(now.failure) } };
    const all = now.value.data;
    const told = all.find(({ id }) => id === account.id) ?? account;
    isDefault = told.isDefault || shownAccounts(all).lacksDefault;
  }
  const body = updateBody(account, { name, isDefault });
  return withAdvice(await writeService('updateBankAccount', { body }), 'update');
}
