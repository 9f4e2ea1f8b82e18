import { expect, test } from 'vitest';
import { commonCalls } from '../../../../src/contract/services/common-calls.ts';
import { membershipCalls } from '../../../../src/contract/services/membership-calls.ts';
import { profileCalls } from '../../../../src/contract/services/profile-calls.ts';

let dropped = 0;
const context = { input: {}, dropped: () => void (dropped += 1) };

test('a malformed field of a person falls back; a response without a player number is undefined (rule profile-1)', () => {
  const decode = (answer: unknown) => profileCalls.getPersonalInformation.decode(answer, context);
  expect(decode({ playerNo: '7100001', name: 'Deniz', birthDate: '1990-01-05T00:00:00', provinceId: '34' })).toEqual({
    ...{ playerNo: 7_100_001, name: 'Deniz', surname: '', identityNumber: '', birthDate: '1990-01-05' },
    ...{ phoneNumber: '', email: '', isMailVerified: false, nationality: '', occupation: '' },
    ...{ address: '', provinceId: 34, districtId: null },
  });
  expect(
    decode({ playerNo: 1, birthDate: 'dün', provinceId: 'x', occupation: 101, isMailVerified: '1' }),
  ).toMatchObject({ birthDate: '', provinceId: null, occupation: '101', isMailVerified: true });
  expect(decode({ name: 'Deniz' })).toBeUndefined();
});

test.each([
  ['12345678950', '123******50'],
  ['123******50', '123******50'],
  [12_345_678_950, '123******50'],
  ['', ''],
])('the identity number %s is masked as "%s"', (identityNumber, held) => {
  expect(profileCalls.getPersonalInformation.decode({ playerNo: 1, identityNumber }, context)).toMatchObject({
    identityNumber: held,
  });
});

test.each([
  [{ isMailVerified: false }, false],
  [{ isMailVerified: 1 }, true],
  [{}, null],
  [null, null],
])('the response %j to saving is decoded with isMailVerified %s', (answer, isMailVerified) => {
  expect(profileCalls.updatePersonalInformation.decode(answer, context)).toEqual({ isMailVerified });
});

test('saving consents succeeds whatever the response contains, and invalidates the cached consents', () => {
  for (const answer of [null, {}, undefined, { sms: true }]) {
    expect(profileCalls.setProfileSettings.decode(answer, context)).toBeNull();
  }
  expect(profileCalls.setProfileSettings.changes).toEqual(['consents']);
});

test('sending a phone code invalidates the cached consents, because it can include one', () => {
  expect(membershipCalls.sendPhoneCode.changes).toContain('consents');
});

test('an unreadable row of a list is skipped', () => {
  dropped = 0;
  expect(commonCalls.getOccupations.decode([{ name: 'Doktor', code: 101 }, { name: 'Avukat' }, null], context)).toEqual(
    [{ name: 'Doktor', code: '101' }],
  );
  expect(dropped).toBe(2);
});

test('a missing or unreadable consent counts as not given; a null response is undefined (rule profile-7)', () => {
  const decode = (answer: unknown) => profileCalls.getProfileSettings.decode(answer, context);
  const none = { sms: false, email: false, call: false, push: false, personalMarketing: false, hideBalance: false };
  expect(decode({})).toEqual(none);
  expect(decode({ sms: 1, email: 'true', call: 'belki', push: null, hideBalance: true, yeniAlan: 'x' })).toEqual({
    ...{ ...none, sms: true, email: true, hideBalance: true },
  });
  expect(decode(null)).toBeUndefined();
});
