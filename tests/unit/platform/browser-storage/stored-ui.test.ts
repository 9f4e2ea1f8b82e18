import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  parseStoredUi,
  readStoredUi,
  storedUiDefaults,
  writeStoredUi,
} from '../../../../src/platform/browser-storage/stored-ui.ts';

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
    expect(writeStoredUi(ui)).toBe(true);
    expect(readStoredUi()).toEqual(ui);
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
    expect(parseStoredUi(text)).toEqual(storedUiDefaults);
  });

  it('last for the visit if storage is refused', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(readStoredUi()).toEqual(storedUiDefaults);
    expect(writeStoredUi({ ...storedUiDefaults, theme: 'dark' })).toBe(false);
  });
});
