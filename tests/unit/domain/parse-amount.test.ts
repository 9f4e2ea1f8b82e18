/** Reading an amount (rule wallet-14): in every notation, and never as more than was meant. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MoneyText, formatTypedMoney, parseAmount } from '../../../src/domain/money-input.ts';

test.each<[string, number | 'unclear' | null]>([
  ['', null],
  [' \u200b\ufeff', null],
  ['₺', null],
  ['12', 1_200],
  ['12,', 1_200],
  ['12,5', 1_250],
  ['12,05', 1_205],
  [',5', 50],
  ['1.50', 150],
  ['75.5', 7_550],
  ['007', 700],
  ['100,00', 10_000],
  ['50,00 ₺', 5_000],
  ['50,00\u00a0₺', 5_000],
  ['₺250.00', 25_000],
  ['1.000,00 TL', 100_000],
  ['1.000,00 tl.', 100_000],
  ['TRY 1,000.00', 100_000],
  ['+ 190,50 ₺', 19_050],
  ['50 lira', 5_000],
  ['1.000', 100_000],
  ['1.234.567,89', 123_456_789],
  ['1,234,567.89', 123_456_789],
  ['1,234,567', 123_456_700],
  ['1\u202f000,50', 100_050],
  ['1\u2009000\u2009000', 100_000_000],
  ['\u200e100,00\u200f', 10_000],
  ['10\u200b0,00', 10_000],
  ['\ufeff100', 10_000],
  ['１００，００', 10_000],
  ['１.０００', 100_000],
  ['١٠٠٫٥٠', 10_050],
  ['١٬٠٠٠', 100_000],
  ['۱۰۰', 10_000],
  ['999999999', 99_999_999_900],
  // Turkish for 1 lira, English for 1,000.
  ['1,000', 'unclear'],
  ['1,000.', 'unclear'],
  ['1,000 TL', 'unclear'],
  // The text may be two amounts, or one.
  ['50 100', 'unclear'],
  ['1 000,50', 'unclear'],
  ['2 adet 50 TL', 'unclear'],
  ['12a3', 'unclear'],
  ['-20', 'unclear'],
  ['−\u00a0150,00 ₺', 'unclear'],
  ['1.00.00', 'unclear'],
  ['1.000.00', 'unclear'],
  ['1.000,000', 'unclear'],
  ['1000.000', 'unclear'],
  ['0.505', 'unclear'],
  ['0.000', 'unclear'],
  ['12,345', 'unclear'],
  ['12,3,4', 'unclear'],
  ["1'000", 'unclear'],
  ['1e3', 'unclear'],
  ['50²', 'unclear'],
  ['%50', 'unclear'],
  ['1000000000', 'unclear'],
])('%j is read as %j', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

/** Forms of writing an amount, built by Intl and by hand, independent of the reader. */
const grouped = (locale: string, decimals: number) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (lira: bigint, kurus: string): string => format.format(`${lira}.${kurus}` as Intl.StringNumericLiteral);
};
const forms: Record<string, (lira: bigint, kurus: string) => string> = {
  turkish: grouped('tr-TR', 2),
  english: grouped('en-US', 2),
  french: grouped('fr-FR', 2),
  persian: grouped('fa-IR', 2),
  arabic: grouped('ar-EG', 2),
  plainComma: (lira, kurus) => `${lira},${kurus}`,
  plainPoint: (lira, kurus) => `${lira}.${kurus}`,
  wholeTurkish: (lira) => grouped('tr-TR', 0)(lira, '0'),
  wholeEnglish: (lira) => grouped('en-US', 0)(lira, '0'),
  wholePlain: (lira) => `${lira}`,
  swiss: grouped('de-CH', 2),
  indian: grouped('en-IN', 2),
};
/** Notations that are read in every size; the others may be refused. */
const certain = new Set([
  'turkish',
  'english',
  'french',
  'persian',
  'arabic',
  'plainComma',
  'plainPoint',
  'wholeTurkish',
  'wholePlain',
]);
const aroundIt = fc.constantFrom(
  '',
  '₺',
  ' ₺',
  '\u00a0₺',
  ' TL',
  'TRY ',
  '\u202fTL',
  '\u200f',
  '\u200e',
  '\ufeff',
  ' ',
);
const fullWidth = (text: string): string =>
  text.replace(/[\d.,]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const writing = fc.record({
  kurus: fc.oneof(fc.bigInt(0n, 99_999_999_999n), fc.bigInt(0n, 2_000_000n)),
  form: fc.constantFrom(...Object.keys(forms)),
  before: aroundIt,
  after: aroundIt,
  wide: fc.boolean(),
});

test('an amount in any form is read as itself or refused, and never as more', () => {
  fc.assert(
    fc.property(writing, ({ kurus, form, before, after, wide }) => {
      const number = forms[form]!(kurus / 100n, String(kurus % 100n).padStart(2, '0'));
      const text = `${before}${wide ? fullWidth(number) : number}${after}`;
      const meant = form.startsWith('whole') ? kurus - (kurus % 100n) : kurus;
      const read = parseAmount(text);
      if (read === 'unclear') expect(certain.has(form)).toBe(false);
      else expect(read).toBe(Number(meant));
    }),
    { numRuns: 3_000 },
  );
});

const nothing: MoneyText = { text: '', commaTypedAsPoint: false };

test('the field never reads more either, whether the text was pasted, composed sign by sign, or typed', () => {
  fc.assert(
    fc.property(writing, ({ kurus, form, before, after }) => {
      const text = `${before}${forms[form]!(kurus / 100n, String(kurus % 100n).padStart(2, '0'))}${after}`;
      const whole = formatTypedMoney(text, text.length, nothing).text;
      const composed = Array.from(text, (_, at) => formatTypedMoney(text.slice(0, at + 1), at + 1, nothing)).at(
        -1,
      )?.text;
      expect(composed ?? '').toBe(whole);
      const meant = Number(form.startsWith('whole') ? kurus - (kurus % 100n) : kurus);
      const read = parseAmount(whole);
      if (read !== 'unclear') expect(read).toBe(meant);
      let field = { ...nothing, caret: 0 };
      for (const key of text) field = formatTypedMoney(`${field.text}${key}`, field.text.length + 1, field);
      expect(parseAmount(field.text)).not.toBe('unclear');
      expect(Number(parseAmount(field.text))).toBeLessThanOrEqual(meant);
    }),
    { numRuns: 2_000 },
  );
});

test('no text of signs used in amounts is read as more than the largest of its readings', () => {
  const signs = fc.array(fc.constantFrom(...'0123456789.,'.split('')), { maxLength: 14 }).map((all) => all.join(''));
  fc.assert(
    fc.property(signs, (text) => {
      const read = parseAmount(text);
      if (typeof read !== 'number') return;
      // Only points and commas before three digits each can separate thousands: any other sign separates decimals.
      const [last = ''] = /[.,]\d*$/.exec(text) ?? [];
      const digits = Number(text.replace(/\D/g, '')) * 100;
      const isDecimal = last !== '' && last.length !== 4;
      expect(read).toBeLessThanOrEqual(isDecimal ? digits / 10 ** (last.length - 1) : digits);
    }),
    { numRuns: 3_000 },
  );
});
