import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isAccountMissing,
  isIbanRefusal,
  withRefusalAdvice,
} from '../../../../src/features/bank-accounts/bank-account-refusals.ts';
import type { Failure } from '../../../../src/model/failure.ts';

const CODES = [7101, 7102, 7103, 7104, 7105, 7106, 7107, 403];
const CHANGES = ['add', 'update', 'delete'] as const;

const toldOf = (failure: Failure, change: (typeof CHANGES)[number]): Failure => {
  const result = withRefusalAdvice({ ok: false, failure }, change);
  if (result.ok) throw new Error('it failed');
  return result.failure;
};

describe.each(CODES)('%i', (code) => {
  test.each(CHANGES)('code %s adds advice to the service’s message or ours', (change) => {
    const own = toldOf({ kind: 'refused', code }, change).message ?? '';
    const [words = '', ...advice] = own.split(/(?<=\.) /);
    expect(words.length).toBeGreaterThan(10);
    expect(advice.join(' ').length).toBeGreaterThan(10);
    expect(toldOf({ kind: 'refused', code, message: 'Olmaz.' }, change)).toEqual({
      kind: 'refused',
      code,
      message: `Olmaz. ${advice.join(' ')}`,
    });
  });
});

test('the advice is the one in the rules document', () => {
  const paper = readFileSync('docs/rules/failures.md', 'utf8');
  const rows = [...paper.matchAll(/^\| (\d{3,4}) +\|[^|]*\|([^|]*)\|$/gm)].filter(([, code]) =>
    CODES.includes(Number(code)),
  );
  expect(rows).toHaveLength(CODES.length);
  // The paper quotes the advice for most codes.
  expect(rows.filter(([, , then = '']) => /"[^"]+"/.test(then)).length).toBeGreaterThan(rows.length / 2);
  for (const [, code, then = ''] of rows) {
    const said = CHANGES.map((change) => toldOf({ kind: 'refused', code: Number(code) }, change).message ?? '').join(
      ' ',
    );
    for (const [, quoted = ''] of then.matchAll(/"([^"]*)"/g)) expect(said).toContain(quoted.replace(/ …$/, ''));
  }
});

test.each<Failure>([
  { kind: 'network' },
  { kind: 'server', code: 403 },
  { kind: 'refused', code: 3014, message: 'Bakiye yok.' },
  { kind: 'refused' },
])('no advice is added to %j', (failure) => {
  expect(toldOf(failure, 'add')).toEqual(failure);
});

test('a successful result is unchanged', () => {
  expect(withRefusalAdvice({ ok: true, value: 1 }, 'add')).toEqual({ ok: true, value: 1 });
});

test('some codes are about the IBAN, and some about a missing account', () => {
  const of = (holds: (failure: Failure) => boolean) => CODES.filter((code) => holds({ kind: 'refused', code }));
  expect(of(isIbanRefusal)).toEqual([7101, 7102, 403]);
  expect(of(isAccountMissing)).toEqual([7106]);
  expect(isAccountMissing({ kind: 'notFound', code: 404 })).toBe(true);
  expect(isIbanRefusal({ kind: 'server', code: 403 })).toBe(false);
});
