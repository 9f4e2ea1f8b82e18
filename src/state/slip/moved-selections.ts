/** What became of a selection's match that is not in the program any more by the id it was chosen by. */
import { mayRun } from '../../domain/coupon/live-legs.ts';
import type { EventRow } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';
import { useMovedMatches } from '../coupons/moved-matches.ts';
import { useMinute } from '../device/clock.ts';

/** By the id of the selection; nothing is asked for while each is where it was. */
export function useMovedSelections(selections: readonly Selection[]): ReadonlyMap<number, EventRow> {
  const now = useMinute();
  return useMovedMatches(
    selections.filter((selection) => !selection.live && selection.status === 'removed' && mayRun(selection, now)),
  );
}
