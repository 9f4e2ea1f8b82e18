import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageDate, messageMoment, messagePath } from '../../../../src/domain/inbox/message-text.ts';
import { turkishSeconds as at } from '../../../support/turkish-time.ts';

const now = at('2026-03-14T12:00:00');

test.each([
  ['2026-03-14T00:00:00', 'Bugün 00:00'],
  ['2026-03-14T23:59:59', 'Bugün 23:59'],
  ['2026-03-13T09:05:00', 'Dün 09:05'],
  ['2026-03-12T23:59:59', '12 Mart'],
  ['2026-01-01T00:00:00', '1 Ocak'],
  ['2025-12-31T23:59:59', '31 Aralık 2025'],
])('%s reads "%s"', (moment, text) => {
  expect(messageMoment(at(moment), now)).toBe(text);
});

test('the detail shows the whole date, in Türkiye', () => {
  expect(messageDate(at('2026-03-14T00:30:00'))).toBe('14 Mart 2026 Cumartesi, 00:30');
});

test('an unknown moment has no text', () => {
  expect([messageMoment(0, now), messageDate(0)]).toEqual(['', '']);
});

/** The same clock by the browser's own Intl. */
const formatter = new Intl.DateTimeFormat('tr', { timeZone: 'Etc/GMT-3', hour: '2-digit', minute: '2-digit' });

test('the hour of any moment is in UTC+3', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2017-01-01T00:00:00'), max: at('2040-01-01T00:00:00') }), (moment) => {
      expect(messageDate(moment).slice(-5)).toBe(formatter.format(moment * 1000));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['/profil/bonuslarim', '/profil/bonuslarim'],
  [' /program/futbol?d=1 ', '/program/futbol?d=1'],
  ['', ''],
  ['//kotu.example', ''],
  ['/\\kotu.example', ''],
  ['https://kotu.example', ''],
  ['javascript:alert(1)', ''],
  ['/a\tb', ''],
])('%j leads to %j', (url, path) => {
  expect(messagePath(url)).toBe(path);
});
