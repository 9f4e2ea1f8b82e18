/** Error reports contain no personal data, in any field, but do contain where the code broke. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrub, scrubText } from '../../../../src/domain/measuring/scrub.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));
const word = fc.stringMatching(/^[a-z]{6,12}$/);

const secrets: Record<string, fc.Arbitrary<{ secret: string; told: string }>> = {
  'a phone number': digits(9).map((rest) => ({ secret: `05${rest}`, told: `no 05${rest} is taken` })),
  'an identity number': digits(10).map((rest) => ({ secret: `1${rest}`, told: `{"identityNumber":"1${rest}"}` })),
  'an IBAN': digits(24).map((rest) => ({ secret: rest, told: `to TR${rest}, refused` })),
  'a mail address': fc
    .tuple(word, word)
    .map(([name, host]) => ({ secret: `${name}@${host}.com`, told: `for <${name}@${host}.com>` })),
  'a query': fc
    .tuple(word, word)
    .filter(([name, value]) => !name.includes(value))
    .map(([name, value]) => ({ secret: value, told: `GET https://a.example/b/${name}?${name}=${value} 500` })),
  'a query of our own': word.map((value) => ({ secret: value, told: `at /uyelik/giris?from=${value}` })),
  'a refresh token': word.map((token) => ({
    secret: token,
    told: `POST https://a.example/identity/access-tokens/${token}/12/refresh`,
  })),
  'an access token': fc
    .tuple(word, word)
    .map(([body, sign]) => ({ secret: `eyJ${body}.${body}.${sign}`, told: `Bearer eyJ${body}.${body}.${sign}` })),
  'a password': word.map((value) => ({ secret: value, told: `{"password":"${value}"}` })),
  'a code': digits(6).map((value) => ({ secret: value, told: `activation code: ${value}` })),
};

describe('an error report', () => {
  test.each(Object.entries(secrets))('does not contain %s', (_, secret) => {
    fc.assert(
      fc.property(secret, ({ secret: hidden, told }) => {
        const report = { exception: { values: [{ value: told, stacktrace: { frames: [{ filename: told }] } }] } };
        expect(JSON.stringify(scrub(report))).not.toContain(hidden);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    'Cannot read the market 4_131 of event 2101244',
    'https://tribun.example/assets/app-Bx12_9zQ.js:12:4567',
    'at useSlip (https://tribun.example/assets/slip-D3a.js:1:20111)',
    'RangeError: invalid time value',
  ])('keeps the place of the error: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});
