import { describe, expect, test } from 'vitest';
import {
  accountTitle,
  addBankAccountBody,
  bankAccountsView,
  updateBankAccountBody,
} from '../../../../src/domain/bank-account/bank-accounts-view.ts';
import type { BankAccount } from '../../../../src/model/payment.ts';
import { ibanAt } from '../../../support/ibans.ts';

const iban = ibanAt('00010', '0000000000000001');
const account = (id: string, told: Partial<BankAccount> = {}): BankAccount => ({
  ...{ id, iban, bankName: 'Ziraat Bankası', name: '', owner: 'DENİZ Y***', status: 'active', isDefault: false },
  ...told,
});

describe('shown accounts', () => {
  const all = [
    account('1', { status: 'unknown' }),
    account('2'),
    account('3', { status: 'hold' }),
    account('4', { isDefault: true }),
    account('5', { status: 'hold' }),
  ];

  test('active accounts are counted, the first one on hold is recommended, all others are ignored', () => {
    const { active, recommended, lacksDefault } = bankAccountsView(all);
    expect(active.map(({ id }) => id)).toEqual(['2', '4']);
    expect(recommended?.id).toBe('3');
    expect(lacksDefault).toBe(false);
  });

  test('an empty list has no recommended account and lacks a default', () => {
    expect(bankAccountsView([])).toEqual({ active: [], recommended: undefined, lacksDefault: true });
  });

  test('a blocked default account still counts as the default, so none is chosen automatically', () => {
    const blocked = account('1', { status: 'unknown', isDefault: true });
    expect(bankAccountsView([blocked, account('2')]).lacksDefault).toBe(false);
  });

  test('an account on hold that claims to be the default does not count as the default', () => {
    expect(bankAccountsView([account('1', { status: 'hold', isDefault: true })]).lacksDefault).toBe(true);
  });
});

describe('the account name', () => {
  const long = 'Türkiye Kalkınma ve Yatırım Bankası';

  test.each([
    [{ name: 'Maaş', bankName: 'Ziraat Bankası', iban }, 'Maaş', 'Ziraat Bankası'],
    [{ name: '', bankName: 'T.C. Ziraat', iban }, 'T.C. Ziraat', ''],
    [{ name: '  ', bankName: '', iban }, 'Ziraat Bankası', ''],
    [{ name: 'Ziraat Bankası', bankName: '', iban }, 'Ziraat Bankası', ''],
    [{ name: '', bankName: '', iban: ibanAt('00061', '0000000000000001') }, 'Banka hesabım', ''],
    // The service stores 30 letters of the bank's name as the account's name.
    [{ name: '', bankName: long, iban }, long, ''],
    [{ name: long.slice(0, 30), bankName: long, iban }, long, ''],
    [{ name: 'Kira', bankName: long, iban }, 'Kira', long],
  ])('of %j is titled %s, beside %j', (told, title, bank) => {
    expect(accountTitle(told)).toEqual({ title, bank });
  });

  test('the submitted name is never empty and at most 30 letters long', () => {
    expect(addBankAccountBody('tr47 0000 1001 0000 0350 9300 01', '', true)).toEqual({
      iban: 'TR470000100100000350930001',
      accountName: 'Türkiye Cumhuriyet Merkez Bank',
      isDefault: true,
    });
    expect(updateBankAccountBody(account('7'), { name: ' Ev ', isDefault: false })).toEqual({
      id: '7',
      accountName: 'Ev',
      isDefault: false,
    });
  });
});
