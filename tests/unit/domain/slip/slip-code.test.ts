/** Short codes in typed, shared and scanned texts (rules sharing-9, sharing-11, installed-3). */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseSharedReference,
  parseSlipCode,
  slipCodeFailureText,
  slipCodeText,
} from '../../../../src/domain/slip/slip-code.ts';

const ORIGIN = 'https://tribun.example';
const parse = (text: string) => parseSharedReference(text, ORIGIN);
const code = (digits: string) => ({ kind: 'code', code: digits });

describe('a typed code', () => {
  it.each([
    ['482913', '482913'],
    [' 482 913 ', '482913'],
    ['482-913', '482913'],
    ['００４２１９', '004219'],
    ['٤٨٢٩١٣', '482913'],
  ])('%j is %s', (typed, digits) => expect(parseSlipCode(typed)).toBe(digits));

  it.each(['', '48291', '4829134', '48 29 13', '482913 kod', '482.913', '4829,13'])('%j is none', (typed) =>
    expect(parseSlipCode(typed)).toBeUndefined(),
  );

  it('is shown in two groups, which are read back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (digits) => {
        expect(parseSlipCode(slipCodeText(digits))).toBe(digits);
      }),
    );
  });
});

describe('a shared text', () => {
  it.each([
    ['Kuponum: 482913', code('482913')],
    ['Kod 482 913, akşama kadar', code('482913')],
    ['482913\n482 913', code('482913')],
    [`${ORIGIN}/paylasilan-kuponlar?kod=482913`, code('482913')],
    [`Bak: ${ORIGIN}/paylasilan-kuponlar/ab2cd-3_e.`, { kind: 'slip', sharedId: 'ab2cd-3_e' }],
    [`(${ORIGIN}/paylasilan-kuponlar/abc?utm_source=mesaj)`, { kind: 'slip', sharedId: 'abc' }],
    ['https://baska.example/1 kodum 482913', code('482913')],
  ])('%j opens something', (text, expected) => expect(parse(text)).toEqual(expected));

  it.each([
    '',
    'merhaba',
    'https://)',
    '482913 ya da 111222',
    '05550000001',
    '1.234.567',
    '21.11.2026',
    'https://baska.example/paylasilan-kuponlar/abc',
    'https://baska.example/paylasilan-kuponlar?kod=482913',
    'https://baska.example/482913',
    `${ORIGIN}.baska.example/paylasilan-kuponlar/abc`,
    `https://baska.example@${ORIGIN.slice(8)}:444/paylasilan-kuponlar/abc`,
    'http://tribun.example/paylasilan-kuponlar/abc',
    `${ORIGIN}/profil/para-cekme`,
    `${ORIGIN}/paylasilan-kuponlar/abc/def`,
    `${ORIGIN}/paylasilan-kuponlar?kod=48291`,
    `${ORIGIN}/paylasilan-kuponlar/%2e%2e%2fprofil`,
    'javascript://tribun.example/paylasilan-kuponlar/abc',
  ])('%j opens nothing', (text) => expect(parse(text)).toBeUndefined());

  it('never refers to another place than a shared slip or a code of this origin', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(
        ORIGIN,
        '/paylasilan-kuponlar/',
        '?kod=',
        '482913',
        '//',
        '\\',
        '@',
        ' ',
        '..',
        '%2f',
        'javascript:',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        const found = parse(text);
        if (found === undefined) return;
        if (found.kind === 'code') {
          expect(found.code).toMatch(/^\d{6}$/);
          return;
        }
        expect(found.sharedId).toMatch(/^[\w-]{1,64}$/);
        expect(text).toContain(found.sharedId);
        const opened = new URL(`/paylasilan-kuponlar/${encodeURIComponent(found.sharedId)}`, ORIGIN);
        expect(opened.origin).toBe(ORIGIN);
        expect(opened.pathname).toBe(`/paylasilan-kuponlar/${found.sharedId}`);
        expect(text.toLowerCase()).toContain(ORIGIN);
      }),
    );
  });

  it('of somebody else’s address opens nothing, whatever the address is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        fc.pre(new URL(address).origin !== ORIGIN);
        expect(parse(address)).toBeUndefined();
      }),
    );
  });
});

it('a refusal of the service names an unknown and an expired code; other failures say nothing about the code', () => {
  expect(slipCodeFailureText({ kind: 'notFound', code: 404 })).toContain('bulunamadı');
  expect(slipCodeFailureText({ kind: 'refused', code: 410 })).toContain('süresi doldu');
  expect(slipCodeFailureText({ kind: 'network' })).toBeUndefined();
  expect(slipCodeFailureText({ kind: 'server', code: 503 })).toBeUndefined();
});
