/** The accounts service (wire-account-5): bank accounts a player deposits to. */
import { type Infer, coerce, number, string, type as shape, union } from 'superstruct';
import type { BankMenu, BankChannel, TransferAccount } from '../../model/payment.ts';
import { readCall, defineCalls } from './call.ts';
import { listOf, numericOr, fieldOr, textOr, booleanLike } from './fields.ts';
import { decodeRows, rows } from './response-rows.ts';

const transferRow = shape({
  bankName: textOr(''),
  accountOwner: textOr(''),
  branchName: textOr(''),
  branchCode: textOr(''),
  accountNumber: textOr(''),
  iban: textOr(''),
  /** Reference the player enters in the transfer. */
  description: textOr(''),
  isActive: fieldOr(booleanLike(), true),
});

/** A channel may also be sent as its code only. */
const channel = coerce(shape({ code: numericOr(0), name: textOr('') }), union([number(), string()]), (code) => ({
  code: Number(code),
  name: '',
}));

const menuRow = shape({
  bankName: textOr(''),
  /** 1 internet, 2 mobile, 3 ATM, 4 branch, 5 telephone. */
  channels: listOf(channel),
  /** "Ödemeler > Şans Oyunları" */
  menuPath: textOr(''),
  isActive: fieldOr(booleanLike(), true),
});

const toTransfers = decodeRows(toTransfer);
const toMenus = decodeRows(toMenu);

export const accountsCalls = defineCalls('accounts', {
  getDepositWays: readCall({
    path: 'Accounts/get-bank-and-channel-info',
    access: 'member',
    response: shape({
      moneyTransferBankAccounts: fieldOr(rows(transferRow), []),
      gamesOfChanceBankAccounts: fieldOr(rows(menuRow), []),
      sportotoAccountName: textOr(''),
    }),
    decode: (wire, context) => ({
      transfers: toTransfers(wire.moneyTransferBankAccounts, context),
      menus: toMenus(wire.gamesOfChanceBankAccounts, context),
      accountName: wire.sportotoAccountName.trim(),
    }),
  }),
});

function toTransfer(wire: Infer<typeof transferRow>): TransferAccount {
  return {
    bank: wire.bankName.trim(),
    owner: wire.accountOwner.trim(),
    iban: wire.iban.replace(/[^\da-z]/gi, '').toUpperCase(),
    branch: [wire.branchName.trim(), wire.branchCode.trim() && `(${wire.branchCode.trim()})`].filter(Boolean).join(' '),
    accountNumber: wire.accountNumber.trim(),
    reference: wire.description.trim(),
    isOpen: wire.isActive,
  };
}

function toMenu(wire: Infer<typeof menuRow>): BankMenu {
  return {
    bank: wire.bankName.trim(),
    channels: wire.channels.map(({ code, name }) => ({ kind: channelKinds[code] ?? 'other', name: name.trim() })),
    path: wire.menuPath
      .split('>')
      .map((step) => step.trim())
      .filter((step) => step !== ''),
    isOpen: wire.isActive,
  };
}

const channelKinds: Partial<Record<number, BankChannel['kind']>> = {
  1: 'internet',
  2: 'mobile',
  3: 'atm',
  4: 'branch',
  5: 'phone',
};
