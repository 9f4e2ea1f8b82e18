/**
 * A member's bank accounts, of the players service (wire-account-3). What a change answers is not read: the list is asked
 * for again, and an answer nobody agreed on puts nothing in doubt. Never kept on a device (rule bank-5).
 */
import { type Infer, boolean, object, string, type as shape } from 'superstruct';
import type { BankAccount } from '../../model/bank-account.ts';
import { read, write, serviceArea } from './call.ts';
import { flag, known, text, textOr } from './fields.ts';
import { decodeRows, rowsOrNull } from './rows.ts';

const bankAccount = shape({
  id: text(),
  iban: text(),
  bankCode: textOr(''),
  bankName: textOr(''),
  /** The player's own name of it. */
  accountName: textOr(''),
  /** Masked: "DENİZ Y***". */
  accountOwner: textOr(''),
  status: known(['Active', 'Hold']),
  isDefault: flag(),
});

const toBankAccounts = decodeRows(toBankAccount);

const about = { access: 'member', about: 'bankAccounts' } as const;
const changing = { access: 'member', changes: ['bankAccounts'] } as const;

export const bankAccounts = serviceArea('players', {
  getBankAccounts: read({
    ...about,
    path: 'player-account-iban/list',
    answer: rowsOrNull(bankAccount),
    decode: toBankAccounts,
  }),
  getBankAccount: read({ ...about, path: 'player-account-iban/:id', answer: bankAccount, decode: toBankAccount }),
  /** Refused with codes of its own (rule failure-4). */
  addBankAccount: write({
    ...changing,
    path: 'player-account-iban/add',
    body: object({ iban: string(), accountName: string(), isDefault: boolean() }),
  }),
  /** Also the yes to one on hold. */
  updateBankAccount: write({
    ...changing,
    path: 'player-account-iban/update',
    body: object({ id: string(), accountName: string(), isDefault: boolean() }),
  }),
  deleteBankAccount: write({ ...changing, path: 'player-account-iban/delete/:id', body: object({}) }),
});

function toBankAccount(wire: Infer<typeof bankAccount>): BankAccount {
  return {
    id: wire.id,
    iban: wire.iban.replace(/[^\da-z]/gi, '').toUpperCase(),
    bankName: wire.bankName,
    name: wire.accountName,
    owner: wire.accountOwner,
    status: statuses[wire.status],
    isDefault: wire.isDefault,
  };
}

const statuses = { Active: 'active', Hold: 'hold', unknown: 'unknown' } as const;
