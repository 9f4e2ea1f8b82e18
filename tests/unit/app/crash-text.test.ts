import { describe, expect, it } from 'vitest';
import { crashText } from '../../../src/app/errors/crash-text.ts';

const missing = [
  'Failed to fetch dynamically imported module: https://tribun.test/assets/home-1a2b.js',
  'error loading dynamically imported module: https://tribun.test/assets/home-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/home-1a2b.css',
];

describe('texts for a broken screen', () => {
  it.each(missing)('say that a part could not be fetched: %s', (message) => {
    expect(crashText(new TypeError(message), true).title).toBe('Bu bölüm indirilemedi');
    expect(crashText(new TypeError(message), false).title).toBe('Bu bölüm henüz cihazında yok');
  });

  it('do not blame the connection for an error in the code', () => {
    expect(crashText(new TypeError('x is undefined'), false).title).toBe('Bu sayfa açılamadı');
    expect(crashText('a string', true).title).toBe('Bu sayfa açılamadı');
  });
});
