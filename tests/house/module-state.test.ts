/** Modules that stay loaded from one tab of the screen tests to the next hold no state, so that no tab sees another one's. */
import { describe, expect, test } from 'vitest';
import { stateless } from '../support/reset-modules.ts';
import { filesUnder, read } from '../support/source-files.ts';

/**
 * A variable, or an empty collection or in-flight share that is filled later, at the top level of a module. What is kept
 * for an object in a `WeakMap` is of no other test.
 */
const STATE =
  /^(?:export )?(?:let|var) .*|^(?:export )?const (?!none|NONE)\w+(?:: (?!Readonly|readonly)[^=]+)? = (?:\[\]|\{\}|new (?:Map|Set)(?:<.*>)?\(\)|(?:once|shareInFlight|create\w+)\().*/gm;
const IMPORT = /(?:from|import)\s*\(?'(\.[^']+)'/g;

describe.each(stateless)('%s', (folder) => {
  const files = filesUnder(folder, /\.tsx?$/);

  test('has no variables or caches outside of functions', () => {
    const found = files.flatMap((path) => (read(path).match(STATE) ?? []).map((line) => `${path}: ${line}`));
    expect(found).toEqual([]);
  });

  test('imports only from folders without state', () => {
    const outside = files.flatMap((path) =>
      [...read(path).matchAll(IMPORT)]
        .map(([, specifier = '']) => new URL(specifier, `file:///${path}`).pathname.slice(1))
        .filter((to) => !stateless.some((each) => to.startsWith(`${each}/`)))
        .map((to) => `${path}: ${to}`),
    );
    expect(outside).toEqual([]);
  });
});
