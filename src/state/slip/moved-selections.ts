/** Matches of selections that the program no longer lists under the id they were chosen by. */
import { mayBeRunning } from '../../domain/coupon/live-legs.ts';
import type { EventRow } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';
import { useMovedMatches } from '../coupons/moved-matches.ts';
import { useMinute } from '../device/clock.ts';

/** Returns the current rows, by the selection's event id; loads nothing while no match has moved. */
export function useMovedSelections(selections: readonly Selection[]): ReadonlyMap<number, EventRow> {
  const now = useMinute();
  return useMovedMatches(
    selections.filter((selection) => !selection.live && selection.status === 'removed' && mayBeRunning(selection, now)),
  );
}
