import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearedFilters,
  countActiveFilters,
  readFilters,
  writeFilters,
} from '../../../../src/features/program/filters/program-filters.ts';
import { noFilters } from './no-filters.ts';

describe('reading the query string', () => {
  test('gives the defaults for an empty query', () => {
    expect(readFilters('')).toEqual(noFilters);
  });

  test('reads every parameter of the address', () => {
    const search =
      'd=2026-11-21&searchTerm=be%C5%9Fikta%C5%9F&t=1&kingBetType=2&mbs=3&lig=9,5,9&sirala=tarih&grup=2:2_101_2.5&mac=77&kuponum=1&yayin=1&oran=1.50-2.20';
    expect(readFilters(search)).toEqual({
      day: '2026-11-21',
      hours: 0,
      search: 'beşiktaş',
      type: 'live',
      king: 'mbs',
      minBets: 3,
      leagues: [5, 9],
      mine: true,
      stream: true,
      leastOdd: 150,
      mostOdd: 220,
      sort: 'date',
      group: '2:2_101_2.5',
      match: 77,
    });
  });

  test('prefers the coming hours to a day', () => {
    expect(readFilters('d=2026-11-21&saat=3')).toEqual({ ...noFilters, hours: 3 });
  });

  test('reads a range of odds with an open end', () => {
    expect(readFilters('oran=1.50-')).toEqual({ ...noFilters, leastOdd: 150 });
    expect(readFilters('oran=-2.20')).toEqual({ ...noFilters, mostOdd: 220 });
    expect(readFilters('oran=1.00-2.20')).toEqual({ ...noFilters, mostOdd: 220 });
  });

  test.each([
    'kuponum=2',
    'yayin=evet',
    'oran=1,50-2,20',
    'oran=2.20-1.50',
    'oran=-1.00',
    'oran=-',
    'oran=1.5-2',
    'd=yarin',
    'd=2026-02-30',
    'd=2026-13-01',
    't=9',
    'kingBetType=x',
    'mbs=0',
    'mbs=-1',
    'mbs=1.5',
    'lig=a,,-3,1e9',
    'sirala=isim',
    'saat=2',
    'mac=0',
    'mac=x',
    'grup=<script>',
    'grup=1:a b',
  ])('"%s" is malformed and falls back to the default', (search) => {
    expect(readFilters(search)).toEqual(noFilters);
  });

  test('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(() => readFilters(search)).not.toThrow();
      }),
    );
  });
});

describe('writing the query string', () => {
  test('leaves out a default', () => {
    expect(writeFilters('?d=2026-11-21&mbs=1', { day: '' })).toBe('?mbs=1');
    expect(writeFilters('?mbs=1', { minBets: 0 })).toBe('');
  });

  test('keeps parameters of others', () => {
    const written = writeFilters('?utm_source=mail&utm_campaign=derbi&mbs=1', { minBets: 2, leagues: [7, 8] });
    const query = new URLSearchParams(written);
    expect(query.get('utm_source')).toBe('mail');
    expect(query.get('utm_campaign')).toBe('derbi');
    expect(written).toContain('mbs=2');
    expect(written).toContain('lig=7,8');
  });

  test('is read back unchanged', () => {
    const odd = fc.oneof(fc.constant(0), fc.integer({ min: 101, max: 999_999 }));
    const filters = fc.record({
      mine: fc.boolean(),
      stream: fc.boolean(),
      leastOdd: odd,
      mostOdd: odd,
      day: fc.constantFrom('', '2026-11-20', '2027-02-28'),
      search: fc.string({ maxLength: 60 }),
      type: fc.constantFrom('' as const, 'live' as const, 'longTerm' as const),
      king: fc.constantFrom('' as const, 'odd' as const, 'mbs' as const, 'live' as const),
      minBets: fc.integer({ min: 0, max: 9 }),
      leagues: fc
        .uniqueArray(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 6 })
        .map((ids) => ids.sort((a, b) => a - b)),
      sort: fc.constantFrom('league' as const, 'date' as const),
      group: fc.constantFrom('', '3', '3:1_1', '12:2_101_2.5'),
      match: fc.nat(999_999_999),
      hours: fc.constantFrom(0, 1, 3),
    });
    fc.assert(
      fc.property(filters, (value) => {
        const isRange = value.mostOdd === 0 || value.leastOdd <= value.mostOdd;
        const kept = {
          ...value,
          ...(value.hours > 0 && { day: '' }),
          ...(!isRange && { leastOdd: 0, mostOdd: 0 }),
        };
        expect(readFilters(writeFilters('', value))).toEqual(kept);
      }),
    );
  });
});

test('clearing the filters keeps sort and column group, because they hide nothing', () => {
  const search =
    '?d=2026-11-21&searchTerm=a&kingBetType=1&mbs=2&lig=1&kuponum=1&yayin=1&oran=-2.20&sirala=tarih&grup=2';
  expect(countActiveFilters(readFilters(search))).toBe(8);
  const cleared = writeFilters(search, clearedFilters);
  expect(cleared).toBe('?sirala=tarih&grup=2');
  expect(countActiveFilters(readFilters(cleared))).toBe(0);
});
