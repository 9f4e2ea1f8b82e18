import { expect, test } from 'vitest';
import {
  cancellationConsequences,
  hasPendingCoupons,
  cancellationObstacles,
} from '../../../../src/features/settings/cancellation/cancellation-consequences.ts';
import { UNKNOWN_COUNT } from '../../../../src/model/load.ts';

const nothing = { balance: 0, bonus: 0, hasOpenCoupons: false };

test.each([
  ['nothing', nothing, []],
  ['what is not known', { balance: null, bonus: null, hasOpenCoupons: null }, []],
  ['a balance', { ...nothing, balance: 1 }, [/0,01.₺ var\. .*bakiyeni çek/]],
  ['a coupon', { ...nothing, hasOpenCoupons: true }, [/Sonuçlanmamış/]],
  ['both', { balance: 125_000, bonus: 5, hasOpenCoupons: true }, [/1\.250,00/, /Sonuçlanmamış/]],
])('%s blocks the cancellation accordingly', (_, now, words) => {
  const lines = cancellationObstacles(now);
  expect(lines).toHaveLength(words.length);
  words.forEach((word, place) => expect(lines[place]).toMatch(word));
});

test('the loss of a bonus is mentioned only if there is one', () => {
  expect(cancellationConsequences(nothing).join(' ')).not.toContain('bonus');
  expect(cancellationConsequences({ ...nothing, bonus: null }).join(' ')).not.toContain('bonus');
  expect(cancellationConsequences({ ...nothing, bonus: 10_000 }).join(' ')).toMatch(/100,00.₺ bonusun silinir/);
});

test.each([
  [{ rows: ['k'], total: 1 }, true],
  // The total may be missing, and an unreadable row proves only that it exists.
  [{ rows: ['k'], total: UNKNOWN_COUNT }, true],
  [{ rows: [], total: 1 }, true],
  [{ rows: [], total: 0 }, false],
  [{ rows: [], total: UNKNOWN_COUNT }, false],
])('the coupons %j contain open ones: %s', (page, open) => {
  expect(hasPendingCoupons(page)).toBe(open);
});
