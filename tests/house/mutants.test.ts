/** The mutation run changes code and leaves types, imports and texts as they are. */
import { expect, test } from 'vitest';
import { mutantsOfAreas } from '../mutation/areas.ts';
import { equivalenceOf, equivalents } from '../mutation/equivalents.ts';
import { mutantsOf, withMutant } from '../mutation/mutants.ts';

const changes = (source: string): string[] => mutantsOf('file.ts', source).map((mutant) => withMutant(source, mutant));

test.each([
  ['a comparison at its boundary and at its opposite', 'x = a < b;', ['x = a <= b;', 'x = a >= b;']],
  ['an equality', 'x = a === b;', ['x = a !== b;']],
  ['both operators of a chain', 'x = a && b || c;', ['x = a || b || c;', 'x = a && b && c;']],
  ['a boolean', 'x = { on: true };', ['x = { on: false };']],
  ['a condition', 'if (a) b = 1;', ['if (true) b = 1;', 'if (false) b = 1;']],
  ['a call for its effect', 'await save(a);', [';']],
  ['code behind a cast', 'x = (a + b) as number;', ['x = (a - b) as number;']],
  ['no type', 'type A = { on: true } & B;', []],
  ['no text and no import', "import a from './a-b.ts'; x = 'a < b';", []],
])('%s', (_, source, expected) => {
  expect(changes(source)).toEqual(expected);
});

test('every mutant that is explained as equivalent exists', () => {
  const met = new Set(mutantsOfAreas().map(equivalenceOf));
  expect(equivalents.filter((one) => !met.has(one))).toEqual([]);
});
