import { expect, test } from 'vitest';
import { sizeText } from '../../../../src/features/settings/offline-setting.tsx';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [840 * 1024, '840 KB'],
  [3.24 * 1024 * 1024, '3,2 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(sizeText(bytes).replaceAll('\u00a0', ' ')).toBe(text);
});
