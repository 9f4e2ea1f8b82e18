/** Every sport has a picture of its own (rule picture-1). */
import { expect, test } from 'vitest';
import { sports } from '../../../../src/domain/sports.ts';
import { picturePath } from '../../../../src/parts/pictures/picture-paths.ts';

test.each(sports.map(({ name, id }) => [name, id] as const))('%s', (_, id) => {
  const drawing = picturePath(id);
  expect(drawing).toMatch(/^M[\d.]/);
  expect(sports.filter((other) => picturePath(other.id) === drawing)).toHaveLength(1);
});

test('a sport with an unknown id has no drawing', () => {
  expect(picturePath(4_711)).toBeUndefined();
});
