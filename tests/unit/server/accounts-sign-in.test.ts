/** Sign-in on every path (rule sign-in-3, sign-in-4, sign-in-5). */
import { describe, expect, it } from 'vitest';
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import { passwordsCalls } from '../../../src/contract/services/passwords-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { DEMO, PASSWORD, ask, lastCode, signIn } from './member.ts';
import { type Served, clocked, serve } from './serving.ts';

const MINUTE = 60_000;

const attempt = (server: Served, userInfo: string, headers: Record<string, string> = {}, password = PASSWORD) =>
  ask(server, identityCalls.signIn, { body: { userInfo, password }, headers });

describe('sign-in', () => {
  it.each(Object.values(DEMO).slice(0, 1).concat([DEMO.preActive1, DEMO.suspended, DEMO.timeBlocked, DEMO.grayList]))(
    'of a member in good standing returns tokens that are accepted: %s',
    async (userInfo) => {
      const server = await serve();
      const { accessToken } = await signIn(server, userInfo);
      const { data } = await ask(server, playersCalls.getPlayer, { token: accessToken });
      expect(data.phoneNumber).toBe(userInfo);
    },
  );

  it('accepts the identity number, and a phone number in common notations', async () => {
    const server = await serve();
    await signIn(server, DEMO.noPhone);
    await signIn(server, '0 (555) 000 00 01');
    await signIn(server, '5550000001');
  });

  it('has the same refusal for a wrong password and an unknown user', async () => {
    const server = await serve();
    const wrong = await attempt(server, DEMO.active, {}, 'Tribun124');
    const nobody = await attempt(server, '05999999999');
    expect(wrong.message).toBe('Kullanıcı bilgilerin veya şifren hatalı.');
    expect([wrong.status, wrong.envelope.isSuccess, wrong.code]).toEqual([200, false, nobody.code]);
    expect(nobody.message).toBe(wrong.message);
  });

  it('refuses a cancelled membership and a blocked account with a message', async () => {
    const server = await serve();
    const blocked = await (await server.control('POST', 'players', { signIn: 'blocked' })).json();
    for (const userInfo of [DEMO.cancelled, blocked.userInfo]) {
      const { envelope, message } = await attempt(server, userInfo);
      expect([envelope.isSuccess, message]).toEqual([false, expect.stringMatching(/iptal|bloke/)]);
    }
  });

  it('returns which popups are due', async () => {
    const server = await serve();
    expect((await attempt(server, DEMO.active)).data).toMatchObject({
      isConfirmedSms: true,
      isConfirmedOtherContactDevice: true,
      isConfirmedSendEmail: true,
      isConfirmedCampaignPopup: true,
    });
    expect((await attempt(server, DEMO.everyPopup)).data).toMatchObject({
      isConfirmedSms: false,
      isConfirmedOtherContactDevice: false,
      isConfirmedSendEmail: false,
      isConfirmedCampaignPopup: false,
      campaignUrl: expect.stringMatching(/^\//),
    });
  });

  it('requires Device-Id', async () => {
    const server = await serve();
    expect((await attempt(server, DEMO.active, { 'device-id': '' })).status).toBe(400);
  });
});

describe('a sign-in that requires a code', () => {
  it('with 100 activates the account permanently', async () => {
    const server = await serve();
    const first = await attempt(server, DEMO.activation);
    expect([first.envelope.isSuccess, first.code, first.data.accessToken]).toEqual([true, 100, null]);
    expect(first.data.codeValidityDate).toBe(Date.UTC(2026, 10, 20, 9) / 1_000 + 180);
    const { code, to } = await lastCode(server);
    expect([to, code]).toEqual([DEMO.activation, expect.stringMatching(/^\d{6}$/)]);
    const second = await attempt(server, DEMO.activation, { 'activation-code': code });
    expect(second.data.accessToken).toBeTruthy();
    await signIn(server, DEMO.activation);
  });

  it('with 103 trusts this device and no other', async () => {
    const server = await serve();
    expect((await attempt(server, DEMO.device)).code).toBe(103);
    const { code } = await lastCode(server);
    expect((await attempt(server, DEMO.device, { 'activation-code': code })).data.accessToken).toBeTruthy();
    await signIn(server, DEMO.device);
    expect((await attempt(server, DEMO.device, { 'device-id': 'device-2' })).code).toBe(103);
  });

  it('opens a session on the verification page', async () => {
    const server = await serve();
    await attempt(server, DEMO.activation);
    const { code } = await lastCode(server);
    const body = { userInfo: DEMO.activation, activationCode: code };
    const { data } = await ask(server, identityCalls.validateActivationCode, { body });
    expect((await ask(server, playersCalls.getSession, { token: data.accessToken })).status).toBe(200);
    // A code works once.
    expect((await ask(server, identityCalls.validateActivationCode, { body })).code).toBe(2101);
  });

  it('refuses a wrong code, an expired one, and one that a resend replaced', async () => {
    const server = await clocked();
    await attempt(server, DEMO.activation);
    const first = (await lastCode(server)).code;
    const wrong = await attempt(server, DEMO.activation, { 'activation-code': first === '000000' ? '1' : '000000' });
    expect([wrong.code, wrong.message]).toEqual([2101, 'Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.']);
    server.pass(MINUTE);
    const resent = await ask(server, passwordsCalls.resendActivationCode, { body: { userInfo: DEMO.activation } });
    const second = (await lastCode(server)).code;
    expect(second).not.toBe(first);
    expect(resent.data.codeValidityDate).toBe((Date.UTC(2026, 10, 21, 9) + 4 * MINUTE) / 1_000);
    expect((await attempt(server, DEMO.activation, { 'activation-code': first })).code).toBe(2101);
    server.pass(3 * MINUTE);
    const late = await attempt(server, DEMO.activation, { 'activation-code': second });
    expect([late.code, late.message]).toEqual([2101, 'Girdiğin kodun süresi doldu. Lütfen yeni bir kod iste.']);
  });

  it('sends no code without the correct password', async () => {
    const server = await serve();
    await attempt(server, DEMO.activation, {}, 'Tribun124');
    const { envelope } = await ask(server, passwordsCalls.resendActivationCode, {
      body: { userInfo: DEMO.activation },
    });
    expect([envelope.isSuccess, await lastCode(server)]).toEqual([false, undefined]);
  });

  it('sends the code to the mail address of a member without a phone', async () => {
    const server = await serve();
    const { userInfo, email } = await (
      await server.control('POST', 'players', { phoneNumber: null, signIn: 'activation' })
    ).json();
    await attempt(server, userInfo);
    expect(await lastCode(server)).toMatchObject({ kind: 'mail', to: email });
  });
});
