/** Transactions as a file a Turkish Excel opens by itself (rule transaction-6): semicolons, commas in numbers, a mark of UTF-8. */
import type { Transaction } from '../../model/transaction.ts';
import { sheetMoment } from './dates.ts';
import { effectOf } from './effects.ts';
import { transactionTitle } from './kinds.ts';

const HEAD = ['Tarih', 'Saat', 'İşlem', 'Açıklama', 'Tutar (TL)', 'Cüzdan', 'Sonraki tutar (TL)', 'Kupon no', 'IBAN'];
const UTF8_MARK = '\uFEFF';

export function transactionSheet(rows: readonly Transaction[]): string {
  const lines = rows.map((row) => [
    ...sheetMoment(row.at),
    cell(transactionTitle(row)),
    cell(row.description),
    amount(effectOf(row)),
    row.pocket === 'bonus' ? 'Bonus' : 'Bakiye',
    row.balance === null ? '' : amount(row.balance),
    cell(row.couponId ?? ''),
    cell(row.iban),
  ]);
  return UTF8_MARK + [HEAD, ...lines].map((line) => `${line.join(';')}\r\n`).join('');
}

/** A program for tables takes what begins like this for a formula, also behind blanks: with an apostrophe it is text. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u;

/** A text of somebody else. */
export function cell(text: string): string {
  const plain = formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Kuruş → "-1250,50": a number, so its sign is no formula. */
function amount(kurus: number): string {
  const size = Math.abs(kurus);
  return `${kurus < 0 ? '-' : ''}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`;
}
