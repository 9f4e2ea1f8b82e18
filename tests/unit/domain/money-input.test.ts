/** An amount while it is typed (rule wallet-10). Reading amounts is tested in `parse-amount.test.ts`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MoneyText, formatMoneyOnBlur, parseAmount, formatTypedMoney } from '../../../src/domain/money-input.ts';

const nothing: MoneyText = { text: '', commaTypedAsPoint: false };
const pasted = (text: string): string => formatTypedMoney(text, text.length, nothing).text;

/** A field and its caret, as a browser changes them before the handler runs. */
class Field {
  now: MoneyText & { caret: number } = { ...nothing, caret: 0 };

  /** Types keys one after the other; `<` deletes the character before the caret. */
  type(keys: string): this {
    for (const key of keys) this.put(key === '<' ? '' : key, key === '<' ? 1 : 0);
    return this;
  }

  /** Inserts a piece in place of so many characters before the caret. */
  put(text: string, before = 0): this {
    const { text: stands, caret } = this.now;
    const from = Math.max(0, caret - before);
    this.now = formatTypedMoney(stands.slice(0, from) + text + stands.slice(caret), from + text.length, this.now);
    return this;
  }

  at(caret: number): this {
    this.now = { ...this.now, caret };
    return this;
  }
}

const typed = (keys: string): string => new Field().type(keys).now.text;

test.each([
  ['', ''],
  ['5', '5'],
  ['1234', '1.234'],
  ['1234567', '1.234.567'],
  ['12,', '12,'],
  [',', '0,'],
  [',5', '0,5'],
  ['007', '7'],
  ['0', '0'],
  ['0,07', '0,07'],
  ['1234567890123', '123.456.789'],
  ['１２５０', '1.250'],
  ['١٢٣٤', '1.234'],
])('typed or pasted, %j becomes %j', (text, stands) => {
  expect(typed(text)).toBe(stands);
  expect(pasted(text)).toBe(stands);
});

test.each([
  ['12a3', '123'],
  ['12,345', '12,34'],
  ['12,3,4', '12,34'],
  ['-20', '20'],
])('typed key by key, %j becomes %j, and pasted it stays as it was written', (text, stands) => {
  expect(typed(text)).toBe(stands);
  expect(pasted(text)).toBe(text);
});

test.each([
  ['25.', '25,'],
  ['25.5', '25,5'],
  ['25.50', '25,50'],
  ['25.000', '25.000'],
  ['1.500', '1.500'],
  ['1.250,50', '1.250,50'],
  ['1.250.50', '1.250,50'],
  ['1.250.500', '1.250.500'],
  ['1250.50', '1.250,50'],
  // A number with thousands never begins with a zero.
  ['0.505', '0,50'],
  ['.505', '0,50'],
  // A typed comma stays a comma, even behind a point.
  ['25,000', '25,00'],
  ['1.25,5', '1,25'],
  ['12,5.5', '12,55'],
  // The number has more digits than an amount may have.
  ['123456789.123', '123.456.789,12'],
  // A point typed as a thousands separator stays one while digits are deleted.
  ['1.500<', '150'],
  ['1.50<<5', '1,5'],
])('typed key by key, %j becomes %j', (keys, stands) => {
  expect(typed(keys)).toBe(stands);
});

test.each([
  ['1.234', '1.234'],
  ['25.000', '25.000'],
  ['1250.50', '1.250,50'],
  ['1.250,50', '1.250,50'],
  ['1,250.50', '1.250,50'],
  ['1,250,500', '1.250.500'],
  ['1.234.567', '1.234.567'],
  ['25.5', '25,5'],
  ['₺ 1.250,50', '1.250,50'],
  ['1.250,00 TL', '1.250,00'],
  ['\u200e250,00\u00a0₺\u200f', '250,00'],
])('pasted, %j becomes %j', (text, stands) => {
  expect(pasted(text)).toBe(stands);
});

describe('edits in the middle of an amount', () => {
  test('read an unclear text anew after each change, and never by its digits alone', () => {
    const field = new Field().put('2 adet 50 TL');
    expect(field.now.text).toBe('2 adet 50 TL');
    field.type('<<<<<<');
    expect(field.now.text).toBe('2 adet');
    field.type('<<<<');
    expect(field.now.text).toBe('2');
  });

  test('read a text that replaced the whole field as a whole, wherever the caret is', () => {
    const before = new Field().put('50,00').now;
    expect(formatTypedMoney('100.00', 0, before).text).toBe('100,00');
    expect(formatTypedMoney('100.00', 6, before).text).toBe('100,00');
  });

  test('take a point before decimals as the comma, and one before thousands as a separator', () => {
    expect(new Field().type('1250').at(3).type('.').now).toEqual({ text: '12,50', commaTypedAsPoint: true, caret: 3 });
    expect(new Field().type('12500').at(1).type('.').now.text).toBe('12.500');
  });

  test('turn a point into a thousands separator once three digits follow it', () => {
    expect(new Field().type('1.50').at(2).type('2').now).toEqual({ text: '1.250', commaTypedAsPoint: false, caret: 3 });
    expect(new Field().type('1,50').at(2).type('2').now).toEqual({ text: '1,25', commaTypedAsPoint: false, caret: 3 });
  });

  test('read a pasted text together with the text it extends', () => {
    expect(new Field().type('1').put('1250.50', 1).now.text).toBe('1.250,50');
    expect(new Field().type('1').put('.500').now.text).toBe('1.500');
    expect(new Field().type('1250').put('.50').now).toEqual({ text: '1.250,50', commaTypedAsPoint: false, caret: 8 });
  });
});

test.each([
  ['', ''],
  ['12', '12,00'],
  ['12,', '12,00'],
  ['12,5', '12,50'],
  ['1.234,56', '1.234,56'],
  ['0', '0,00'],
])('%j is formatted as %j on leaving the field', (text, left) => {
  expect(formatMoneyOnBlur(text)).toBe(left);
});

test.each([
  ['', null],
  ['12', 1_200],
  ['12,', 1_200],
  ['12,5', 1_250],
  ['12,05', 1_205],
  ['1.234.567,89', 123_456_789],
])('%j is worth %j kuruş', (text, kurus) => {
  expect(parseAmount(text)).toBe(kurus);
});

describe('any edit of the field', () => {
  const edits = (...all: [piece: string, place: number, before: number][]): [typeof all] => [all];
  const FORM = /^(|(0|[1-9]\d{0,2}(\.\d{3})*)(,\d{0,2})?)$/;

  test('gives the one format of amounts unless the text is unclear, and a stable result', () => {
    const pieces = fc
      .array(fc.constantFrom(...'0123456789,. ₺x-'.split('')), { maxLength: 24 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(pieces, fc.nat(30), fc.nat(4)), { maxLength: 5 }), (edits) => {
        const field = new Field();
        for (const [piece, place, before] of edits) {
          field.at(Math.min(place, field.now.text.length)).put(piece, before);
          const { text, caret, commaTypedAsPoint: byPoint } = field.now;
          expect(caret).toBeLessThanOrEqual(text.length);
          if (parseAmount(text) !== 'unclear') expect(text).toMatch(FORM);
          expect(pasted(text)).toBe(text);
          if (byPoint) expect(text).toContain(',');
        }
      }),
      {
        examples: [edits(['0-', 0, 0], ['-', 2, 2]), edits([',.', 0, 0], ['', 1, 1]), edits(['.,', 0, 0], ['', 1, 1])],
      },
    );
  });

  test('keeps the value of its digits, also after leaving the field', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 99_999_999_999n), (kurus) => {
        // Independent of the code: the Turkish form of Intl.
        const text = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(
          `${kurus / 100n}.${String(kurus % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral,
        );
        expect(parseAmount(text)).toBe(Number(kurus));
        expect(formatMoneyOnBlur(text)).toBe(text);
        expect(pasted(text)).toBe(text);
        expect(typed(text)).toBe(text);
        // The same amount is pasted as another keyboard or country writes it.
        expect(typed(text.replaceAll('.', '').replace(',', '.'))).toBe(text);
        expect(pasted(text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')))).toBe(text);
      }),
    );
  });

  /**
   * A model independent of the code: digits with at most one separator, without any dots. The separator remembers which
   * key it was; nothing is parsed from a text.
   */
  class Paper {
    keys: string[] = [];
    caret = 0;

    press(key: string): void {
      if (key === '<') {
        if (this.caret > 0) this.keys.splice(--this.caret, 1);
      } else if (/\d/.test(key)) this.keys.splice(this.caret++, 0, key);
      else this.sign(key);
      this.tidy();
    }

    sign(key: string): void {
      const stands = this.keys.findIndex(isSign);
      const behind = this.keys.length - this.caret;
      if (stands === -1) {
        if (key === ',' || behind <= 2) this.keys.splice(this.caret++, 0, key);
      } else if (key === ',') {
        // There is one already: the first of both becomes a comma.
        const first = Math.min(stands, this.caret);
        if (this.caret > stands) this.keys[stands] = ',';
        else {
          this.keys.splice(stands, 1);
          this.keys.splice(first, 0, ',');
          this.caret = first + 1;
        }
      }
    }

    tidy(): void {
      if (isSign(this.keys[0])) {
        this.keys.unshift('0');
        this.caret += 1;
      }
      while (this.keys[0] === '0' && /\d/.test(this.keys[1] ?? '')) {
        this.keys.shift();
        this.caret = Math.max(0, this.caret - 1);
      }
      const at = this.keys.findIndex(isSign);
      if (at === -1 || this.keys.length - at - 1 <= 2) return;
      if (this.keys[at] === '.' && this.keys[0] !== '0') {
        this.keys.splice(at, 1);
        if (this.caret > at) this.caret -= 1;
      } else this.keys.length = at + 3;
      this.caret = Math.min(this.caret, this.keys.length);
    }

    get text(): string {
      const at = this.keys.findIndex(isSign);
      const whole = this.keys.slice(0, at === -1 ? undefined : at).join('');
      const grouped = whole === '' ? '' : new Intl.NumberFormat('tr-TR').format(Number(whole));
      return at === -1 ? grouped : `${grouped},${this.keys.slice(at + 1).join('')}`;
    }
  }
  const isSign = (key: string | undefined): boolean => key === ',' || key === '.';

  /** Returns the caret's place in a text with dots, after so many other characters; before a dot. */
  const placeOf = (text: string, behind: number): number => {
    const places = [0, ...text.split('').flatMap((sign, place) => (sign === '.' ? [] : [place + 1]))];
    return places[behind] ?? text.length;
  };

  test('with deletions, in the middle too, gives the meant amount', () => {
    const key = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...'0123456789'.split('')) },
      { weight: 2, arbitrary: fc.constantFrom('.', ',') },
      { weight: 1, arbitrary: fc.constant('<') },
    );
    const step = fc.record({ key, move: fc.option(fc.nat(12), { freq: 4 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 9 }), (steps) => {
        const field = new Field();
        const paper = new Paper();
        for (const { key: pressed, move } of steps) {
          if (move !== null) paper.caret = Math.min(move, paper.keys.length);
          field.at(placeOf(field.now.text, paper.caret)).type(pressed);
          paper.press(pressed);
          expect(field.now.text).toBe(paper.text);
          expect(field.now.caret).toBe(placeOf(field.now.text, paper.caret));
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
