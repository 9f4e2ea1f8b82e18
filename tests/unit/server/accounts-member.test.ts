/** Passwords, verification and consents of a member, and members created by control. */
import { describe, expect, it } from 'vitest';
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import { passwordsCalls } from '../../../src/contract/services/passwords-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { membershipCalls } from '../../../src/contract/services/membership-calls.ts';
import { profileCalls } from '../../../src/contract/services/profile-calls.ts';
import { DEMO, PASSWORD, ask, lastCode, signIn } from './member.ts';
import { type Served, serve } from './serving.ts';

const NEW_PASSWORD = 'Yenisi2026';

interface Made {
  playerNo: number;
  userInfo: string;
  password: string;
  identityNumber: string;
  birthDate: string;
}

const made = async (server: Served, told: object = {}): Promise<Made> =>
  (await (await server.control('POST', 'players', told)).json()) as Made;

describe('a forgotten password', () => {
  it('is reset with a code, which ends every earlier session', async () => {
    const server = await serve();
    const { userInfo, identityNumber, birthDate } = await made(server);
    const before = await signIn(server, userInfo);
    const details = { identityNumber, birthDate };
    expect((await ask(server, passwordsCalls.forgotPassword, { body: details })).data.codeValidityDate).toBeGreaterThan(
      0,
    );
    const first = (await lastCode(server)).code;
    await ask(server, passwordsCalls.resendResetPasswordCode, { body: details });
    const { code, to } = await lastCode(server);
    expect(to).toBe(userInfo);

    const reset = (activationCode: string, password = NEW_PASSWORD) =>
      ask(server, passwordsCalls.resetPassword, { body: { identityNumber, activationCode, password } });
    expect((await reset(first)).code).toBe(2101);
    // An invalid password does not use the code up.
    expect((await reset(code, 'kisa')).envelope.isSuccess).toBe(false);
    expect((await reset(code)).envelope.isSuccess).toBe(true);
    expect((await reset(code)).code).toBe(2101);
    expect((await ask(server, playersCalls.getSession, { token: before.accessToken })).status).toBe(401);
    await signIn(server, userInfo, NEW_PASSWORD);
    await expect(signIn(server, userInfo)).rejects.toThrow('hatalı');
  });

  it('is refused when identity number and birth date do not belong together', async () => {
    const server = await serve();
    const { identityNumber } = await made(server);
    for (const body of [
      { identityNumber, birthDate: '1901-01-01' },
      { identityNumber: '91000000190', birthDate: '1990-01-01' },
    ]) {
      const { envelope, message } = await ask(server, passwordsCalls.forgotPassword, { body });
      expect([envelope.isSuccess, message]).toEqual([false, expect.stringContaining('bulamadık')]);
    }
    expect(await lastCode(server)).toBeUndefined();
  });
});

describe('a password', () => {
  it('that is expired (104) is changed with the old one', async () => {
    const server = await serve();
    const body = { userInfo: DEMO.passwordExpired, password: PASSWORD };
    const refused = await ask(server, identityCalls.signIn, { body });
    expect([refused.envelope.isSuccess, refused.code]).toEqual([false, 104]);
    const renew = (oldPassword: string, newPassword: string) =>
      ask(server, passwordsCalls.changeExpiredPassword, {
        body: { userInfo: body.userInfo, oldPassword, newPassword },
      });
    expect((await renew('Yanlis123', NEW_PASSWORD)).envelope.isSuccess).toBe(false);
    expect((await renew(PASSWORD, PASSWORD)).envelope.isSuccess).toBe(false);
    expect((await renew(PASSWORD, NEW_PASSWORD)).envelope.isSuccess).toBe(true);
    await signIn(server, DEMO.passwordExpired, NEW_PASSWORD);
  });

  it('is changed with the old one, which ends every other session', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.active);
    const elsewhere = await signIn(server, DEMO.active);
    const change = (oldPassword: string, newPassword: string) =>
      ask(server, passwordsCalls.changePassword, { token, body: { oldPassword, newPassword } });
    expect((await change('Yanlis123', NEW_PASSWORD)).message).toContain('Mevcut şifren hatalı');
    expect((await change(PASSWORD, PASSWORD)).message).toContain('farklı');
    expect((await change(PASSWORD, 'yalnizharf')).message).toContain('harf ve rakam');
    expect((await change(PASSWORD, NEW_PASSWORD)).envelope.isSuccess).toBe(true);
    expect((await ask(server, playersCalls.getSession, { token })).status).toBe(200);
    expect((await ask(server, playersCalls.getSession, { token: elsewhere.accessToken })).status).toBe(401);
    await signIn(server, DEMO.active, NEW_PASSWORD);
  });
});

describe('verification', () => {
  it('of a phone sends the code to the new number, which becomes that of the member', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.noPhone);
    const send = (phoneNumber: string) =>
      ask(server, membershipCalls.sendPhoneCode, { token, body: { phoneNumber, commercialMessageRules: true } });
    expect((await send('0532123')).message).toBe('Geçerli bir telefon numarası giriniz.');
    expect((await send(DEMO.active)).message).toContain('başka bir üyelikte');
    expect((await send('05321112233')).data.codeValidityDate).toBeGreaterThan(0);
    const { code, to } = await lastCode(server);
    expect(to).toBe('05321112233');
    const verify = (digits: string) =>
      ask(server, membershipCalls.verifyPhone, { token, query: { code: digits }, body: {} });
    expect((await verify('1')).code).toBe(2101);
    expect((await verify(code)).envelope.isSuccess).toBe(true);
    expect((await ask(server, playersCalls.getPlayer, { token })).data.phoneNumber).toBe('05321112233');
    await signIn(server, '05321112233');
  });

  it('of a mail address sends the code there and marks the new address as verified', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.everyPopup);
    const send = (email: string) => ask(server, membershipCalls.sendMailCode, { token, query: { email }, body: {} });
    expect((await send('bozuk')).message).toBe('Geçerli bir e-posta adresi giriniz.');
    await send('yeni@posta.example');
    const sent = await lastCode(server);
    expect(sent).toMatchObject({ kind: 'mail', to: 'yeni@posta.example' });
    expect((await ask(server, membershipCalls.verifyMail, { token, query: { code: '1' }, body: {} })).code).toBe(2101);
    await ask(server, membershipCalls.verifyMail, { token, query: { code: sent.code }, body: {} });
    const { data } = await ask(server, playersCalls.getPlayer, { token });
    expect([data.email, data.isMailVerified]).toEqual(['yeni@posta.example', true]);
  });
});

describe('popups that are due', () => {
  it('terms of use are due until they are confirmed', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.termsDue);
    const due = async (): Promise<unknown> => (await ask(server, playersCalls.getPlayer, { token })).data.termsOfUseDue;
    expect(await due()).toBe(true);
    expect((await ask(server, membershipCalls.getTermsOfUse, { token })).data.contents).toContain(
      '<h2>Kullanım Koşulları',
    );
    await ask(server, membershipCalls.confirmTermsOfUse, { token, body: {} });
    expect(await due()).toBe(false);
  });

  it('contact popups are no longer due after any response', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.everyPopup);
    await ask(server, membershipCalls.confirmContact, { token, body: { sms: false, otherDevice: true } });
    const { data } = await ask(server, identityCalls.signIn, {
      body: { userInfo: DEMO.everyPopup, password: PASSWORD },
    });
    expect([data.isConfirmedSms, data.isConfirmedOtherContactDevice, data.isConfirmedCampaignPopup]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('a consent that was not part of the response keeps its value and stays due', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.everyPopup);
    const sms = async (): Promise<boolean> => (await ask(server, profileCalls.getProfileSettings, { token })).data.sms;
    const before = await sms();
    await ask(server, membershipCalls.confirmContact, { token, body: { otherDevice: true } });
    expect(await sms()).toBe(before);
    const { data } = await ask(server, identityCalls.signIn, {
      body: { userInfo: DEMO.everyPopup, password: PASSWORD },
    });
    expect([data.isConfirmedSms, data.isConfirmedOtherContactDevice]).toEqual([false, true]);
    await ask(server, membershipCalls.confirmContact, { token, body: { sms: !before } });
    expect(await sms()).toBe(!before);
  });
});

describe('money, and members created by control', () => {
  it('amounts are TL on the wire', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.active);
    const { data: balances } = await ask(server, playersCalls.getPlayerBalances, { token });
    expect([balances.balance, balances.bonusBalance, balances.retailer?.status]).toEqual([1250, 100, 'Active']);
    const { data: session } = await ask(server, playersCalls.getSession, { token });
    expect(session).toMatchObject({ ...balances, unreadMessageCount: 3 });
  });

  it('a member is created and changed with the given fields', async () => {
    const server = await serve();
    const member = await made(server, {
      status: 6,
      retailer: 'Passive',
      balance: 12.34,
      bonusBalance: 0.1,
      unread: 2,
      name: 'Ada',
      surname: 'Deniz',
      password: 'Ozel12345',
      flags: { termsOfUseDue: true },
    });
    const { accessToken: token } = await signIn(server, member.userInfo, 'Ozel12345');
    const { data } = await ask(server, playersCalls.getPlayer, { token });
    expect(data).toMatchObject({ playerNo: member.playerNo, playerStatus: 6, name: 'Ada', termsOfUseDue: true });
    const session = async (): Promise<unknown> => (await ask(server, playersCalls.getSession, { token })).data;
    expect(await session()).toMatchObject({ balance: 12.34, bonusBalance: 0.1, unreadMessageCount: 2 });
    await made(server, { playerNo: member.playerNo, retailer: null, balance: 5, unread: 9 });
    expect(await session()).toEqual({ retailer: null, balance: 5, bonusBalance: 0.1, unreadMessageCount: 9 });
    expect((await server.control('POST', 'players', { playerNo: 1 })).status).toBe(404);
    expect((await server.control('POST', 'players', { phoneNumber: member.userInfo })).status).toBe(409);
  });

  it('the same seed and order create the same members', async () => {
    const [first, second] = await Promise.all([serve(), serve()]);
    const player = async (server: Served): Promise<unknown> => {
      const { userInfo } = await made(server);
      const { accessToken: token } = await signIn(server, userInfo);
      return (await ask(server, playersCalls.getPlayer, { token })).data;
    };
    expect(await player(first)).toEqual(await player(second));
  });
});
