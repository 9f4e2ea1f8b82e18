/** A member's bank accounts as the pages show them (rules wallet-6, wallet-7). */
import type { CallInputOf } from '../../contract/services/calls.ts';
import type { BankAccount } from '../../model/payment.ts';
import { bankNameFromIban } from './bank-name-from-iban.ts';
import { normalizeIban } from './iban.ts';

interface BankAccountsView {
  active: BankAccount[];
  /** The first account on hold, which the player should confirm. */
  recommended: BankAccount | undefined;
  /** True when no account is the default, not even a blocked one: the next one added must be the default. */
  lacksDefault: boolean;
}

/** Accounts with an unknown status are neither active nor recommended. */
export function bankAccountsView(all: readonly BankAccount[]): BankAccountsView {
  const active = all.filter(({ status }) => status === 'active');
  return {
    active,
    recommended: all.find(({ status }) => status === 'hold'),
    // A blocked account can still be the default, and the service refuses a second default (7104).
    lacksDefault: !all.some(({ status, isDefault }) => isDefault && status !== 'hold'),
  };
}

/** Returns the service's name of the bank, or our own name from the IBAN when the service sends none. */
export function bankNameOf({ bankName, iban }: Pick<BankAccount, 'bankName' | 'iban'>): string {
  return bankName === '' ? bankNameFromIban(iban) : bankName;
}

interface AccountTitle {
  /** The player's name for the account, otherwise its bank. */
  title: string;
  /** The bank's name; '' when it is unknown, or already used as the title. */
  bank: string;
}

/** Treats a name equal to the bank's name (cut to the stored length) as no name of the player's own (rule bank-1). */
export function accountTitle(account: Pick<BankAccount, 'name' | 'bankName' | 'iban'>): AccountTitle {
  const bank = bankNameOf(account);
  const title = nameFor(account.name, bank);
  return bank !== '' && title === nameFor('', bank) ? { title: bank, bank: '' } : { title, bank };
}

/** Maximum length of the player's name for an account. */
export const MAX_ACCOUNT_NAME_LENGTH = 30;

export function addBankAccountBody(
  typed: string,
  name: string,
  isDefault: boolean,
): CallInputOf<'addBankAccount'>['body'] {
  const iban = normalizeIban(typed);
  return { iban, accountName: nameFor(name, bankNameFromIban(iban)), isDefault };
}

export function updateBankAccountBody(
  account: BankAccount,
  { name, isDefault }: { name: string; isDefault: boolean },
): CallInputOf<'updateBankAccount'>['body'] {
  return { id: account.id, accountName: nameFor(name, bankNameOf(account)), isDefault };
}

/** Returns the account's name, trimmed and cut to MAX_ACCOUNT_NAME_LENGTH; defaults to the bank's name (rule bank-1). */
function nameFor(name: string, bank: string): string {
  return (name.trim() || bank || 'Banka hesabım').slice(0, MAX_ACCOUNT_NAME_LENGTH).trim();
}
