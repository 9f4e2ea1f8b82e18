import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInReturn } from '../../../../src/features/sign-in/sign-in-return.ts';

describe('the destination after signing in', () => {
  it.each([
    ['/program/futbol?mbs=1', '/program/futbol?mbs=1'],
    ['/profil#ust', '/profil#ust'],
    ['/profil/../program', '/program'],
    ['', ''],
    ['program', ''],
    ['https://baska.example/', ''],
    ['//baska.example', ''],
    ['/\\baska.example', ''],
    ['/\t/baska.example', ''],
    ['/.//baska.example', ''],
    ['javascript:alert(1)', ''],
    ['/uyelik/giris?from=/program', ''],
    ['/uyelik/sifremi-unuttum', ''],
    ['/uye-ol', ''],
    ['/uye-olan', '/uye-olan'],
  ])('%j leads to %j', (from, path) => {
    expect(signInReturn(from)).toBe(path);
  });

  it('is never outside the product, whatever address is given', () => {
    const pieces = fc.constantFrom('/', '\\', '.', '..', '//', 'a', '@', ':', '%2f', '\t', '\n', 'https:', '?', '#');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = signInReturn(`/${parts.join('')}`);
        expect(new URL(path, 'https://tribun.example').origin).toBe('https://tribun.example');
        expect(path === '' || /^\/(?!\/)/.test(path)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
