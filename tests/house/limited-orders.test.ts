/** The button of every order shows the reason of the member's own limits before the tap (rule balance-12). */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const shown = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:app|features|parts)\/.*\.tsx?$/.test(file.replaceAll('\\', '/')),
);
const foldersWith = (word: RegExp): string[] => {
  const found = shown.filter((file) => word.test(readFileSync(join(src, file), 'utf8')));
  return [...new Set(found.map((file) => dirname(file).replaceAll('\\', '/')))].toSorted();
};

test('a folder that plays a coupon or the pool has the reason at its button, and no other folder plays', () => {
  const playing = foldersWith(/\b(?:playCoupon|playPool)\(/);
  expect(playing).toEqual(['features/pool/play', 'features/slip/play']);
  expect(foldersWith(/\buseLimitReason\(/)).toEqual(playing);
});
