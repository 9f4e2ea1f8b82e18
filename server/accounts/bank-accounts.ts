/** Bank accounts of all members: at most five active ones each, one of them the default; an IBAN belongs to one alone. */
import { ServiceFailure } from '../http/envelope.ts';
import { bankNameOf, isPaidTo } from './banks.ts';

/** `Hold`: suggested, the player paid in from it. `Passive`: deleted, or a suggestion that was not taken. */
export const bankAccountStatuses = ['Active', 'Hold', 'Passive'] as const;

export interface BankAccount {
  readonly id: string;
  readonly playerNo: number;
  readonly iban: string;
  accountName: string;
  status: (typeof bankAccountStatuses)[number];
  isDefault: boolean;
  /** epoch milliseconds */
  readonly createdAt: number;
}

/** What is told of one that is put there by hand; the rest is invented. */
export type ToldBankAccount = Partial<Pick<BankAccount, 'iban' | 'accountName' | 'status' | 'isDefault'>>;
type NewBankAccount = Pick<BankAccount, 'iban' | 'accountName' | 'isDefault'>;

const MOST_ACTIVE = 5;
const LONGEST_NAME = 30;
const FIRST_ID = 81_000_001;

export class BankAccounts {
  readonly #now: () => number;
  #all: BankAccount[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Oldest first; a deleted one is not listed. */
  of(playerNo: number): BankAccount[] {
    return this.#all.filter((each) => each.playerNo === playerNo && each.status !== 'Passive');
  }

  find(playerNo: number, id: string): BankAccount {
    const found = this.of(playerNo).find((each) => each.id === id);
    if (found === undefined) throw refused('notFound');
    return found;
  }

  add(playerNo: number, { iban, accountName, isDefault }: NewBankAccount): BankAccount {
    if (!isWellFormed(iban)) throw refused('invalid');
    const name = checkedName(accountName);
    if (bankNameOf(iban) === undefined) throw refused('unknownBank');
    if (this.#all.some((each) => each.iban === iban && each.status !== 'Passive')) throw refused('registered');
    this.#refuseOneMore(playerNo);
    const hasDefault = this.#defaultOf(playerNo) !== undefined;
    if (isDefault && hasDefault) throw refused('defaultExists');
    if (!isDefault && !hasDefault) throw refused('defaultNeeded');
    return this.put(playerNo, { iban, accountName: name, isDefault });
  }

  /** A yes to one on hold makes it active. Being the default moves; it cannot be given up. */
  update(playerNo: number, told: Pick<BankAccount, 'id' | 'accountName' | 'isDefault'>): BankAccount {
    const account = this.find(playerNo, told.id);
    const name = checkedName(told.accountName);
    const before = this.#defaultOf(playerNo);
    if (account.status === 'Hold') this.#refuseOneMore(playerNo);
    if (told.isDefault && !isPaidTo(account.iban)) throw refused('defaultUnchanged');
    if (!told.isDefault && (before === undefined || before === account)) throw refused('defaultNeeded');
    if (told.isDefault && before !== undefined) before.isDefault = false;
    return Object.assign(account, { accountName: name, isDefault: told.isDefault, status: 'Active' });
  }

  remove(playerNo: number, id: string): void {
    const account = this.find(playerNo, id);
    if (account.isDefault && this.#activeOf(playerNo).length > 1) throw refused('defaultNeeded');
    Object.assign(account, { status: 'Passive', isDefault: false });
  }

  /** As it is told, without a question. */
  put(playerNo: number, told: ToldBankAccount): BankAccount {
    const place = this.#all.length;
    const { iban = inventedIban(place), accountName = '', status = 'Active', isDefault = false } = told;
    const named = { iban, accountName, status, isDefault };
    const account: BankAccount = { id: String(FIRST_ID + place), playerNo, ...named, createdAt: this.#now() };
    this.#all.push(account);
    return account;
  }

  reset(): void {
    this.#all = [];
  }

  #activeOf(playerNo: number): BankAccount[] {
    return this.of(playerNo).filter(({ status }) => status === 'Active');
  }

  #defaultOf(playerNo: number): BankAccount | undefined {
    return this.#activeOf(playerNo).find(({ isDefault }) => isDefault);
  }

  #refuseOneMore(playerNo: number): void {
    if (this.#activeOf(playerNo).length >= MOST_ACTIVE) throw refused('tooMany');
  }
}

/** At Ziraat Bankası, whole. */
export function inventedIban(place: number): string {
  const account = `000100${String(7_300_001 + place).padStart(16, '0')}`;
  return `TR${String(98n - (numberOf(`${account}TR00`) % 97n)).padStart(2, '0')}${account}`;
}

function isWellFormed(iban: string): boolean {
  if (!/^TR(?!0[01]|99)\d{7}0[0-9A-Z]{16}$/.test(iban)) return false;
  return numberOf(iban.slice(4) + iban.slice(0, 4)) % 97n === 1n;
}

/** Letters are two digits: A is 10. */
function numberOf(text: string): bigint {
  return BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)));
}

function checkedName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > LONGEST_NAME) throw refused('invalid');
  return name;
}

/** Codes of rule failure-4 in the words of wire-account-4. */
const refusals = {
  unknownBank: [7101, 'InvalidBankCode', 'Bu IBAN tanımlı bir bankaya ait değil.'],
  registered: [7102, 'AlreadyRegistered', 'Bu IBAN zaten kayıtlı.'],
  tooMany: [7103, 'MaxAccountsReached', 'En fazla 5 banka hesabı ekleyebilirsin.'],
  defaultExists: [7104, 'DefaultExists', 'Varsayılan bir hesabın zaten var.'],
  defaultNeeded: [7105, 'DefaultRequired', 'Bir hesabın varsayılan olmalı.'],
  notFound: [7106, 'NotFound', 'Banka hesabı bulunamadı.'],
  defaultUnchanged: [7107, 'DefaultNotChanged', 'Varsayılan hesap değiştirilemedi.'],
  invalid: [403, 'Validation', 'IBAN bilgisini kontrol et.'],
} as const;

function refused(reason: keyof typeof refusals): ServiceFailure {
  const [code, name, message] = refusals[reason];
  return new ServiceFailure(code, name, message);
}
