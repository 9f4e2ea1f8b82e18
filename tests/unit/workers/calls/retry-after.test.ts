/** Parsing of the `Retry-After` header. */
import { expect, test } from 'vitest';
import { retryAfterMs } from '../../../../src/contract/services/retry-after.ts';

const NOW = Date.UTC(2026, 0, 1, 12, 0, 0);

test.each([
  ['120', 120_000],
  [' 5 ', 5_000],
  ['0', 0],
  ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
  ['86400', 600_000],
  ['-5', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('the header %j is read as %j ms', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
