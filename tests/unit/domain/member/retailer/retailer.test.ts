import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GeoPosition,
  distanceKm,
  distanceText,
  sortRetailersByDistance,
} from '../../../../../src/parts/retailer-picker/retailer-distance.ts';
import type { Retailer } from '../../../../../src/model/retailer.ts';
import { retailerMode, retailerModeTexts } from '../../../../../src/domain/member/retailer/retailer-mode.ts';
import { mapHref, phoneHref, placeText, streetText } from '../../../../../src/domain/member/retailer/retailer-text.ts';

const istanbul = { latitude: 41.0082, longitude: 28.9784 };
const ankara = { latitude: 39.9334, longitude: 32.8597 };

describe('distance between two places', () => {
  const somewhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('is the angle between two directions times the earth radius of 6371 km', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(byVectors(a, b), 3);
      }),
    );
  });

  test('a quarter of the way round is a quarter of the circumference', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(
      (Math.PI * 6371) / 2,
      6,
    );
    expect(distanceKm(istanbul, istanbul)).toBe(0);
    // Published great-circle distance, to the kilometre.
    expect(Math.round(distanceKm(istanbul, ankara))).toBe(349);
  });

  test('is formatted with a comma and one decimal', () => {
    expect(distanceText(0.04)).toBe('0,0 km');
    expect(distanceText(1.25)).toBe('1,3 km');
    expect(distanceText(1234.56)).toBe('1.234,6 km');
  });
});

describe('the list of retailers', () => {
  const far = retailer({ id: 1, name: 'Çınar Bayi', ...ankara });
  const near = retailer({ id: 2, name: 'Şen Bayi', latitude: 41.01, longitude: 28.98 });
  const nowhere = retailer({ id: 3, name: 'Cadde Bayi', latitude: null, longitude: null });

  test('with a position begins with the nearest, and those without a place come last', () => {
    const listed = sortRetailersByDistance([nowhere, far, near], istanbul);
    expect(listed.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(listed.map(({ distance }) => (distance === null ? null : Math.round(distance)))).toEqual([0, 349, null]);
  });

  test('without a position is in the order of the Turkish alphabet, without distances', () => {
    const listed = sortRetailersByDistance([near, far, nowhere], null);
    expect(listed.map(({ name }) => name)).toEqual(['Cadde Bayi', 'Çınar Bayi', 'Şen Bayi']);
    expect(new Set(listed.map(({ distance }) => distance))).toEqual(new Set([null]));
  });
});

test('the mode follows from the retailer, with the titles of the rules', () => {
  expect(retailerModeTexts[retailerMode(null)].title).toBe('Bayini Seç ve Üyeliğini Şimdi Tamamla');
  expect(retailerModeTexts[retailerMode(undefined)].title).toBe('Bayini Seç ve Üyeliğini Şimdi Tamamla');
  expect(retailerModeTexts[retailerMode({ status: 'Passive' })].title).toBe('Bayini Seç');
  expect(retailerModeTexts[retailerMode({ status: 'Active' })]).toEqual({ title: 'Bayi Değiştir', description: '' });
});

test('telephone, place and map are written as working links', () => {
  for (const told of ['0216 555 00 11', '2165550011', '+90 216 555 00 11']) {
    expect(phoneHref(told)).toBe('tel:+902165550011');
  }
  // Numbers without ten digits stay as they are dialled.
  expect(phoneHref('444 12 34')).toBe('tel:4441234');
  expect(phoneHref('+90 444 12 34')).toBe('tel:+904441234');
  expect(placeText({ district: 'Kadıköy', province: 'İstanbul' })).toBe('Kadıköy / İstanbul');
  expect(placeText({ district: null, province: 'İstanbul' })).toBe('İstanbul');
  expect(mapHref({ name: 'Çınar & Şen', address: 'Gazi Cad. No: 1' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=%C3%87%C4%B1nar%20%26%20%C5%9Een%2C%20Gazi%20Cad.%20No%3A%201',
  );
});

/** The same distance computed differently: unit vectors of both places and the angle between them. */
function byVectors(a: GeoPosition, b: GeoPosition): number {
  const [ax, ay, az] = direction(a);
  const [bx, by, bz] = direction(b);
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return 6371 * Math.atan2(cross, ax * bx + ay * by + az * bz);
}

function direction({ latitude, longitude }: GeoPosition): [number, number, number] {
  const [up, east] = [latitude, longitude].map((degrees) => (degrees / 180) * Math.PI) as [number, number];
  return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)];
}

function retailer(of: Partial<Retailer>): Retailer {
  return {
    id: 1,
    name: 'Bayi',
    address: 'Cadde 1',
    province: 'İstanbul',
    district: 'Kadıköy',
    phoneNumber: '',
    latitude: null,
    longitude: null,
    status: 'Active',
    ...of,
  };
}

test.each([
  ['Zafer Mah. No: 163, Pamukkale/Denizli', 'Zafer Mah. No: 163'],
  ['Zafer Mah. No: 163 PAMUKKALE / DENİZLİ', 'Zafer Mah. No: 163'],
  ['Zafer Mah. No: 163', 'Zafer Mah. No: 163'],
  ['Pamukkale/Denizli', 'Pamukkale/Denizli'],
])('an address contains district and province once: %s', (address, street) => {
  expect(streetText({ address, district: 'Pamukkale', province: 'Denizli' })).toBe(street);
});

test.each(['NFC', 'NFD'])('an address in any Unicode form contains names in %s once', (form) => {
  const address = 'Çiçek Sok. No: 4, Kadıköy/İstanbul';
  const of = { district: 'Kadıköy'.normalize(form), province: 'İstanbul'.normalize(form) };
  for (const each of [address, address.normalize('NFD')]) {
    expect(streetText({ ...of, address: each })).toBe('Çiçek Sok. No: 4');
  }
});
