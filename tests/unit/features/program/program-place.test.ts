import { describe, expect, test } from 'vitest';
import { placeLink, placeTitle, programPlace, scopeOf } from '../../../../src/features/program/program-place.ts';
import { noFilters } from './no-filters.ts';

describe('the place of an address', () => {
  test('without a sport is football, except among special events', () => {
    expect(programPlace('program', '')?.sport?.slug).toBe('futbol');
    expect(programPlace('live', '')?.sport?.slug).toBe('futbol');
    expect(programPlace('special', '')?.sport).toBeNull();
    expect(programPlace('special', 'tumu')?.sport).toBeNull();
    expect(programPlace('special', 'tenis')?.sport?.id).toBe(5);
  });

  test('of a sport that does not exist is undefined', () => {
    expect(programPlace('program', 'curling')).toBeUndefined();
    expect(programPlace('program', 'tumu')).toBeUndefined();
  });
});

test('the mode and the filters determine which events a page lists', () => {
  const place = (mode: Parameters<typeof programPlace>[0]) => programPlace(mode, 'futbol') ?? never();
  expect(scopeOf(place('program'), noFilters)).toBe('all');
  expect(scopeOf(place('program'), { ...noFilters, type: 'live' })).toBe('live');
  expect(scopeOf(place('program'), { ...noFilters, type: 'longTerm' })).toBe('longTerm');
  expect(scopeOf(place('live'), noFilters)).toBe('live');
  expect(scopeOf(place('special'), noFilters)).toBe('longTerm');
  expect(scopeOf(place('allOdds'), noFilters)).toBe('all');
});

test('a link to another mode keeps the sport', () => {
  const tennis = programPlace('program', 'tenis')?.sport ?? null;
  expect(placeLink('live', tennis)).toBe('/program/canli/tenis');
  expect(placeLink('special', tennis)).toBe('/program/ozel-etkinlikler/tenis');
  expect(placeLink('allOdds', tennis)).toBe('/program/tum-oranlar/tenis');
  expect(placeLink('program', null)).toBe('/program/futbol');
  expect(placeLink('special', null)).toBe('/program/ozel-etkinlikler/tumu');
});

test('every place has a title', () => {
  const title = (mode: Parameters<typeof programPlace>[0], slug: string) =>
    placeTitle(programPlace(mode, slug) ?? never());
  expect(title('program', 'futbol')).toBe('Futbol Programı');
  expect(title('live', 'basketbol')).toBe('Canlı Basketbol');
  expect(title('special', 'tumu')).toBe('Özel Etkinlikler · Tüm Sporlar');
});

function never(): never {
  throw new Error('expected a place');
}
