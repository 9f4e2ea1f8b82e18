/** Personal information and consents of a member, and cancelling a membership. */
import { describe, expect, it } from 'vitest';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { membershipCalls } from '../../../src/contract/services/membership-calls.ts';
import { profileCalls } from '../../../src/contract/services/profile-calls.ts';
import { ask, signIn } from './member.ts';
import { serve } from './serving.ts';
import { orderOf, stage } from './wager-stage.ts';

async function aMember(told: object = {}) {
  const server = await serve();
  const made = (await (await server.control('POST', 'players', told)).json()) as { playerNo: number; userInfo: string };
  const { accessToken: token } = await signIn(server, made.userInfo);
  return { server, token, ...made };
}

describe('personal information', () => {
  const body = { email: 'yeni@posta.example', occupation: '102', address: null, provinceId: null, districtId: null };

  it('is returned with a masked identity number, and returns saved changes', async () => {
    const { server, token } = await aMember({ identityNumber: '12345678950' });
    const before = (await ask(server, profileCalls.getPersonalInformation, { token })).data;
    expect(before.identityNumber).toBe('123******50');
    const saved = await ask(server, profileCalls.updatePersonalInformation, {
      token,
      body: { ...body, nationality: 'DE' },
    });
    expect(saved.data).toEqual({ isMailVerified: false });
    expect((await ask(server, profileCalls.getPersonalInformation, { token })).data).toMatchObject({
      ...{ email: 'yeni@posta.example', occupation: '102', nationality: 'DE', isMailVerified: false },
    });
    expect((await ask(server, playersCalls.getPlayer, { token })).data.email).toBe('yeni@posta.example');
  });

  it('keeps the verification of an unchanged mail address', async () => {
    const { server, token } = await aMember({ email: 'yeni@posta.example' });
    expect((await ask(server, profileCalls.updatePersonalInformation, { token, body })).data).toEqual({
      isMailVerified: true,
    });
  });

  it.each([
    [{ email: '' }, 121],
    [{ occupation: '' }, 121],
    [{ email: 'yeni@posta' }, 122],
    [{ occupation: '999' }, 122],
    [{ nationality: 'XX' }, 122],
    [{ provinceId: 34 }, 122],
    [{ provinceId: 34, districtId: 1 }, 122],
    [{ provinceId: 999, districtId: 999 }, 122],
  ])('with %j is refused with %i', async (change, code) => {
    const { server, token } = await aMember();
    const refused = await ask(server, profileCalls.updatePersonalInformation, { token, body: { ...body, ...change } });
    expect(refused.code).toBe(code);
  });
});

describe('consents', () => {
  it('are stored, and a consent to commercial messages covers every channel', async () => {
    const { server, token } = await aMember();
    const settings = async () => (await ask(server, profileCalls.getProfileSettings, { token })).data;
    const all = { ...(await settings()), push: true };
    await ask(server, profileCalls.setProfileSettings, { token, body: all });
    expect(await settings()).toEqual(all);
    await ask(server, membershipCalls.sendPhoneCode, {
      ...{ token, body: { phoneNumber: '05321112233', commercialMessageRules: true } },
    });
    expect(await settings()).toEqual({ ...all, sms: true, email: true, call: true });
    await ask(server, membershipCalls.sendPhoneCode, {
      ...{ token, body: { phoneNumber: '05321112233', commercialMessageRules: false } },
    });
    expect(await settings()).toMatchObject({ sms: true, call: true });
  });
});

describe('a membership', () => {
  const cancel = (server: Parameters<typeof ask>[0], token: string, reasonCode = '1') =>
    ask(server, profileCalls.cancelMembership, { token, query: { reasonCode }, body: {} });

  it('is cancelled with a listed reason, which ends every session and prevents a sign-in', async () => {
    const { server, token, userInfo } = await aMember({ bonusBalance: 5 });
    const elsewhere = await signIn(server, userInfo);
    const { data: reasons } = await ask(server, profileCalls.getCancellationReasons, { token });
    expect(reasons.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6', '7', '9']);
    expect((await cancel(server, token, '9')).envelope.isSuccess).toBe(true);
    for (const each of [token, elsewhere.accessToken]) {
      expect((await ask(server, playersCalls.getPlayer, { token: each })).status).toBe(401);
    }
    await expect(signIn(server, userInfo)).rejects.toThrow('iptal edilmiş');
  });

  it('is not cancelled with an unknown reason, a pending coupon or a balance', async () => {
    const wager = await stage();
    const server = { standIn: wager.standIn };
    const player = await wager.member({ balance: 60 });
    const { token } = player;
    expect((await cancel(server, token, '8')).code).toBe(7301);
    expect((await cancel(server, token)).code).toBe(7303);
    expect((await wager.play(player, orderOf(wager))).code).toBeUndefined();
    expect((await cancel(server, token)).code).toBe(7302);
    await wager.end(1, 'lost');
    expect((await cancel(server, token)).code).toBe(7303);
    await wager.control('POST', 'players', { playerNo: player.playerNo, balance: 0 });
    expect((await cancel(server, token)).envelope.isSuccess).toBe(true);
  });
});
