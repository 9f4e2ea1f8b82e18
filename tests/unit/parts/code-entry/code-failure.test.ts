import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/model/failure.ts';
import { codeFailure } from '../../../../src/parts/code-entry/code-entry.tsx';

describe('a rejected code', () => {
  it('is cleared if the service read and refused it', () => {
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
  ])('is kept if the service did not read it: %j', (failure) => {
    const { form, clear } = codeFailure(failure);
    expect(clear).toEqual([]);
    expect(form).not.toBe('');
  });

  it('shows a more specific text if there is one', () => {
    expect(codeFailure({ kind: 'malformed' }, 'Bir hata oluştu').form).toBe('Bir hata oluştu');
  });
});
