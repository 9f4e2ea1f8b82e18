/** A withdrawal while the service speaks otherwise in one thing (stand-in-11); in all of them at once it is among the screens. */
import { test } from 'vitest';
import { differences } from '../../server/http/dialect/differences.ts';
import { withdrawInDialect } from '../support/withdraw-table.ts';

test.each(differences)('%s: one request, told and seen', (name) => withdrawInDialect({ [name]: true }));
