/** Rows of a list as the paged lists take them, and where each leads. */
import { links } from '../../routes/routes.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Dated } from '../../contract/port/engine.ts';
import type { Result } from '../../contract/errors.ts';
import type { CouponPage } from '../../state/coupons/coupons.ts';
import type { ListPage } from '../../state/load/paged-list.ts';

export function listPage(answer: Result<Dated<CouponPage>>): Result<Dated<ListPage<Coupon>>> {
  if (!answer.ok) return answer;
  const { data, storedAt } = answer.value;
  return { ok: true, value: { storedAt, data: { rows: data.coupons, pageCount: data.pageCount, total: data.total } } };
}

export function couponLink({ id, groupId, count, status, transactionId }: Coupon): string {
  if (groupId !== null && count > 1) return links.couponGroup(groupId, { status: String(status) });
  return links.couponDetail(id, { tid: transactionId ?? '', status: String(status), gi: groupId ?? '' });
}

/** A retailer sees customers' coupons one by one. */
export function customerLink({ id, status }: Coupon): string {
  return links.couponDetail(id, { type: 'customer', status: String(status) });
}
