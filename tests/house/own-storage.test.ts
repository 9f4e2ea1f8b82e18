/** Test files have the same web storage on every version of Node. */
import { expect, test } from 'vitest';

test.each([
  ['localStorage', () => localStorage],
  ['sessionStorage', () => sessionStorage],
])('%s is empty at first, stores texts and shows them', (_, ofThisFile) => {
  const storage = ofThisFile();
  expect(storage).toHaveLength(0);
  storage.setItem('theme', 'dark');
  expect([storage.getItem('theme'), storage.getItem('other'), JSON.stringify(storage)]).toEqual([
    'dark',
    null,
    '{"theme":"dark"}',
  ]);
  storage.clear();
  expect(storage.getItem('theme')).toBeNull();
});
