/** A coupon as the wager service writes it: whole, and dull but for what a test says of it. */
import type { Infer } from 'superstruct';
import type { couponPage } from '../../src/contract/services/wager.ts';

export type WireCoupon = Infer<typeof couponPage>['items'][number];

export function wireCoupon(fields: Partial<WireCoupon> = {}): WireCoupon {
  return {
    bsid: 'k1',
    gi: null,
    tid: null,
    sharedId: null,
    type: 1,
    status: -1,
    ar: false,
    pd: 1_760_000_000,
    tc: 1,
    tp: 10,
    tpc: 1,
    m: 10,
    ss: [],
    ub: false,
    modd: 2,
    mw: 20,
    mkw: 20,
    wc: 0,
    win: 0,
    tax: 0,
    net: 0,
    ec: 1,
    ed: 1_760_003_600,
    mc: { ld: [] },
    bs: null,
    ...fields,
  };
}
