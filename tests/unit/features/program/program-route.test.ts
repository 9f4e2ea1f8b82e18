import { describe, expect, test } from 'vitest';
import {
  programRouteLink,
  programRouteTitle,
  parseProgramRoute,
  listScope,
} from '../../../../src/features/program/program-route.ts';
import { noFilters } from './no-filters.ts';

describe('the place of an address', () => {
  test('without a sport is football, except among special events', () => {
    expect(parseProgramRoute('program', '')?.sport?.slug).toBe('futbol');
    expect(parseProgramRoute('live', '')?.sport?.slug).toBe('futbol');
    expect(parseProgramRoute('special', '')?.sport).toBeNull();
    expect(parseProgramRoute('special', 'tumu')?.sport).toBeNull();
    expect(parseProgramRoute('special', 'tenis')?.sport?.id).toBe(5);
  });

  test('of a sport that does not exist is undefined', () => {
    expect(parseProgramRoute('program', 'curling')).toBeUndefined();
    expect(parseProgramRoute('program', 'tumu')).toBeUndefined();
  });
});

test('the mode and the filters determine which events a page lists', () => {
  const place = (mode: Parameters<typeof parseProgramRoute>[0]) => parseProgramRoute(mode, 'futbol') ?? never();
  expect(listScope(place('program'), noFilters)).toBe('all');
  expect(listScope(place('program'), { ...noFilters, type: 'live' })).toBe('live');
  expect(listScope(place('program'), { ...noFilters, type: 'longTerm' })).toBe('longTerm');
  expect(listScope(place('live'), noFilters)).toBe('live');
  expect(listScope(place('special'), noFilters)).toBe('longTerm');
  expect(listScope(place('allOdds'), noFilters)).toBe('all');
});

test('a link to another mode keeps the sport', () => {
  const tennis = parseProgramRoute('program', 'tenis')?.sport ?? null;
  expect(programRouteLink('live', tennis)).toBe('/program/canli/tenis');
  expect(programRouteLink('special', tennis)).toBe('/program/ozel-etkinlikler/tenis');
  expect(programRouteLink('allOdds', tennis)).toBe('/program/tum-oranlar/tenis');
  expect(programRouteLink('program', null)).toBe('/program/futbol');
  expect(programRouteLink('special', null)).toBe('/program/ozel-etkinlikler/tumu');
});

test('every place has a title', () => {
  const title = (mode: Parameters<typeof parseProgramRoute>[0], slug: string) =>
    programRouteTitle(parseProgramRoute(mode, slug) ?? never());
  expect(title('program', 'futbol')).toBe('Futbol Programı');
  expect(title('live', 'basketbol')).toBe('Canlı Basketbol');
  expect(title('special', 'tumu')).toBe('Özel etkinlikler · Tüm Sporlar');
});

function never(): never {
  throw new Error('expected a place');
}
