import { groupSummary } from '../../../domain/coupon/detail-view.ts';
import type { DatedResult } from '../../../contract/port/engine-contract.ts';
import type { Coupon } from '../../../model/coupon.ts';
import type { Result } from '../../../model/failure.ts';
import type { Loaded } from '../../../model/load.ts';
import type { DetailedPlayState } from '../../../model/slip.ts';
import { readService } from '../../../state/engine/call-service.ts';
import { useLoad } from '../../../state/load/use-read.ts';

export type ConfirmedPlay = Extract<DetailedPlayState, { phase: 'confirmed' }>;

/**
 * Loads a coupon that was just played as the service has it, so that every tab shows the same after a reload too (rule
 * play-28). Several coupons are loaded as one, with their amounts summed.
 */
export function usePlayedCoupon({ couponIds: [id], couponCount }: ConfirmedPlay): Loaded<Coupon> {
  return useLoad(id === undefined ? null : `played ${id}`, () => loadPlayed(id ?? '', couponCount > 1));
}

async function loadPlayed(id: string, many: boolean): Promise<Result<DatedResult<Coupon>>> {
  const first = await readService('getPlayedBetslip', { parameters: { id, owner: 'own' } });
  if (!first.ok || !many) return first;
  const { groupId } = first.value.data;
  if (groupId === null) return { ok: false, failure: { kind: 'notFound' } };
  const group = await readService('getMultiBetslip', { parameters: { id: groupId } });
  if (!group.ok) return group;
  const [one, ...others] = group.value.data;
  if (one === undefined) return { ok: false, failure: { kind: 'notFound' } };
  return { ok: true, value: { ...group.value, data: groupSummary([one, ...others]) } };
}
