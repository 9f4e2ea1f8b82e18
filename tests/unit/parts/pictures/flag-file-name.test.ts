import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagFileName } from '../../../../src/parts/pictures/flag-file-name.ts';

test('a side that is a country is recognised by its Turkish name', () => {
  const nations = { Türkiye: 'tr', İngiltere: 'gb-eng', ABD: 'us', 'Güney Kore': 'kr', Çekya: 'cz', Hollanda: 'nl' };
  for (const [name, code] of Object.entries(nations)) {
    for (const side of [name, `${name} U21`, `${name} (K)`, `${name} (Penn)`])
      expect(flagFileName(side), side).toBe(code);
    const file = new URL(`../../../../node_modules/country-flag-icons/3x2/${code.toUpperCase()}.svg`, import.meta.url);
    expect(existsSync(file), code).toBe(true);
  }
});

test("every country is recognised by the platform's name for it", () => {
  const names = new Intl.DisplayNames(['tr'], { type: 'region' });
  const files = readdirSync(new URL('../../../../node_modules/country-flag-icons/3x2/', import.meta.url));
  const wrong = files
    .filter((file) => /^[A-Z]{2}\.svg$/.test(file) && !/^(IC|TA|X[ACO])/.test(file))
    .map((file) => file.slice(0, 2))
    .filter((code) => flagFileName(names.of(code) ?? '') !== code.toLowerCase());
  expect(wrong).toEqual([]);
});

test('a club is not a country', () => {
  for (const name of ['Galatasaray', 'Monaco', 'Metz', 'Inter', 'Granada', ''])
    expect(flagFileName(name)).toBeUndefined();
});
