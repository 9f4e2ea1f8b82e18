/** The player's consent to odds that changed since they agreed to them (rule odds-8, odds-9 settings `aa`, `aoi`). */
import type { OddsAcceptance } from '../../model/slip.ts';
import { isSameOutcome } from './change-slip.ts';
import type { ChosenItem, Slip, SlipItem } from './slip-state.ts';
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

interface OddsConsent {
  /** `ask`: at least one change needs the player's consent. */
  verdict: 'ok' | 'ask';
  /** All changes in the order of the items, including those accepted by a setting. */
  changes: OddChange[];
}

type FollowedItem = Pick<SlipItem, 'eventId' | 'marketId' | 'outcomeNumber' | 'odd' | 'agreedOdd'>;

export function oddsConsent(items: readonly FollowedItem[], settings: OddsAcceptance): OddsConsent {
  const changes = items.map(oddChange).filter((change) => change !== null);
  return { verdict: changes.every((change) => isAccepted(change, settings)) ? 'ok' : 'ask', changes };
}

/** Change of an item's odd since the player agreed to it; `null` when there is none, or the item has no odd now. */
export function oddChange(item: FollowedItem): OddChange | null {
  const { eventId, marketId, outcomeNumber, odd, agreedOdd } = item;
  if (odd === agreedOdd || odd <= NOT_OFFERED) return null;
  return { eventId, marketId, outcomeNumber, from: agreedOdd, to: odd, direction: odd > agreedOdd ? 'up' : 'down' };
}

/**
 * Applies the player's consent to the odds that were shown. An odd that has changed again needs consent again, and an
 * outcome that replaced the shown one meanwhile keeps the odd it was chosen at.
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
