/** A member's bank accounts, of the players service (wire-account-3). Never kept on a device. */
import { type Infer, type as shape } from 'superstruct';
import type { BankAccount } from '../../model/bank-account.ts';
import { read } from './call.ts';
import { flag, known, text, textOr } from './fields.ts';
import { decodeRows, rows } from './rows.ts';

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

export const bankAccountCalls = {
  getBankAccounts: read({
    ...about,
    path: 'player-account-iban/list',
    answer: rows(bankAccount),
    decode: toBankAccounts,
  }),
};

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
