import { describe, expect, it } from 'vitest';
import { campaignAddress, duePopups } from '../../../../../src/domain/member/sign-in/due-popups.ts';
import { codeExpiresAt } from '../../../../../src/domain/member/fields/credentials.ts';
import {
  type PasswordReset,
  type PendingSignIn,
  toStoredPasswordReset,
  toStoredSignIn,
  fromStoredPasswordReset,
  fromStoredSignIn,
} from '../../../../../src/domain/member/sign-in/stored-sign-in.ts';

const pending: PendingSignIn = {
  step: 'deviceConfirmation',
  userInfo: '05550000003',
  validUntil: 1_800_000_000,
  from: '/program/futbol',
  place: 'page',
};

describe('state kept over a reload', () => {
  it('of a sign-in is its step, never its password', () => {
    const text = toStoredSignIn({ ...pending, password: 'gizli1234', code: '123456' } as PendingSignIn);
    expect(text).not.toMatch(/gizli1234|123456/);
    expect(fromStoredSignIn(text, pending.validUntil)).toEqual(pending);
    expect(fromStoredSignIn(text, pending.validUntil + 601)).toBeNull();
  });

  it.each(['', 'null', '[]', '{', '{"step":"signedIn"}', '{"step":"activationCode","userInfo":5}'])(
    'of a sign-in is not restored from %j',
    (text) => {
      expect(fromStoredSignIn(text, 0)).toBeNull();
    },
  );

  it('of a sign-in with an identity number is empty', () => {
    expect(toStoredSignIn({ ...pending, userInfo: '10000000146' })).toBe('');
  });

  it('of a forgotten password is its expiry, and never the identity number', () => {
    const reset: PasswordReset = {
      identityNumber: '10000000146',
      birthDate: '1990-02-05',
      validUntil: 1_800_000_000.5,
      from: '/program/futbol',
      place: 'dialog',
    };
    const text = toStoredPasswordReset(reset);
    expect(text).not.toContain('10000000146');
    expect(fromStoredPasswordReset(text, reset.validUntil)).toEqual({ ...reset, identityNumber: '' });
    expect(fromStoredPasswordReset(text, reset.validUntil + 601)).toBeNull();
    const dated = '{"birthDate":"10000000146","validUntil":1,"from":""}';
    for (const odd of ['', '{}', '["1990-02-05",1]', dated]) expect(fromStoredPasswordReset(odd, 0)).toBeNull();
  });
});

describe('expiry of a code', () => {
  it.each([
    ['told', 1_180, 1_180],
    ['missing: three minutes', 0, 1_180],
    ['by a clock ahead of ours: five minutes at most', 9_999, 1_300],
    ['by a clock behind ours, over on arrival: three minutes', 900, 1_180],
    ['over this second', 1_000, 1_180],
  ])('is given: %s', (_, told, until) => {
    expect(codeExpiresAt(told, 1_000)).toBe(until);
  });
});

describe('popups after signing in', () => {
  const answered = {
    isConfirmedSms: true,
    isConfirmedOtherContactDevice: true,
    isConfirmedSendEmail: true,
    isConfirmedCampaignPopup: true,
    campaignUrl: '',
  };

  it('are those whose flag is false, in their order', () => {
    expect(duePopups(answered)).toEqual([]);
    expect(duePopups({ ...answered, isConfirmedOtherContactDevice: false })).toEqual([
      { kind: 'contact', sms: false, otherDevice: true },
    ]);
    const all = {
      isConfirmedSms: false,
      isConfirmedOtherContactDevice: true,
      isConfirmedSendEmail: false,
      isConfirmedCampaignPopup: false,
      campaignUrl: '/k',
    };
    expect(duePopups(all).map(({ kind }) => kind)).toEqual(['contact', 'mail', 'campaign']);
  });

  it.each([
    ['https://kampanya.example/a?b=1', 'https://kampanya.example/a?b=1'],
    ['/profil/bonuslarim', '/profil/bonuslarim'],
    [' /bosluk ', '/bosluk'],
    ['//baska.example', ''],
    ['/\\baska.example', ''],
    ['javascript:alert(1)', ''],
    ['java\nscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['https://', ''],
    ['', ''],
  ])('lead from %j to %j', (url, address) => {
    expect(campaignAddress(url)).toBe(address);
  });
});
