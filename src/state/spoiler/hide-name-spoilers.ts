/** Covers lines and clocks that reveal the score, in suggested bets and in the columns of a list (rule cover-6). */
import { hideMarketFigures, revealsScore } from '../../domain/spoiler/spoiler-preference.ts';
import { hideClock } from '../../domain/spoiler/hide-score.ts';
import type { Market } from '../../model/event.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { EasyCoupon, PopularBet } from '../../model/program.ts';

/** Returns true when a match's market names are shown in full. */
type IsRevealed = (eventId: number) => boolean;

/** Returns the same list when nothing in it reveals a score. */
export function hideBetSpoilers(bets: PopularBet[], isRevealed: IsRevealed): PopularBet[] {
  const covered = bets.map((bet) => {
    if (isRevealed(bet.eventId)) return bet;
    const marketName = hideMarketFigures(bet.marketName);
    const clock = hideClock(bet.sportId, bet.clock);
    return marketName === bet.marketName && clock === bet.clock ? bet : { ...bet, marketName, clock };
  });
  return covered.some((bet, place) => bet !== bets[place]) ? covered : bets;
}

export function hideEasyCouponSpoilers(coupons: EasyCoupon[], isRevealed: IsRevealed): EasyCoupon[] {
  const covered = coupons.map((coupon) => {
    const bets = hideBetSpoilers(coupon.bets, isRevealed);
    return bets === coupon.bets ? coupon : { ...coupon, bets };
  });
  return covered.some((coupon, place) => coupon !== coupons[place]) ? covered : coupons;
}

/** Returns the same columns when no line reveals the score. Lines of markets without a known name are hidden. */
export function hideColumnSpoilers(columns: (Market | null)[], config: MarketConfig | undefined): (Market | null)[] {
  const covered = columns.map((market) => {
    if (market === null || market.line === '') return market;
    const name = config?.types[market.key]?.name;
    return name !== undefined && !revealsScore(name) ? market : { ...market, line: '' };
  });
  return covered.some((market, place) => market !== columns[place]) ? covered : columns;
}
