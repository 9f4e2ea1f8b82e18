import { describe, expect, it } from 'vitest';
import { signInFailureText } from '../../../../src/features/sign-in/sign-in-failure.ts';

describe('a failed sign-in (rule sign-in-7)', () => {
  it.each([
    [{ kind: 'refused', message: 'Şifren hatalı.' } as const, 'Şifren hatalı.'],
    [{ kind: 'network' } as const, 'Bir sorun oluştu. İnternet bağlantını kontrol et.'],
    [{ kind: 'server', code: 502 } as const, 'Bir hata oluştu'],
    [{ kind: 'server', code: 500, message: 'Bakımdayız.' } as const, 'Bakımdayız.'],
    [{ kind: 'malformed' } as const, 'Bir hata oluştu'],
    [{ kind: 'engineLost' } as const, 'Bir hata oluştu'],
  ])('%j shows: %s', (failure, text) => {
    expect(signInFailureText(failure)).toBe(text);
  });
});
