/** A withdrawal with each single difference of the dialect (stand-in-11). A test in `tests/screens` has all of them at once. */
import { test } from 'vitest';
import { dialectDifferences } from '../../server/http/dialect/dialect-differences.ts';
import { withdrawInDialect } from '../support/withdraw-table.ts';

test.each(dialectDifferences)('%s: a withdrawal is one request, reported and listed', (name) =>
  withdrawInDialect({ [name]: true }),
);
