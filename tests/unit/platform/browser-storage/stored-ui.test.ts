import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedUi } from '../../../../src/platform/browser-storage/stored-ui.ts';

const defaults = {
  theme: 'system',
  appConfigFlag: false,
  recentSports: [],
  scores: '',
  liveScores: false,
  homeOrder: [],
} as const;

afterEach(() => vi.unstubAllGlobals());

describe('choices stored on the device', () => {
  it.each(['dark', 'light'] as const)('are restored as stored: %s', (theme) => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const ui = {
      theme,
      appConfigFlag: true,
      recentSports: ['tenis'],
      scores: '30',
      liveScores: true,
      homeOrder: ['news', 'slider'],
    };
    expect(storedUi.write(ui)).toBe(true);
    expect(storedUi.read()).toEqual(ui);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"dark"',
    '{"theme":"pembe"}',
    '{"theme":1}',
    '{"appConfigFlag":"1"}',
    '{"recentSports":[1]}',
    '{"scores":30}',
    '{"liveScores":"true"}',
    '{"homeOrder":"news"}',
  ])('fall back to the defaults for %s', (text) => {
    vi.stubGlobal('localStorage', { getItem: () => text });
    expect(storedUi.read()).toEqual(defaults);
  });

  it('last for the visit if storage is refused', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(storedUi.read()).toEqual(defaults);
    expect(storedUi.write({ ...defaults, theme: 'dark' })).toBe(false);
  });
});
