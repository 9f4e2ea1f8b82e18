/** Putting a ready coupon into the slip, and what to say of it. */
import type { Selection } from '../../model/slip.ts';
import type { EasyCoupon, PopularBet } from '../../model/program.ts';
import type { Result } from '../../model/failure.ts';
import { failureText } from '../../domain/failure-text.ts';
import { askEngine } from '../../state/engine/engine.ts';

export interface AdditionNote {
  text: string;
  /** false when a part or all of it could not be added. */
  complete: boolean;
}

/** Asks the engine for all bets at once; what is closed now is left out by it and told. */
export async function addCoupon(coupon: EasyCoupon): Promise<AdditionNote> {
  const requests = coupon.bets.map(({ eventId, sportId, marketId, outcomeNumber }) => ({
    eventId,
    sportId,
    marketId,
    outcomeNumber,
  }));
  return additionNote(await askEngine('addSelections', requests), requests.length);
}

export function additionNote(result: Result<{ added: number }>, asked: number): AdditionNote {
  if (!result.ok) return { text: failureText(result.failure), complete: false };
  const { added } = result.value;
  if (added >= asked) return { text: 'Kuponuna eklendi.', complete: true };
  if (added <= 0) return { text: 'Bu kupondaki bahisler şu anda kapalı, hiçbiri eklenemedi.', complete: false };
  return { text: `${added} bahis eklendi; kapalı olan ${asked - added} bahis eklenemedi.`, complete: false };
}

/** Every bet of the coupon is selected already. */
export function isInSlip(bets: readonly PopularBet[], selections: readonly Selection[]): boolean {
  return bets.every((bet) =>
    selections.some(
      (selection) =>
        selection.eventId === bet.eventId &&
        selection.marketId === bet.marketId &&
        selection.outcomeNumber === bet.outcomeNumber,
    ),
  );
}
