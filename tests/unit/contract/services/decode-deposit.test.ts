import { expect, test } from 'vitest';
import { accountsCalls } from '../../../../src/contract/services/accounts-calls.ts';
import { paymentCalls } from '../../../../src/contract/services/payment-calls.ts';

const context = (dropped: () => void = () => undefined) => ({ input: {}, dropped });
const decode = (answer: unknown) => accountsCalls.getDepositWays.decode(answer, context());

test('banks and channels are decoded in full', () => {
  const transfer = {
    ...{ bankCode: '00010', bankName: 'Ziraat', accountOwner: 'Tribün A.Ş.', branchName: 'Levent', branchCode: '410' },
    ...{ accountNumber: '12', iban: 'TR47 0000 1001 0000 0350 9300 01', description: '1001', isActive: true },
  };
  const menu = { bankName: 'Halkbank', channels: [{ code: 2, name: 'Mobil' }], menuPath: 'Ödemeler > Şans Oyunları' };
  expect(
    decode({
      moneyTransferBankAccounts: [transfer],
      gamesOfChanceBankAccounts: [menu],
      sportotoAccountName: ' Tribün ',
    }),
  ).toEqual({
    transfers: [
      {
        ...{ bank: 'Ziraat', owner: 'Tribün A.Ş.', iban: 'TR470000100100000350930001', branch: 'Levent (410)' },
        ...{ accountNumber: '12', reference: '1001', isOpen: true },
      },
    ],
    menus: [
      {
        bank: 'Halkbank',
        channels: [{ kind: 'mobile', name: 'Mobil' }],
        path: ['Ödemeler', 'Şans Oyunları'],
        isOpen: true,
      },
    ],
    accountName: 'Tribün',
  });
});

test('a malformed field falls back, a malformed row is skipped, and a malformed list is empty', () => {
  let dropped = 0;
  const answer = {
    moneyTransferBankAccounts: [{ bankName: 5, iban: null, isActive: 'evet' }, 'satır', null],
    gamesOfChanceBankAccounts: 'yok',
  };
  const value = accountsCalls.getDepositWays.decode(
    answer,
    context(() => void (dropped += 1)),
  );
  expect(value?.transfers).toMatchObject([{ bank: '5', iban: '', isOpen: true }]);
  expect(dropped).toBe(2);
  expect(value?.menus).toEqual([]);
  expect(value?.accountName).toBe('');
});

test.each([
  [
    [1, '3', 9],
    ['internet', 'atm', 'other'],
  ],
  [
    [{ code: '5' }, { code: 4, name: null }, []],
    ['phone', 'branch'],
  ],
])('channels %j are decoded by their code', (channels, kinds) => {
  const value = decode({ gamesOfChanceBankAccounts: [{ bankName: 'A', channels }] });
  expect(value?.menus[0]?.channels.map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  [{ isClientDepositActive: true, isClientWithdrawActive: false }, true],
  [{ isClientDepositActive: '1' }, true],
  [{ isClientDepositActive: 0 }, false],
  [{ isClientDepositActive: 'belki' }, false],
  [{}, false],
])('the deposit flag is decoded from %j', (answer, open) => {
  expect(paymentCalls.getPaymentBlocks.decode(answer, context())?.canDeposit).toBe(open);
});
