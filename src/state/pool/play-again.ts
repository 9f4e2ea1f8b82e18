/** The marks of a played coupon, put into the round that is sold now. */
import { markedMatches } from '../../domain/pool/change-draft.ts';
import type { Result } from '../../model/failure.ts';
import type { PoolCouponDetail, PoolRound } from '../../model/pool.ts';
import { useTopicValue } from '../engine/live.ts';
import { changePool, openPoolSlip } from './pool-marks.ts';

/** Matches that are marked now, and would lose their marks; undefined until the engine has said what the device kept. */
export function useMarkedMatches(): number | undefined {
  const draft = useTopicValue({ kind: 'pool' }, 'marks');
  return draft === undefined ? undefined : markedMatches(draft);
}

/** One coupon of the same blocks and multiplier, in place of what was marked. */
export async function markAgain(
  { marks, multiplier }: PoolCouponDetail,
  { cycle, name, closesAt }: PoolRound,
): Promise<Result<{ version: number }>> {
  // Marks belong to a round, and nobody may have looked at this one yet.
  const begun = await changePool({ type: 'round', cycle, roundName: name, closesAt });
  if (!begun.ok) return begun;
  return openPoolSlip({ cycle, blocks: marks, multiplier, coupons: 1 });
}
