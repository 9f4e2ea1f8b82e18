/** Conditions that disable prefetching (offline-18). */
import { expect, test } from 'vitest';
import { shouldSaveData } from '../../../src/lib/should-save-data.ts';

test.each<[string, object, boolean]>([
  ['a browser without connection information', {}, false],
  ['a fast line', { connection: { saveData: false, effectiveType: '4g' } }, false],
  ['a 3G line', { connection: { effectiveType: '3g' } }, false],
  ['a 2G line', { connection: { effectiveType: '2g' } }, true],
  ['a line below 2G', { connection: { effectiveType: 'slow-2g' } }, true],
  ['a player who saves data', { connection: { saveData: true, effectiveType: '4g' } }, true],
])('%s (%j): savesData is %s', (_what, navigator, saves) => {
  expect(shouldSaveData(navigator)).toBe(saves);
});
