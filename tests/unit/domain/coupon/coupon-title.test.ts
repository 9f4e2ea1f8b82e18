import { expect, test } from 'vitest';
import { couponTitle } from '../../../../src/domain/coupon/coupon-title.ts';
import { makeLeg } from '../../../support/make-coupon.ts';

const leg = (eventName: string) => makeLeg({ eventName });

test.each([
  [null, ''],
  [[], ''],
  [['Rennes - Angers'], 'Rennes - Angers'],
  [['Rennes - Angers', 'B - C', 'D - E'], 'Rennes - Angers +2 maç'],
])('a coupon of %j is titled "%s"', (names, title) => {
  expect(couponTitle({ legs: names === null ? null : names.map(leg) })).toBe(title);
});
