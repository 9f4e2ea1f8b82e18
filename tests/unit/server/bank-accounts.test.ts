/** Life cycle of bank accounts at the stand-in, and every refusal with its code. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bankAccountsCalls } from '../../../src/contract/services/bank-accounts-calls.ts';
import type { DialectOptions } from '../../../server/http/dialect/dialect-differences.ts';
import { ibanAt } from '../../support/ibans.ts';
import { DEMO, ask, signIn } from './member.ts';
import { type Served, serve } from './serving.ts';

/** IBANs of an unknown bank and of a bank that accepts no payments. */
const NOBODYS = 'TR330006100519786457841326';
const UNPAID = 'TR470000100100000350930001';
const ibans = (place: number): string => ibanAt('00064', String(place).padStart(16, '0'));

let served: Served;
let token: string;
let playerNo: number;

async function begin(dialect?: DialectOptions): Promise<void> {
  served = await serve(dialect === undefined ? {} : { dialect });
  const made = await (await served.control('POST', 'players', { name: 'Işıl', surname: 'İnce' })).json();
  playerNo = made.playerNo;
  token = (await signIn(served, made.userInfo)).accessToken;
}

beforeEach(() => begin());

const list = async () => (await ask(served, bankAccountsCalls.getBankAccounts, { token })).data;
const add = (iban: string, isDefault: boolean, accountName = 'Ev') =>
  ask(served, bankAccountsCalls.addBankAccount, { token, body: { iban, accountName, isDefault } });
const update = (id: string, isDefault: boolean, accountName = 'Ev') =>
  ask(served, bankAccountsCalls.updateBankAccount, { token, body: { id, accountName, isDefault } });
const remove = (id: string, by = token) =>
  ask(served, bankAccountsCalls.deleteBankAccount, { token: by, parameters: { id }, body: {} });
const put = async (told: object): Promise<string> =>
  (await (await served.control('POST', 'bank-accounts', { playerNo, ...told })).json()).id;

describe('a bank account', () => {
  it('is added, read, changed and deleted', async () => {
    expect(await list()).toEqual([]);
    expect((await add(ibans(1), true)).envelope.isSuccess).toBe(true);
    const [first] = await list();
    expect(first).toMatchObject({
      ...{ iban: ibans(1), bankCode: '00064', bankName: 'Türkiye İş Bankası', accountName: 'Ev' },
      ...{ accountOwner: 'IŞIL İ***', status: 'Active', isDefault: true },
    });
    const { id = '' } = first ?? {};
    expect((await update(id, true, ' İş ')).envelope.isSuccess).toBe(true);
    const { data } = await ask(served, bankAccountsCalls.getBankAccount, { token, parameters: { id } });
    expect(data.accountName).toBe('İş');
    expect((await remove(id)).envelope.isSuccess).toBe(true);
    expect(await list()).toEqual([]);
    // A deleted account can be added again.
    expect((await add(ibans(1), true)).envelope.isSuccess).toBe(true);
  });

  it('on hold becomes active when confirmed, and can become the default', async () => {
    await add(ibans(1), true);
    const held = await put({ status: 'Hold' });
    expect((await list()).map(({ status }) => status)).toEqual(['Active', 'Hold']);
    await update(held, true);
    expect((await list()).map(({ status, isDefault }) => [status, isDefault])).toEqual([
      ['Active', false],
      ['Active', true],
    ]);
  });

  it('on hold that is deleted is not suggested again', async () => {
    await remove(await put({ status: 'Hold' }));
    expect(await list()).toEqual([]);
  });

  it('is accessible to its own member only', async () => {
    const id = await put({ isDefault: true });
    const other = (await signIn(served, DEMO.suspended)).accessToken;
    expect((await ask(served, bankAccountsCalls.getBankAccounts, { token: other })).data).toEqual([]);
    expect((await ask(served, bankAccountsCalls.getBankAccount, { token: other, parameters: { id } })).code).toBe(7106);
    expect((await remove(id, other)).code).toBe(7106);
  });

  it('of a demo member exists from the start and after a reset', async () => {
    const statuses = async (): Promise<unknown> => {
      const { accessToken } = await signIn(served, DEMO.active);
      const { data } = await ask(served, bankAccountsCalls.getBankAccounts, { token: accessToken });
      return data.map(({ status, isDefault }) => [status, isDefault]);
    };
    const before = await statuses();
    expect(before).toEqual([
      ['Active', true],
      ['Active', false],
      ['Hold', false],
    ]);
    await put({});
    await served.control('POST', 'reset');
    expect(await statuses()).toEqual(before);
  });
});

describe('a bank account is refused', () => {
  it.each([
    ['too short', ibans(1).slice(0, 25), 'Ev'],
    ['a small letter', ibans(1).toLowerCase(), 'Ev'],
    ['blanks', 'TR47 0000 1001 0000 0350 9300 01', 'Ev'],
    ['a wrong check digit', `${UNPAID.slice(0, 25)}2`, 'Ev'],
    ['a reserved digit that is not 0', ibanAt('00010', '0000000000000001', '1'), 'Ev'],
    ['no name', ibans(1), '  '],
    ['a name of 31 letters', ibans(1), 'a'.repeat(31)],
  ])('with 403: %s', async (_, iban, name) => {
    expect((await add(iban, true, name)).code).toBe(403);
    expect(await list()).toEqual([]);
  });

  it('with 7101 for an unknown bank', async () => {
    expect((await add(NOBODYS, true)).code).toBe(7101);
  });

  it('with 7102 for an IBAN that exists already, also on hold or of another member', async () => {
    await add(ibans(1), true);
    expect((await add(ibans(1), false)).code).toBe(7102);
    await put({ iban: ibans(2), status: 'Hold' });
    expect((await add(ibans(2), false)).code).toBe(7102);
    const other = (await signIn(served, DEMO.suspended)).accessToken;
    const body = { iban: ibans(1), accountName: 'Ev', isDefault: true };
    expect((await ask(served, bankAccountsCalls.addBankAccount, { token: other, body })).code).toBe(7102);
  });

  it('with 7103 for a sixth active account, added or confirmed', async () => {
    for (let place = 1; place <= 5; place += 1) {
      // Sequential: the first one must be the default.
      // oxlint-disable-next-line no-await-in-loop
      await add(ibans(place), place === 1);
    }
    expect((await add(ibans(6), false)).code).toBe(7103);
    expect((await update(await put({ status: 'Hold' }), false)).code).toBe(7103);
    await remove((await list()).at(-2)?.id ?? '');
    expect((await add(ibans(6), false)).envelope.isSuccess).toBe(true);
  });

  it('with 7104 for a second default', async () => {
    await add(ibans(1), true);
    expect((await add(ibans(2), true)).code).toBe(7104);
  });

  it('with 7105 when no default would be left', async () => {
    expect((await add(ibans(1), false)).code).toBe(7105);
    await add(ibans(1), true);
    const first = (await list())[0]?.id ?? '';
    expect((await update(first, false)).code).toBe(7105);
    await add(ibans(2), false);
    expect((await remove(first)).code).toBe(7105);
  });

  it('with 7106 for an unknown id', async () => {
    expect((await ask(served, bankAccountsCalls.getBankAccount, { token, parameters: { id: '1' } })).code).toBe(7106);
    expect((await update('1', false)).code).toBe(7106);
    expect((await remove('1')).code).toBe(7106);
  });

  it('with 7107 as default at a bank that accepts no payments', async () => {
    await add(ibans(1), true);
    const unpaid = await put({ iban: UNPAID });
    expect((await update(unpaid, true)).code).toBe(7107);
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });
});

it('the second dialect writes bank accounts differently, and they are decoded the same', async () => {
  await begin({ banks: true });
  await put({ iban: UNPAID, accountName: 'Ev', isDefault: true });
  const said = await (
    await served.get('/api/players/player-account-iban/list', { authorization: `Bearer ${token}` })
  ).json();
  expect(said.data).toMatchObject([
    {
      id: expect.any(Number),
      iban: 'TR47 0000 1001 0000 0350 9300 01',
      status: 'ACTIVE',
      isDefault: 1,
      bankName: null,
    },
  ]);
  const read = bankAccountsCalls.getBankAccounts.decode(said.data, { input: {}, dropped: () => undefined });
  expect(read).toMatchObject([{ iban: UNPAID, status: 'active', isDefault: true, name: 'Ev', bankName: '' }]);
});

it('control refuses a bank account for an unknown member or with an unknown status', async () => {
  expect((await served.control('POST', 'bank-accounts', { playerNo: 1 })).status).toBe(404);
  expect((await served.control('POST', 'bank-accounts', { playerNo, status: 'Open' })).status).toBe(400);
});
