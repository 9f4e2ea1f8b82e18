/** Whether a slip may be played at odds that moved since the player agreed to them (rule odds-8, odds-9 settings `aa`, `aoi`). */
import type { OddsAcceptance } from '../../model/slip.ts';
import { isSameOutcome } from './change-slip.ts';
import type { ChosenItem, Slip, SlipItem } from './slip.ts';
import { NOT_OFFERED } from '../../model/event.ts';

/** Odds in hundredths. */
export interface OddChange {
  eventId: number;
  marketId: number;
  outcomeNumber: number;
  from: number;
  to: number;
  direction: 'up' | 'down';
}

export interface OddsConsent {
  /** `ask`: at least one change needs the player's word. */
  verdict: 'ok' | 'ask';
  /** Every change, in the order of the items; also those that are accepted by a setting. */
  changes: OddChange[];
}

type FollowedItem = Pick<SlipItem, 'eventId' | 'marketId' | 'outcomeNumber' | 'odd' | 'agreedOdd'>;

export function oddsConsent(items: readonly FollowedItem[], settings: OddsAcceptance): OddsConsent {
  const changes = items.map(oddChange).filter((change) => change !== null);
  return { verdict: changes.every((change) => isAccepted(change, settings)) ? 'ok' : 'ask', changes };
}

/** How an item's odd moved since it was agreed to; `null` when it did not, or when there is none to agree to now. */
export function oddChange(item: FollowedItem): OddChange | null {
  const { eventId, marketId, outcomeNumber, odd, agreedOdd } = item;
  if (odd === agreedOdd || odd <= NOT_OFFERED) return null;
  return { eventId, marketId, outcomeNumber, from: agreedOdd, to: odd, direction: odd > agreedOdd ? 'up' : 'down' };
}

/**
 * The player said yes to these changes. Agreed is what was shown: an odd that moved again meanwhile asks again, and an
 * outcome chosen meanwhile in the place of the one shown keeps the odd it was chosen at.
 */
export function agreeToOdds<Item extends ChosenItem>(
  slip: Slip<Item>,
  shown: readonly Pick<OddChange, 'eventId' | 'marketId' | 'outcomeNumber' | 'to'>[],
): Slip<Item> {
  const agree = (item: Item): Item => {
    const change = shown.find((candidate) => isSameOutcome(candidate, item));
    return change === undefined ? item : { ...item, agreedOdd: change.to };
  };
  return { ...slip, items: slip.items.map(agree) };
}

function isAccepted({ direction }: OddChange, settings: OddsAcceptance): boolean {
  return settings.acceptAll || (settings.acceptIncreases && direction === 'up');
}
