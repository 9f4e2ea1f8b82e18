/**
 * A member's bank accounts, from the players service (wire-account-3, wire-account-4). The response to a change is not read, because
 * its shape is not agreed on; the list is refetched instead. Never stored on a device (rule bank-5).
 */
import { type Infer, boolean, object, string, type as shape } from 'superstruct';
import type { BankAccount } from '../../model/payment.ts';
import { readCall, writeCall, defineCalls } from './call.ts';
import { booleanOrFalse, oneOfOrUnknown, text, textOr } from './fields.ts';
import { decodeRows, requiredRows } from './response-rows.ts';

const bankAccount = shape({
  id: text(),
  iban: text(),
  bankCode: textOr(''),
  bankName: textOr(''),
  /** Name the player gave the account. */
  accountName: textOr(''),
  /** Masked: "DENİZ Y***". */
  accountOwner: textOr(''),
  status: oneOfOrUnknown(['Active', 'Hold']),
  isDefault: booleanOrFalse(),
});

const toBankAccounts = decodeRows(toBankAccount);

const about = { access: 'member', about: 'bankAccounts' } as const;
const changing = { access: 'member', changes: ['bankAccounts'] } as const;

export const bankAccountsCalls = defineCalls('players', {
  getBankAccounts: readCall({
    ...about,
    path: 'player-account-iban/list',
    response: requiredRows(bankAccount),
    decode: toBankAccounts,
  }),
  getBankAccount: readCall({ ...about, path: 'player-account-iban/:id', response: bankAccount, decode: toBankAccount }),
  /** Refused with the call's own error codes (rule failure-4). */
  addBankAccount: writeCall({
    ...changing,
    path: 'player-account-iban/add',
    body: object({ iban: string(), accountName: string(), isDefault: boolean() }),
  }),
  /** Changes an account; also confirms one that is on hold. */
  updateBankAccount: writeCall({
    ...changing,
    path: 'player-account-iban/update',
    body: object({ id: string(), accountName: string(), isDefault: boolean() }),
  }),
  deleteBankAccount: writeCall({ ...changing, path: 'player-account-iban/delete/:id', body: object({}) }),
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
