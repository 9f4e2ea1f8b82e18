/** Loads one coupon, by itself or out of the group it belongs to. */
import type { Coupon } from '../../model/coupon.ts';
import type { Dated } from '../../contract/port/engine.ts';
import type { Result } from '../../contract/errors.ts';
import { readCoupon, readGroup } from '../../state/coupons/coupons.ts';

export type Owner = Parameters<typeof readCoupon>[1];

/** Without a network the device may have the group and not the coupon: the same facts under another address. */
export async function loadCoupon(id: string, owner: Owner, groupId: string): Promise<Result<Dated<Coupon>>> {
  const own = await readCoupon(id, owner);
  if (own.ok || groupId === '' || !neverAnswered.has(own.failure.kind)) return own;
  const group = await readGroup(groupId);
  if (!group.ok) return own;
  const coupon = group.value.data.find((each) => each.id === id);
  return coupon === undefined ? own : { ok: true, value: { data: coupon, storedAt: group.value.storedAt } };
}

const neverAnswered = new Set(['network', 'timeout', 'server']);
