/** The player's coupons as screens ask for them: each answer with its age, each change told to every list. */
import type { Coupon, CouponChanges } from '../../model/coupon.ts';
import type { Dated } from '../../contract/port/engine.ts';
import type { Result } from '../../contract/errors.ts';
import { decodeCoupon } from '../../contract/services/decode-coupon.ts';
import { type CallDetails, readDated, writeService } from '../engine/services.ts';
import { useEntry, useTopic } from '../engine/live.ts';

export interface CouponPage {
  coupons: Coupon[];
  page: number;
  pageCount: number;
  /** Rows of all pages. */
  total: number;
}

/** Query as in `contract/services/wager.ts`. */
export async function readCoupons(query: Record<string, string>): Promise<Result<Dated<CouponPage>>> {
  return couponPage(await readDated('getPlayedBetslips', { query }));
}

/** A retailer's look at the coupons of a customer. */
export async function readCustomerCoupons(query: Record<string, string>): Promise<Result<Dated<CouponPage>>> {
  return couponPage(await readDated('getRetailerCoupons', { query }));
}

/** A retailer's look at the coupons of all customers. */
export async function readAllCustomersCoupons(body: {
  status?: number[];
  page: number;
  limit: number;
}): Promise<Result<Dated<CouponPage>>> {
  return couponPage(await readDated('getCustomRetailerBetslips', { body }));
}

/** @param owner `customer` for a retailer who looks at a customer's coupon */
export async function readCoupon(id: string, owner: 'own' | 'customer'): Promise<Result<Dated<Coupon>>> {
  return oneCoupon(await readDated('getPlayedBetslip', { parameters: { id, owner } }));
}

export async function readSharedCoupon(key: string): Promise<Result<Dated<Coupon>>> {
  return oneCoupon(await readDated('getSharedCoupon', { parameters: { key } }));
}

/** The coupons of a group, each with its selections. */
export async function readGroup(id: string): Promise<Result<Dated<Coupon[]>>> {
  return mapDated(await readDated('getMultiBetslip', { parameters: { id } }), ({ items }) => items.map(decodeCoupon));
}

export const archiveCoupon = (id: string): Promise<Result<unknown>> => writeService('moveToArchive', {}, of(id));
export const archiveGroup = (id: string): Promise<Result<unknown>> => writeService('moveGroupToArchive', {}, of(id));
export const removeCoupon = (id: string): Promise<Result<unknown>> => writeService('removeCoupon', undefined, of(id));

/** Undefined until the engine has looked at the coupons, and for a visitor. */
export function useCouponChanges(): CouponChanges | undefined {
  return useEntry(useTopic({ kind: 'coupons' }), 'changes');
}

const of = (id: string): CallDetails => ({ parameters: { id } });

type Wire = Parameters<typeof decodeCoupon>[0];
interface WirePage {
  items: Wire[];
  page: number;
  total: number;
  totalPage: number;
}

function couponPage(answer: Result<Dated<WirePage>>): Result<Dated<CouponPage>> {
  return mapDated(answer, ({ items, page, total, totalPage }) => ({
    coupons: items.map(decodeCoupon),
    page,
    pageCount: totalPage,
    total,
  }));
}

function oneCoupon(answer: Result<Dated<Wire>>): Result<Dated<Coupon>> {
  return mapDated(answer, decodeCoupon);
}

function mapDated<From, To>(answer: Result<Dated<From>>, map: (data: From) => To): Result<Dated<To>> {
  if (!answer.ok) return answer;
  return { ok: true, value: { data: map(answer.value.data), storedAt: answer.value.storedAt } };
}
