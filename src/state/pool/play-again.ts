/** Copies the marks of a played coupon into the round on sale. */
import { markedMatches } from '../../domain/pool/change-draft.ts';
import type { Result } from '../../model/failure.ts';
import type { PoolCouponDetail, PoolRound } from '../../model/pool.ts';
import { useTopicValue } from '../engine/use-topic.ts';
import { changePool, openPoolSlip } from './use-pool-marking.ts';

/**
 * Returns the number of matches whose present marks would be lost; undefined until the engine has reported the stored
 * marks.
 */
export function useMarkedMatchCount(): number | undefined {
  const draft = useTopicValue({ kind: 'pool' }, 'marks');
  return draft === undefined ? undefined : markedMatches(draft);
}

/** Replaces the present marks by one coupon of the same blocks and multiplier. */
export async function copyCouponMarks(
  { marks, multiplier }: PoolCouponDetail,
  { cycle, name, closesAt }: PoolRound,
): Promise<Result<{ version: number }>> {
  // Marks belong to a round, which this device may not have opened yet.
  const begun = await changePool({ type: 'round', cycle, roundName: name, closesAt });
  if (!begun.ok) return begun;
  return openPoolSlip({ cycle, blocks: marks, multiplier, coupons: 1 });
}
