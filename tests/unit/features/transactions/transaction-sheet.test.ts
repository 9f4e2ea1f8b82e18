import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import {
  dayTitle,
  periodKeyText,
  fullMomentText,
  sheetMoment,
  startOfDay,
  yearSpan,
} from '../../../../src/features/transactions/dates.ts';
import { fitsKind } from '../../../../src/features/transactions/transaction-list.ts';
import { sheetCell, transactionSheet } from '../../../../src/features/transactions/transaction-sheet.ts';
import type { Transaction } from '../../../../src/model/payment.ts';
import { turkishSeconds as at } from '../../../support/turkish-time.ts';

const transaction = (told: Partial<Transaction> = {}): Transaction => ({
  ...{ id: '1', transactionId: null, at: at('2026-11-22T00:05:00'), type: 4, couponType: 27, name: '' },
  ...{ description: 'Kupon', amount: 125_050, balance: 900, pocket: 'balance', couponId: '77', iban: '' },
  ...told,
});

describe('an exported file', () => {
  it('is opened by a Turkish Excel without an import dialog', () => {
    expect(
      transactionSheet([transaction(), transaction({ type: 13, couponType: null, balance: null, pocket: 'bonus' })]),
    ).toBe(
      '\uFEFFTarih;Saat;İşlem;Açıklama;Tutar (TL);Cüzdan;İşlem sonrası tutar (TL);Kupon no;IBAN\r\n' +
        '22.11.2026;00:05;Kupon Oynama;Kupon;-1250,50;Bakiye;9,00;77;\r\n' +
        '22.11.2026;00:05;Bonus Yükleme;Kupon;1250,50;Bonus;;77;\r\n',
    );
  });

  it('of 5,000 rows is written quickly: no row creates or uses a calendar of its own', () => {
    const rows = Array.from({ length: 5_000 }, (_, place) =>
      transaction({ at: at('2026-11-22T12:00:00') - place * 900 }),
    );
    // The costly calls of a sheet are counted: creating one format costs as much as a thousand rows.
    const { prototype } = Intl.DateTimeFormat;
    onTestFinished(() => void vi.restoreAllMocks());
    const calendars = [
      vi.spyOn(Intl, 'DateTimeFormat'),
      vi.spyOn(prototype as { format: unknown }, 'format', 'get'),
      vi.spyOn(prototype, 'formatToParts'),
      vi.spyOn(Date.prototype, 'toLocaleString'),
      vi.spyOn(Date.prototype, 'toLocaleDateString'),
      vi.spyOn(Date.prototype, 'toLocaleTimeString'),
    ];
    expect(transactionSheet(rows).split('\r\n')).toHaveLength(5_002);
    expect(calendars.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

/**
 * Returns the first visible sign, which decides how a spreadsheet reads a text; written independently of the product.
 */
const begins = (text: string): string => text.replace(/^[\s\u200B-\u200D\uFEFF]+/, '').charAt(0);

test.each([
  '=1+1',
  '+905551112233',
  '-5',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '\u200B=1',
  '＝1',
  '−5',
  '\n-1',
  '=HYPERLINK("http://a";"b")',
])('a text that begins like %j is escaped', (text) => {
  const written = sheetCell(text).replace(/^"/, '');
  expect(begins(written)).toBe("'");
});

test.each([
  ['Havale', 'Havale'],
  ['5-3', '5-3'],
  ['a;b', '"a;b"'],
  ['o"ne', '"o""ne"'],
  ['iki\nsatır', '"iki\nsatır"'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(sheetCell(text)).toBe(written);
});

test('any text is read back unchanged, except for the apostrophe', () => {
  const signs = ['=', '+', '-', '@', ';', '"', '\n', '\r', ' ', 'a', 'Ş', "'", '\t', '0'];
  let state = 11;
  const next = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 3_000; round += 1) {
    const text = Array.from({ length: next(7) }, () => signs[next(signs.length)]).join('');
    const written = sheetCell(text);
    const plain = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    expect([text, `'${text}`]).toContain(plain);
    expect('=+-@').not.toContain(begins(plain) || 'x');
    if (!written.startsWith('"')) expect(written).not.toMatch(/[;"\r\n]/);
  }
});

describe('dates in Türkiye', () => {
  const now = at('2026-11-22T09:00:00');
  it.each([
    ['2026-11-22T00:00:00', 'Bugün, 22 Kasım Pazar'],
    ['2026-11-21T23:59:59', 'Dün, 21 Kasım Cumartesi'],
    ['2026-03-01T12:00:00', '1 Mart Pazar'],
    ['2024-02-29T12:00:00', '29 Şubat Perşembe 2024'],
  ])('%s is titled %s', (text, title) => {
    expect(dayTitle(at(text), now)).toBe(title);
  });

  it('are complete in the detail, and short in a table', () => {
    expect(fullMomentText(at('2026-11-22T00:05:00'))).toBe('22 Kasım 2026 Pazar, 00:05');
    expect(sheetMoment(at('2025-01-01T00:00:00'))).toEqual(['01.01.2025', '00:00']);
    expect([periodKeyText('2026-11-05'), periodKeyText('2026-08')]).toEqual(['5 Kas', 'Ağu 2026']);
  });

  it('begin at midnight in Türkiye', () => {
    expect(startOfDay('2026-07-01')).toBe(at('2026-07-01T00:00:00'));
    expect(yearSpan('2021')).toEqual({ from: at('2021-01-01T00:00:00'), to: at('2022-01-01T00:00:00') });
  });
});

test.each([
  ['kupon-oynama', 4, 27, true],
  ['kupon-oynama', 4, null, false],
  ['spor-toto-oynama', 4, 27, false],
  ['spor-toto-oynama', 4, null, true],
  ['spor-toto-oynama', 4, 5, true],
  ['para-yatirma', 2, 27, true],
  ['', 4, 27, true],
])('the filter "%s" shows type %d with %s: %s', (tur, type, couponType, shown) => {
  expect(fitsKind({ tur }, transaction({ type, couponType }))).toBe(shown);
});
