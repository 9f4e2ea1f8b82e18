import { expect, test } from 'vitest';
import { momentText } from '../../../src/domain/date-text.ts';
import { turkishSeconds } from '../../support/turkish-time.ts';

test.each([
  ['today', '2026-12-30T19:00:00', 'Bugün 19:00'],
  ['this year, past', '2026-11-19T12:30:00', '19 Kas 12:30'],
  ['this year, to come', '2026-12-31T19:00:00', '31 Ara 19:00'],
  ['another year, past', '2024-11-19T12:30:00', '19 Kas 2024'],
  ['the first days of next year', '2027-01-02T19:00:00', '2 Oca 19:00'],
  ['another year, far ahead', '2028-07-15T19:00:00', '15 Tem 2028 19:00'],
])('a moment is formatted: %s', (_, moment, text) => {
  expect(momentText(turkishSeconds(moment), turkishSeconds('2026-12-30T20:00:00'))).toBe(text);
});

test('a moment before midnight of the new year keeps its time for a day', () => {
  const began = turkishSeconds('2026-12-31T23:00:00');
  expect(momentText(began, turkishSeconds('2027-01-01T00:30:00'))).toBe('31 Ara 23:00');
  expect(momentText(began, turkishSeconds('2027-01-02T00:30:00'))).toBe('31 Ara 2026');
});
