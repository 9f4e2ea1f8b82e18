/**
 * Bank accounts of all members. Each member has at most five active ones, one of them the default; an IBAN can be
 * registered only once.
 */
import { ServiceFailure } from '../http/response-envelope.ts';
import { bankNameOf, acceptsPayments } from './bank-names.ts';

/** `Hold`: suggested because the player deposited from it. `Passive`: deleted, or a suggestion that was declined. */
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

/** Fields of a bank account added without checks; missing fields are invented or get a default. */
export type BankAccountInput = Partial<Pick<BankAccount, 'iban' | 'accountName' | 'status' | 'isDefault'>>;
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

  /** Returns the member's bank accounts, oldest first, without deleted ones. */
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
    return this.addUnchecked(playerNo, { iban, accountName: name, isDefault });
  }

  /**
   * Updates name and default flag. An account on hold becomes active. The default can be moved to another account but
   * not removed.
   */
  update(playerNo: number, told: Pick<BankAccount, 'id' | 'accountName' | 'isDefault'>): BankAccount {
    const account = this.find(playerNo, told.id);
    const name = checkedName(told.accountName);
    const before = this.#defaultOf(playerNo);
    if (account.status === 'Hold') this.#refuseOneMore(playerNo);
    if (told.isDefault && !acceptsPayments(account.iban)) throw refused('defaultUnchanged');
    if (!told.isDefault && (before === undefined || before === account)) throw refused('defaultNeeded');
    if (told.isDefault && before !== undefined) before.isDefault = false;
    return Object.assign(account, { accountName: name, isDefault: told.isDefault, status: 'Active' });
  }

  remove(playerNo: number, id: string): void {
    const account = this.find(playerNo, id);
    if (account.isDefault && this.#activeOf(playerNo).length > 1) throw refused('defaultNeeded');
    Object.assign(account, { status: 'Passive', isDefault: false });
  }

  /** Adds the account without any check. */
  addUnchecked(playerNo: number, told: BankAccountInput): BankAccount {
    const place = this.#all.length;
    const { iban = inventIban(place), accountName = '', status = 'Active', isDefault = false } = told;
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

/** Returns a valid IBAN at Ziraat Bankası, with its check digits. */
function inventIban(place: number): string {
  const account = `000100${String(7_300_001 + place).padStart(16, '0')}`;
  return `TR${String(98n - (numberOf(`${account}TR00`) % 97n)).padStart(2, '0')}${account}`;
}

function isWellFormed(iban: string): boolean {
  if (!/^TR(?!0[01]|99)\d{7}0[0-9A-Z]{16}$/.test(iban)) return false;
  return numberOf(iban.slice(4) + iban.slice(0, 4)) % 97n === 1n;
}

/** Returns the text as a number for the IBAN check, with each letter as two digits (A is 10). */
function numberOf(text: string): bigint {
  return BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)));
}

function checkedName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > LONGEST_NAME) throw refused('invalid');
  return name;
}

/** Codes of rule failure-4 with the names of wire-account-4. */
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
