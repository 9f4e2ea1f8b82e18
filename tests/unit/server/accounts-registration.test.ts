/** Registration from the form to the chosen retailer, and every refusal of rule failure-3. */
import { describe, expect, it } from 'vitest';
import { identityNumber } from '../../../server/accounts/field-checks.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { membershipCalls } from '../../../src/contract/services/membership-calls.ts';
import { retailersCalls } from '../../../src/contract/services/retailers-calls.ts';
import { DEMO, ask, lastCode, signIn } from './member.ts';
import { type Served, serve } from './serving.ts';

const form = {
  identityNumber: identityNumber(400_000_001),
  name: 'Elif',
  surname: 'Kaya',
  birthDate: '1995-06-15',
  nationality: 'TR',
  occupation: '101',
  email: 'elif.kaya@posta.example',
  phoneNumber: '05321234567',
  password: 'Sifre1234',
  membershipContract: true,
  memberNotification: true,
  personalMarketing: false,
  commercialElectronic: true,
};

const register = (server: Served, changes: Partial<typeof form> = {}, headers: Record<string, string> = {}) =>
  ask(server, membershipCalls.register, { body: { ...form, ...changes }, headers });

const control = (server: Served, prePlayerId: string, activationCode: string) =>
  ask(server, playersCalls.controlRegistrationCode, { body: { prePlayerId, activationCode } });

/** Registers up to the session of a player without a retailer; returns its access token. */
async function registered(server: Served): Promise<string> {
  const { data } = await register(server);
  return (await control(server, data.prePlayerId, (await lastCode(server)).code)).data.accessToken;
}

describe('registration', () => {
  it('sends a code to the phone, and the correct code opens a session of a player without a retailer', async () => {
    const server = await serve();
    const begun = await register(server);
    expect(begun.data.codeValidityDate).toBe(Date.UTC(2026, 10, 20, 9) / 1_000 + 180);
    const sent = await lastCode(server);
    expect(sent).toMatchObject({ kind: 'sms', to: form.phoneNumber });
    const { data } = await control(server, begun.data.prePlayerId, sent.code);
    const player = await ask(server, playersCalls.getPlayer, { token: data.accessToken });
    expect(player.data).toMatchObject({ playerStatus: 1, retailer: null, name: 'Elif', phoneNumber: form.phoneNumber });
    await signIn(server, form.phoneNumber, form.password);
    await signIn(server, form.identityNumber, form.password);
  });

  it('is complete after choosing a retailer, which the response describes', async () => {
    const server = await serve();
    const token = await registered(server);
    const { data: recommended } = await ask(server, membershipCalls.getSelectedRetailer, { token });
    const { data: all } = await ask(server, retailersCalls.getRetailers);
    const retailer = all.find(({ id }) => id === recommended?.retailId);
    const chosen = await ask(server, membershipCalls.chooseRetailer, { token, body: { retailerId: retailer?.id } });
    expect(chosen.data).toEqual({ rid: retailer?.id, a: retailer?.address, rn: retailer?.name });
    const { data: player } = await ask(server, playersCalls.getPlayer, { token });
    expect([player.playerStatus, player.retailer?.id]).toEqual([4, retailer?.id]);
  });

  it('refuses a passive and an unknown retailer', async () => {
    const server = await serve();
    const token = await registered(server);
    const passive = await signIn(server, DEMO.retailerPassive);
    const { data: player } = await ask(server, playersCalls.getPlayer, { token: passive.accessToken });
    for (const retailerId of [player.retailer?.id, 1]) {
      const { envelope, message } = await ask(server, membershipCalls.chooseRetailer, { token, body: { retailerId } });
      expect([envelope.isSuccess, message]).toEqual([false, expect.stringContaining('bayi')]);
    }
  });

  it('invalidates the earlier id and code on a resend and on a change of the phone number', async () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const server = await serve({ now: () => now });
    const first = await register(server);
    const firstCode = (await lastCode(server)).code;
    now += 60_000;
    const second = await ask(server, membershipCalls.resendRegistrationCode, {
      body: { prePlayerId: first.data.prePlayerId },
    });
    expect(second.data.codeValidityDate).toBe(first.data.codeValidityDate + 60);
    const secondCode = (await lastCode(server)).code;
    expect((await control(server, first.data.prePlayerId, secondCode)).envelope.isSuccess).toBe(false);
    expect((await control(server, second.data.prePlayerId, firstCode)).code).toBe(2101);

    const third = await ask(server, membershipCalls.changeRegistrationPhone, {
      body: { prePlayerId: second.data.prePlayerId, phoneNumber: '05339998877' },
    });
    const sent = await lastCode(server);
    expect(sent.to).toBe('05339998877');
    const { data } = await control(server, third.data.prePlayerId, sent.code);
    expect((await ask(server, playersCalls.getPlayer, { token: data.accessToken })).data.phoneNumber).toBe(
      '05339998877',
    );
  });

  it('refuses a change to the phone number of a member and can be continued', async () => {
    const server = await serve();
    const { data } = await register(server);
    const { code } = await lastCode(server);
    const taken = await ask(server, membershipCalls.changeRegistrationPhone, {
      body: { prePlayerId: data.prePlayerId, phoneNumber: DEMO.active },
    });
    expect(taken.code).toBe(2002);
    expect((await control(server, data.prePlayerId, code)).envelope.isSuccess).toBe(true);
  });

  it('refuses a wrong code (2101) without using up the correct one, which expires after three minutes', async () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const server = await serve({ now: () => now });
    const { data } = await register(server);
    const { code } = await lastCode(server);
    const wrong = await control(server, data.prePlayerId, code === '123456' ? '654321' : '123456');
    expect([wrong.code, wrong.message]).toEqual([2101, 'Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.']);
    now += 180_000;
    const late = await control(server, data.prePlayerId, code);
    expect([late.code, late.message]).toEqual([2101, 'Girdiğin kodun süresi doldu. Lütfen yeni bir kod iste.']);
  });

  it('is refused at the code when the person has registered meanwhile', async () => {
    const server = await serve();
    const { data: early } = await register(server);
    const { code } = await lastCode(server);
    await registered(server);
    expect((await control(server, early.prePlayerId, code)).code).toBe(2001);
  });
});

describe('the registration form', () => {
  it.each([
    [2001, 'Kayıtlı Üye', { identityNumber: DEMO.noPhone }],
    [2002, 'Kayıtlı Üye', { phoneNumber: DEMO.active }],
    [2003, 'Üyeliğin Engellenmiştir', { identityNumber: '91000000190' }],
    [2004, 'Kimlik bilgilerin eşleşmemektedir', { name: 'KPS' }],
    [2004, 'Kimlik bilgilerin eşleşmemektedir', { identityNumber: '92000000180' }],
    [500, 'Sistemsel bir hata oluştu, lütfen tekrar dene', { name: 'Hata' }],
    [121, 'Formda hiçbir alan boş bırakılamaz', { surname: '' }],
    [121, 'Formda hiçbir alan boş bırakılamaz', { membershipContract: false }],
  ])('is refused with %i %s: %j', async (code, message, changes) => {
    const server = await serve();
    const answer = await register(server, changes);
    expect([answer.status, answer.envelope.isSuccess, answer.code, answer.message]).toEqual([
      200,
      false,
      code,
      message,
    ]);
    expect(await lastCode(server)).toBeUndefined();
  });

  it('is accepted when the year of birth matches the identity number', async () => {
    const server = await serve();
    const known = { identityNumber: '92000000180', birthDate: '1980-03-02' };
    expect((await register(server, known)).envelope.isSuccess).toBe(true);
  });

  it('is refused with 2005 when Existing-auth is expired, and accepted with a valid one or none', async () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const server = await serve({ now: () => now });
    const { accessToken } = await signIn(server, DEMO.active);
    const headers = { 'existing-auth': accessToken };
    expect((await register(server, {}, headers)).envelope.isSuccess).toBe(true);
    now += 16 * 60_000;
    const expired = await register(server, {}, headers);
    expect([expired.code, expired.message]).toEqual([2005, 'Tekrar giriş yapmalısın']);
  });

  it.each([
    { identityNumber: '10000000147' },
    { identityNumber: '01234567890' },
    { birthDate: '2008-11-22' },
    { birthDate: '1995-02-30' },
    { birthDate: '15.06.1995' },
    { email: 'elif@posta' },
    { phoneNumber: '5321234567' },
    { phoneNumber: '02121234567' },
    { password: 'kisa1' },
    { password: 'yalnizharf' },
    { password: '123456789' },
    { password: 'cokuzunbirparola12345' },
  ])('is refused with a message for an invalid field: %j', async (changes) => {
    const server = await serve({ now: () => Date.UTC(2026, 10, 21, 9) });
    const { envelope, code, message } = await register(server, changes);
    expect([envelope.isSuccess, code, message]).toEqual([false, 122, expect.stringMatching(/.{15}/)]);
  });

  it('is accepted on the eighteenth birthday', async () => {
    const server = await serve({ now: () => Date.UTC(2026, 10, 21, 9) });
    expect((await register(server, { birthDate: '2008-11-21' })).envelope.isSuccess).toBe(true);
  });
});
