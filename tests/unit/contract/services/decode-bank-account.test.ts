import { expect, test } from 'vitest';
import { bankAccounts } from '../../../../src/contract/services/bank-accounts.ts';

const wire = {
  ...{ id: '7', iban: 'TR470000100100000350930001', bankCode: '00001', bankName: 'TCMB', accountName: 'Ev' },
  ...{ accountOwner: 'DENİZ Y***', status: 'Active', isDefault: true, createdDate: 1_760_000_000 },
};

function decode(answer: unknown) {
  let dropped = 0;
  const value = bankAccounts.getBankAccounts.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { value, dropped };
}

test('an account in the product’s words', () => {
  expect(decode([wire]).value).toEqual([
    {
      ...{ id: '7', iban: 'TR470000100100000350930001', bankName: 'TCMB', name: 'Ev', owner: 'DENİZ Y***' },
      ...{ status: 'active', isDefault: true },
    },
  ]);
});

test('numbers, groups, capitals and what is missing cost nothing', () => {
  const odd = { id: 8, iban: 'tr47 0000 1001 0000 0350 9300 01', status: 'HOLD', isDefault: '0', bankName: null };
  expect(decode([odd]).value).toEqual([
    {
      ...{ id: '8', iban: 'TR470000100100000350930001', bankName: '', name: '', owner: '' },
      ...{ status: 'hold', isDefault: false },
    },
  ]);
});

test('a status nobody knows is unknown, and so is a deleted one', () => {
  const statuses = decode([
    { ...wire, status: 'Passive' },
    { ...wire, status: 5 },
    { id: 1, iban: wire.iban },
  ]).value;
  expect(statuses?.map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('a row that cannot be read costs that row; an answer without rows is none', () => {
  const { value, dropped } = decode([wire, { ...wire, iban: null }, null]);
  expect(value?.map(({ id }) => id)).toEqual(['7']);
  expect(dropped).toBe(2);
  expect(decode({ accounts: [] }).value).toBeUndefined();
});
