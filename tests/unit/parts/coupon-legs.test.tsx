import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import { CouponLegs } from '../../../src/parts/leg-list/coupon-legs.tsx';
import { wireDetail, wireLeg } from '../../support/wire-coupon.ts';

/** The real module follows the matches in a browser. */
vi.mock('../../../src/state/coupons/watched-legs.ts', () => ({
  useWatchedLegs: () => ({ rows: new Map(), stale: false, hasPage: () => false }),
}));

function shown(bs: unknown): string {
  const told = { ...wireDetail(), bs };
  const coupon = wagerCalls.getPlayedBetslip.decode(told, { input: {}, dropped: () => undefined }) as Coupon;
  return renderToStaticMarkup(<CouponLegs coupons={[coupon]} />);
}

test('unreadable selections are reported as missing, and not counted', () => {
  const html = shown(null);
  expect(html).toContain('Kuponun seçimleri şu anda gösterilemiyor.');
  expect(html).not.toContain('sonuçlandı');
});

test('selections are counted by result', () => {
  const html = shown({ b: [wireLeg({ rs: 1 }), wireLeg({ eid: 2, mid: 11 })], vb: [] });
  expect(html).toContain('1 / 2 sonuçlandı');
  expect(html).not.toContain('gösterilemiyor');
});
