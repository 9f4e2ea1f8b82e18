import { expect, test } from 'vitest';
import { redactUrl } from '../../../../src/platform/page/redact-url.ts';

test.each([
  ['/uyelik/giris?password=gizli1', '/uyelik/giris'],
  ['/uyelik/giris?phoneNumber=05551112233&from=%2Fprofil', '/uyelik/giris?from=%2Fprofil'],
  ['/uyelik/giris?PASSWORD=a&password=b&Phonenumber=c#x', '/uyelik/giris#x'],
])('%s loses its secrets', (before, after) => {
  expect(redactUrl(`https://tribun.test${before}`)).toBe(`https://tribun.test${after}`);
});

test.each(['/program/futbol?searchTerm=pass%20word&d=2026-11-21', '/?x=%zz', '/'])('%s is unchanged', (path) => {
  expect(redactUrl(`https://tribun.test${path}`)).toBe(`https://tribun.test${path}`);
});
