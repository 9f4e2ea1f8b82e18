/** A member's bank accounts as the pages show them (rules wallet-6, wallet-7). */
import type { CallInputOf } from '../../contract/services/calls.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import { bankOf } from './banks.ts';
import { ibanOf } from './iban.ts';

export interface ShownAccounts {
  active: BankAccount[];
  /** The first on hold: it is to be confirmed. */
  recommended: BankAccount | undefined;
  /** No account is the default, one that cannot be used now neither: the next one is to be. */
  lacksDefault: boolean;
}

/** Of a status nobody knows is none of them. */
export function shownAccounts(all: readonly BankAccount[]): ShownAccounts {
  const active = all.filter(({ status }) => status === 'active');
  return {
    active,
    recommended: all.find(({ status }) => status === 'hold'),
    // One that is blocked is the default all the same: the service refuses a second (7104).
    lacksDefault: !all.some(({ status, isDefault }) => isDefault && status !== 'hold'),
  };
}

/** The service's own name of the bank, else ours. */
export function bankNameOf({ bankName, iban }: Pick<BankAccount, 'bankName' | 'iban'>): string {
  return bankName === '' ? bankOf(iban) : bankName;
}

export interface AccountTitle {
  /** What the player calls it, else its bank. */
  title: string;
  /** Its bank; '' where nobody knows it, and where the title is the bank already. */
  bank: string;
}

/** A name that is the bank's, cut as the service keeps names, is none of the player's own (rule bank-1). */
export function accountTitle(account: Pick<BankAccount, 'name' | 'bankName' | 'iban'>): AccountTitle {
  const bank = bankNameOf(account);
  const title = nameFor(account.name, bank);
  return bank !== '' && title === nameFor('', bank) ? { title: bank, bank: '' } : { title, bank };
}

/** The most a player's own name of an account may have. */
export const NAME_LENGTH = 30;

export function addBody(typed: string, name: string, isDefault: boolean): CallInputOf<'addBankAccount'>['body'] {
  const iban = ibanOf(typed);
  return { iban, accountName: nameFor(name, bankOf(iban)), isDefault };
}

export function updateBody(
  account: BankAccount,
  { name, isDefault }: { name: string; isDefault: boolean },
): CallInputOf<'updateBankAccount'>['body'] {
  return { id: account.id, accountName: nameFor(name, bankNameOf(account)), isDefault };
}

/** Without a name of the player's it has the bank's (rule bank-1). */
function nameFor(name: string, bank: string): string {
  return (name.trim() || bank || 'Banka hesabım').slice(0, NAME_LENGTH).trim();
}
