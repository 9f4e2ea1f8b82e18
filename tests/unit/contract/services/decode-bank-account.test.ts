import { expect, test } from 'vitest';
import { bankAccountsCalls } from '../../../../src/contract/services/bank-accounts-calls.ts';

const wire = {
  ...{ id: '7', iban: 'TR470000100100000350930001', bankCode: '00001', bankName: 'TCMB', accountName: 'Ev' },
  ...{ accountOwner: 'DENİZ Y***', status: 'Active', isDefault: true, createdDate: 1_760_000_000 },
};

function decode(answer: unknown) {
  let dropped = 0;
  const value = bankAccountsCalls.getBankAccounts.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { value, dropped };
}

test('a bank account is decoded into the product’s fields', () => {
  expect(decode([wire]).value).toEqual([
    {
      ...{ id: '7', iban: 'TR470000100100000350930001', bankName: 'TCMB', name: 'Ev', owner: 'DENİZ Y***' },
      ...{ status: 'active', isDefault: true },
    },
  ]);
});

test('numeric ids, grouped IBANs, capitals and missing fields are accepted', () => {
  const odd = { id: 8, iban: 'tr47 0000 1001 0000 0350 9300 01', status: 'HOLD', isDefault: '0', bankName: null };
  expect(decode([odd]).value).toEqual([
    {
      ...{ id: '8', iban: 'TR470000100100000350930001', bankName: '', name: '', owner: '' },
      ...{ status: 'hold', isDefault: false },
    },
  ]);
});

test('an unrecognised or missing status is decoded as unknown', () => {
  const statuses = decode([
    { ...wire, status: 'Passive' },
    { ...wire, status: 5 },
    { id: 1, iban: wire.iban },
  ]).value;
  expect(statuses?.map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('an unreadable row is skipped; a response without rows is undefined', () => {
  const { value, dropped } = decode([wire, { ...wire, iban: null }, null]);
  expect(value?.map(({ id }) => id)).toEqual(['7']);
  expect(dropped).toBe(2);
  expect(decode({ accounts: [] }).value).toBeUndefined();
});
