/** Loads one coupon, by itself or out of the group it belongs to. */
import type { Result } from '../../model/failure.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Dated } from '../../contract/port/engine.ts';
import { mayPass } from '../../contract/errors.ts';
import { readService } from '../../state/engine/services.ts';

/** `customer` for a retailer who looks at a customer's coupon. */
export type Owner = 'own' | 'customer';

/** Without a network the device may have the group and not the coupon: the same facts under another address. */
export async function loadCoupon(id: string, owner: Owner, groupId: string): Promise<Result<Dated<Coupon>>> {
  const own = await readService('getPlayedBetslip', { parameters: { id, owner } });
  if (own.ok || groupId === '' || !mayPass(own.failure)) return own;
  const group = await readService('getMultiBetslip', { parameters: { id: groupId } });
  if (!group.ok) return own;
  const coupon = group.value.data.find((each) => each.id === id);
  return coupon === undefined ? own : { ok: true, value: { ...group.value, data: coupon } };
}
