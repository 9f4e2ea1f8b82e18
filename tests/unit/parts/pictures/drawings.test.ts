/** Every sport has a picture of its own (rule picture-1). */
import { expect, test } from 'vitest';
import { sports } from '../../../../src/domain/sports.ts';
import { drawingOf } from '../../../../src/parts/pictures/drawings.ts';

test.each(sports.map(({ name, id }) => [name, id] as const))('%s', (_, id) => {
  const drawing = drawingOf(id);
  expect(drawing).toMatch(/^M[\d.]/);
  expect(sports.filter((other) => drawingOf(other.id) === drawing)).toHaveLength(1);
});

test('a sport with an unknown id has no drawing', () => {
  expect(drawingOf(4_711)).toBeUndefined();
});
