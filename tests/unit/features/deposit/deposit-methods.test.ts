import { describe, expect, it, test } from 'vitest';
import {
  chosenDepositMethod,
  commonReference,
  isDepositAllowed,
  prepareDepositMethods,
} from '../../../../src/features/deposit/deposit-methods.ts';
import type { BankMenu, DepositMethods, TransferAccount, PaymentRules } from '../../../../src/model/payment.ts';
import type { Loaded } from '../../../../src/model/load.ts';

const account = (told: Partial<TransferAccount> = {}): TransferAccount => ({
  ...{ bank: 'A', owner: 'O', iban: 'TR1', branch: '', accountNumber: '', reference: '7', isOpen: true },
  ...told,
});
const menu = (told: Partial<BankMenu> = {}): BankMenu => ({ bank: 'A', channels: [], path: [], isOpen: true, ...told });
const ways = (told: Partial<DepositMethods> = {}): DepositMethods => ({
  ...{ transfers: [account()], menus: [menu()], accountName: '' },
  ...told,
});

test.each([
  ['', ways(), 'havale'],
  ['yol=sans-oyunlari', ways(), 'sans-oyunlari'],
  ['yol=baska', ways(), 'havale'],
  ['', ways({ transfers: [] }), 'sans-oyunlari'],
  ['yol=sans-oyunlari', ways({ menus: [] }), 'havale'],
  ['', ways({ transfers: [], menus: [] }), 'havale'],
  ['', ways({ transfers: [account({ isOpen: false })] }), 'sans-oyunlari'],
  ['', ways({ transfers: [account({ isOpen: false }), account()] }), 'havale'],
  ['yol=sans-oyunlari', ways({ menus: [menu({ isOpen: false })] }), 'havale'],
])('the query "%s" selects an available way (rule deposit-1)', (query, told, way) => {
  expect(chosenDepositMethod(new URLSearchParams(query), told)).toBe(way);
});

describe('shown ways', () => {
  it('are listed with open ones first, otherwise in the given order', () => {
    const told = ways({
      transfers: [account({ bank: 'A', isOpen: false }), account({ bank: 'B' }), account({ bank: 'C' })],
    });
    expect(prepareDepositMethods(told, 1).transfers.map(({ bank }) => bank)).toEqual(['B', 'C', 'A']);
  });

  it("need an IBAN or an account number, and get the player's number as reference", () => {
    const told = ways({
      transfers: [account({ iban: '' }), account({ iban: '', accountNumber: '12', reference: '' })],
      menus: [menu({ bank: '' }), menu()],
    });
    const { transfers, menus } = prepareDepositMethods(told, 4711);
    expect(transfers).toMatchObject([{ accountNumber: '12', reference: '4711' }]);
    expect(menus).toHaveLength(1);
  });

  it('have no reference if the player has no number', () => {
    const told = ways({ transfers: [account({ reference: '' }), account({ reference: '12' })] });
    expect(prepareDepositMethods(told, 0).transfers.map(({ reference }) => reference)).toEqual(['', '12']);
  });
});

test.each([
  [['7', '7'], '7'],
  [['7', '8'], ''],
  [[], ''],
])('references %j have %j in common', (references, common) => {
  const closed = account({ reference: 'another', isOpen: false });
  expect(commonReference([...references.map((reference) => account({ reference })), closed])).toBe(common);
});

describe('depositing (rule wallet-2)', () => {
  const facts = { at: 0, stale: false, failure: null, retry: () => undefined };
  const withdrawal = { min: null, max: null, fee: null, duration: null };
  const ready = (canDeposit: boolean): Loaded<PaymentRules> => ({
    ...{ ...facts, phase: 'ready' },
    value: { canDeposit, canWithdraw: true, withdrawal },
  });

  it.each<[string, Loaded<PaymentRules>, boolean]>([
    ['is open when the service says so', ready(true), true],
    ['is closed when it says so', ready(false), false],
    ['is closed until its state is loaded', { ...facts, phase: 'loading', value: undefined }, false],
    ['is closed after a failure', { ...facts, phase: 'failed', value: undefined, failure: { kind: 'server' } }, false],
    ['is closed after a later failure', { ...ready(true), failure: { kind: 'network' } }, false],
  ])('%s', (_, load, open) => {
    expect(isDepositAllowed(load)).toBe(open);
  });
});
