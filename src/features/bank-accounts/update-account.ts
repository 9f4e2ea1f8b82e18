import { bankAccountsView, updateBankAccountBody } from '../../domain/bank-account/bank-accounts-view.ts';
import { withRefusalAdvice } from './bank-account-refusals.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { BankAccount } from '../../model/payment.ts';
import type { Result } from '../../model/failure.ts';
import { readService, writeService } from '../../state/engine/call-service.ts';

interface AccountChange {
  name: string;
  /**
   * True when the player chose this account as default. Otherwise it stays the default, or becomes it if there is none.
   */
  makeDefault: boolean;
}

/**
 * Updates an account. The request always contains the default flag, so the current list is read first: the page's flag
 * may be stale and would overwrite a default that was set elsewhere.
 */
export async function updateAccount(
  account: BankAccount,
  { name, makeDefault }: AccountChange,
): Promise<Result<unknown>> {
  let isDefault = true;
  if (!makeDefault) {
    const now = await readService('getBankAccounts', {});
    // The update was not sent yet, so the failure's own text is right: the outcome is known.
    if (!now.ok) return { ok: false, failure: { ...now.failure, message: failureText(now.failure) } };
    const all = now.value.data;
    const told = all.find(({ id }) => id === account.id) ?? account;
    isDefault = told.isDefault || bankAccountsView(all).lacksDefault;
  }
  const body = updateBankAccountBody(account, { name, isDefault });
  return withRefusalAdvice(await writeService('updateBankAccount', { body }), 'update');
}
