import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/model/failure.ts';
import { codeFailure } from '../../../../src/parts/code-entry/code-entry.tsx';

describe('a code that was not taken', () => {
  it('is emptied where the service read it and says no', () => {
    expect(codeFailure({ kind: 'refused', code: 2101, message: 'Girdiğin kod hatalı.' })).toEqual({
      form: 'Girdiğin kod hatalı.',
      clear: ['code'],
    });
  });

  it.each<Failure>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'server', code: 503 },
    { kind: 'malformed' },
    { kind: 'refused', code: 401 },
    { kind: 'signedOut' },
  ])('stays typed where it was not read: %j', (failure) => {
    const { form, clear } = codeFailure(failure);
    expect(clear).toEqual([]);
    expect(form).not.toBe('');
  });

  it('is told in other words where there are better ones', () => {
    expect(codeFailure({ kind: 'malformed' }, 'Bir hata oluştu').form).toBe('Bir hata oluştu');
  });
});
