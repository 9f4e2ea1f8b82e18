/** A member's bank accounts. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { Account } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { BankAccount } from '../../accounts/bank-accounts.ts';
import { bankNameOf } from '../../accounts/bank-names.ts';
import type { Handlers } from '../../http/service-route.ts';

type Item = WireResponse<'getBankAccount'> & { createdDate: number };

export function bankAccountHandlers(accounts: Accounts) {
  const { bankAccounts } = accounts;

  return {
    getBankAccounts: ({ bearer }) => {
      const account = accounts.accountOfToken(bearer());
      return bankAccounts.of(account.playerNo).map((each) => itemOf(each, account));
    },
    getBankAccount: ({ bearer, parameter }) => {
      const account = accounts.accountOfToken(bearer());
      return itemOf(bankAccounts.find(account.playerNo, parameter('id')), account);
    },
    addBankAccount: ({ bearer, body }) => {
      const { playerNo } = accounts.accountOfToken(bearer());
      return { id: bankAccounts.add(playerNo, body()).id };
    },
    updateBankAccount: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      return itemOf(bankAccounts.update(account.playerNo, body()), account);
    },
    deleteBankAccount: ({ bearer, parameter, body }) => {
      const { playerNo } = accounts.accountOfToken(bearer());
      body();
      bankAccounts.remove(playerNo, parameter('id'));
      return null;
    },
  } satisfies Partial<Handlers<'players'>>;
}

function itemOf({ id, iban, accountName, status, isDefault, createdAt }: BankAccount, owner: Account): Item {
  return {
    id,
    iban,
    bankCode: iban.slice(4, 9),
    bankName: bankNameOf(iban) ?? '',
    accountName,
    accountOwner: `${upper(owner.name)} ${upper(owner.surname.slice(0, 1))}***`,
    status: status === 'Hold' ? 'Hold' : 'Active',
    isDefault,
    createdDate: Math.floor(createdAt / 1_000),
  };
}

const upper = (name: string): string => name.toLocaleUpperCase('tr');
