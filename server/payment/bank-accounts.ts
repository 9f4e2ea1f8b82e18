/** The bank accounts of a member, invented: the same for the same member. Read only. */
import type { WireAnswer } from '../../src/contract/services/calls.ts';
import type { Account } from '../accounts/account.ts';

export type BankAccount = WireAnswer<'getBankAccounts'>[number];

/** The first is the default one; the last waits for its member's yes. */
const BANKS = [
  { code: '00010', bankName: 'Ziraat Bankası', accountName: 'Maaş hesabım', status: 'Active' },
  { code: '00062', bankName: 'Garanti BBVA', accountName: '', status: 'Active' },
  { code: '00046', bankName: 'Akbank', accountName: '', status: 'Hold' },
] as const;

export function bankAccountsOf({ playerNo, name, surname, hasBankAccounts }: Account): BankAccount[] {
  if (!hasBankAccounts) return [];
  return BANKS.map(({ code, ...bank }, place) => ({
    ...bank,
    id: `${playerNo}${place + 1}`,
    bankCode: code,
    iban: ibanOf(code, `${playerNo}${place + 1}`),
    accountOwner: `${name.toLocaleUpperCase('tr')} ${surname.charAt(0).toLocaleUpperCase('tr')}***`,
    isDefault: place === 0,
  }));
}

/** "TR33 **** 1326", as transactions name it. */
export function masked(iban: string): string {
  return `${iban.slice(0, 4)} **** ${iban.slice(-4)}`;
}

/** With the check digits of ISO 13616: T and R are 29 and 27. */
function ibanOf(bankCode: string, number: string): string {
  const rest = `${bankCode}0${number.padStart(16, '0')}`;
  const check = 98n - (BigInt(`${rest}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${rest}`;
}
