/** Whether a slip may be played at odds that moved since the player agreed to them (sportsbook §7 settings `aa`, `aoi`). */
import { NOT_OFFERED } from '../odd-text.ts';
import type { Slip, SlipItem } from './slip.ts';

/** `acceptAll` is aa, `acceptIncreases` aoi; the first includes the second. */
export interface OddsSettings {
  acceptAll: boolean;
  acceptIncreases: boolean;
}

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

export function oddsConsent(items: readonly FollowedItem[], settings: OddsSettings): OddsConsent {
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
export function agreeToOdds(slip: Slip, shown: readonly OddChange[]): Slip {
  const agree = (item: SlipItem): SlipItem => {
    const change = shown.find((candidate) => isOf(candidate, item));
    return change === undefined ? item : { ...item, agreedOdd: change.to };
  };
  return { ...slip, items: slip.items.map(agree) };
}

function isOf(change: OddChange, item: SlipItem): boolean {
  return (
    change.eventId === item.eventId && change.marketId === item.marketId && change.outcomeNumber === item.outcomeNumber
  );
}

function isAccepted({ direction }: OddChange, settings: OddsSettings): boolean {
  return settings.acceptAll || (settings.acceptIncreases && direction === 'up');
}
