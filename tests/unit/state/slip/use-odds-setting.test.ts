/** The option that a member's stored setting for changed odds selects (rule odds-9). */
import { expect, test } from 'vitest';
import { oddsSettingIndex } from '../../../../src/state/slip/use-odds-setting.ts';

test.each<[acceptAll: boolean, acceptIncreases: boolean, index: number]>([
  [false, false, 0],
  [false, true, 1],
  [true, true, 2],
  [true, false, 2],
])('all %s, increases %s', (acceptAll, acceptIncreases, index) => {
  expect(oddsSettingIndex({ acceptAll, acceptIncreases })).toBe(index);
});

test('no option is selected while the setting is unknown', () => {
  expect(oddsSettingIndex(undefined)).toBe(-1);
});
