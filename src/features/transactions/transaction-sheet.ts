/**
 * Transactions as a CSV file that a Turkish Excel opens directly (rule transaction-6): semicolons, decimal commas, a
 * byte order mark.
 */
import type { Transaction } from '../../model/payment.ts';
import { sheetMoment } from './dates.ts';
import { signedAmount } from './money-flow.ts';
import { transactionTitle } from './kinds.ts';

const HEAD = [
  'Tarih',
  'Saat',
  'İşlem',
  'Açıklama',
  'Tutar (TL)',
  'Cüzdan',
  'İşlem sonrası tutar (TL)',
  'Kupon no',
  'IBAN',
];
const UTF8_MARK = '\uFEFF';

export function transactionSheet(rows: readonly Transaction[]): string {
  const lines = rows.map((row) => [
    ...sheetMoment(row.at),
    sheetCell(transactionTitle(row)),
    sheetCell(row.description),
    amount(signedAmount(row)),
    row.pocket === 'bonus' ? 'Bonus' : 'Bakiye',
    row.balance === null ? '' : amount(row.balance),
    sheetCell(row.couponId ?? ''),
    sheetCell(row.iban),
  ]);
  return UTF8_MARK + [HEAD, ...lines].map((line) => `${line.join(';')}\r\n`).join('');
}

/**
 * Spreadsheet programs treat text with this beginning as a formula, even after blanks; a leading apostrophe makes it
 * text.
 */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u;

/** Escapes external text for a cell. */
export function sheetCell(text: string): string {
  const plain = formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Kuruş → "-1250,50". The sign needs no escaping, because the cell is a number. */
function amount(kurus: number): string {
  const size = Math.abs(kurus);
  return `${kurus < 0 ? '-' : ''}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`;
}
