/** Retailers and places in every notation (rule service-10), and the responses to choosing a retailer. */
import { describe, expect, test } from 'vitest';
import type { ServiceCall, ValueOf } from '../../../../src/contract/services/call.ts';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import { membershipCalls } from '../../../../src/contract/services/membership-calls.ts';
import { retailersCalls } from '../../../../src/contract/services/retailers-calls.ts';

const wire = {
  ...{ id: 7, name: 'Çınar Bayi', address: 'Gazi Cad. No: 1', phoneNumber: '02165550011' },
  ...{ provinceId: 34, province: 'İstanbul', districtId: 3401, district: 'Kadıköy' },
  ...{ latitude: 41.01, longitude: 28.98, status: 'Active' },
};
const read = {
  ...{ id: 7, name: 'Çınar Bayi', address: 'Gazi Cad. No: 1', phoneNumber: '02165550011' },
  ...{ province: 'İstanbul', district: 'Kadıköy', latitude: 41.01, longitude: 28.98, status: 'Active' },
};

function decode<Call extends ServiceCall>(call: Call, answer: unknown) {
  let dropped = 0;
  const value = call.decode(answer, { input: {}, dropped: () => void (dropped += 1) }) as ValueOf<Call> | undefined;
  return { value, dropped };
}

describe('a retailer', () => {
  test.each([
    ['in the agreed format', {}, {}],
    ['with its id as text', { id: '7' }, {}],
    ['with its place as text', { latitude: '41.01', longitude: '28,98' }, {}],
    ['without its place', { latitude: undefined, longitude: undefined }, { latitude: null, longitude: null }],
    ['with a malformed place', { latitude: {}, longitude: null }, { latitude: null, longitude: null }],
    ['with an unrecognised status', { status: 'Closed' }, { status: 'unknown' }],
    ['with a status that is a number', { status: 1 }, { status: 'unknown' }],
    ['without a status', { status: undefined }, { status: 'unknown' }],
    ['with a status in capitals', { status: 'PASSIVE' }, { status: 'Passive' }],
    [
      'without an address',
      { address: null, province: null, district: undefined },
      blank('address', 'province', 'district'),
    ],
    ['with a phone that is a number', { phoneNumber: 2_165_550_011 }, { phoneNumber: '2165550011' }],
    ['without a phone', { phoneNumber: null }, { phoneNumber: '' }],
    ['without a name', { name: null }, { name: 'Bayi 7' }],
    ['with unused ids and unknown fields', { provinceId: 'İstanbul', districtId: null, yeniAlan: 'x' }, {}],
  ])('%s is decoded', (_, told, differs) => {
    expect(decode(retailersCalls.getRetailers, [{ ...wire, ...told }])).toEqual({
      value: [{ ...read, ...differs }],
      dropped: 0,
    });
  });

  test('without an id is skipped; a response without rows is undefined', () => {
    const answer = [null, wire, { ...wire, id: null }, 'x', { ...wire, id: 8 }];
    const { value, dropped } = decode(retailersCalls.getRetailers, answer);
    expect(value?.map(({ id }) => id)).toEqual([7, 8]);
    expect(dropped).toBe(3);
    expect(decode(retailersCalls.getRetailers, { retailers: [] }).value).toBeUndefined();
  });
});

test.each(['getProvinces', 'getDistricts'] as const)(
  '%s accepts ids written as texts and skips a malformed row',
  (name) => {
    const answer = [
      { id: '34', name: 'İstanbul', yeniAlan: 1 },
      { id: 6 },
      { id: 'x', name: 'Y' },
      { id: 35, name: 'İzmir' },
    ];
    expect(decode(retailersCalls[name], answer)).toEqual({
      value: [
        { id: 34, name: 'İstanbul' },
        { id: 35, name: 'İzmir' },
      ],
      dropped: 2,
    });
  },
);

test.each([
  [{ isAvailable: true }, true],
  [{ isAvailable: 1 }, true],
  [{ isAvailable: 'false' }, false],
  [{ isAvailable: 0 }, false],
  [{ isAvailable: 'belki' }, null],
  [{}, null],
  [null, null],
])('the availability response %j is decoded as %s', (answer, isAvailable) => {
  expect(decode(retailersCalls.checkRetailer, answer).value).toEqual({ isAvailable });
});

describe('a successful write whatever its response contains', () => {
  test.each([
    [
      { rid: '7', a: 'Gazi Cad. No: 1', rn: 'Çınar Bayi' },
      { id: 7, address: 'Gazi Cad. No: 1', name: 'Çınar Bayi' },
    ],
    [
      { rid: null, rn: 5 },
      { id: null, address: '', name: '5' },
    ],
    [{}, { id: null, address: '', name: '' }],
    [null, { id: null, address: '', name: '' }],
    ['Tamam', { id: null, address: '', name: '' }],
  ])('choosing a retailer with response %j is decoded', (answer, value) => {
    expect(decode(membershipCalls.chooseRetailer, answer).value).toEqual(value);
  });

  test.each([
    [
      { aa: 1, aoi: 'false' },
      { acceptAll: true, acceptIncreases: false },
    ],
    [{ aa: true }, null],
    [{}, null],
    [null, null],
  ])('settings for changed odds with response %j are decoded', (answer, value) => {
    expect(decode(playersCalls.setBetslipSettings, answer).value).toEqual(value);
  });
});

function blank(...names: string[]): object {
  return Object.fromEntries(names.map((name) => [name, '']));
}
