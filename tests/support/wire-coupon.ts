/** A coupon in the wager service's format: complete, with ordinary values except for the given ones. */
import type { WireCoupon, WireCouponLeg } from '../../src/contract/services/wire/coupon-wire.ts';
import type { WireResponse } from '../../src/contract/services/calls.ts';

export type { WireCoupon, WireCouponLeg };
export type WireCouponPage = WireResponse<'getPlayedBetslips'>;

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

/** Returns the coupon's detail with its selections. */
export function wireDetail(fields: Partial<WireCoupon> = {}): WireResponse<'getPlayedBetslip'> {
  return { ...wireCoupon(fields), bs: fields.bs ?? { b: [], vb: [] } };
}

export function wireLeg(fields: Partial<WireCouponLeg> = {}): WireCouponLeg {
  return {
    eid: 1,
    mid: 10,
    ono: 1,
    sid: 1,
    en: 'Galatasaray - Trabzonspor',
    mn: 'Maç Sonucu',
    cn: '1',
    odd: 2,
    wodd: 2,
    b: false,
    mbs: 1,
    pt: 1,
    live: false,
    ed: 1_760_003_600,
    rs: -1,
    fs: null,
    ...fields,
  };
}

/** Returns one page of a list's rows; pages count from 1. */
export function wireCouponPage(rows: readonly WireCoupon[], page = 1, limit = 10): WireCouponPage {
  return {
    items: rows.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: rows.length,
    totalPage: Math.ceil(rows.length / limit),
  };
}
