/** Prepares an order after a tap on "Oyna": returns a state to show at once, or an order to send with its record. */
import type { PlayRequest, PlayState } from '../../../src/model/slip.ts';
import { type OrderContext, couponOrder } from '../../../src/domain/slip/coupon-order.ts';
import { oddsConsent } from '../../../src/domain/slip/odds-consent.ts';
import { priceSlip } from '../../../src/domain/slip/slip-price.ts';
import { ruleText } from '../../../src/domain/slip/slip-rule-text.ts';
import { type PlayConditions, playRuleViolations } from '../../../src/domain/slip/slip-rules.ts';
import type { CouponOutcome } from '../money/coupon-outcome.ts';
import { type TapContext, newIntent, rejectedState } from '../money/intent.ts';
import type { Acceptance } from './acceptance.ts';
import { type PlayRecord, slipFingerprint } from './play-record.ts';
import type { SlipStore } from './slip-store.ts';

export type PreparedOrder =
  | { sends: false; state: PlayState }
  | { sends: true; record: PlayRecord; order: ReturnType<typeof couponOrder> };

export interface SlipOrderContext extends OrderContext, TapContext<PlayRecord> {
  slip: SlipStore;
  acceptance: Acceptance;
  /** True while both hubs are connected, so that live odds are current. */
  isLive: boolean;
  /** True when the odds are stale and the service returned no others. */
  isUnreached: boolean;
}

const noDefaults = { acceptAll: false, acceptIncreases: false };

export function prepareOrder(request: PlayRequest, around: SlipOrderContext): PreparedOrder {
  const { intent, useBonus } = request;
  const { slip, acceptance, limits, isLive, isUnreached } = around;
  const items = slip.selections();
  const whole = { items, ...slip.terms };
  const settings = acceptance.value ?? noDefaults;
  const conditions: PlayConditions = { online: true, oddsFromCache: isUnreached, liveStale: !isLive, locked: false };
  const [broken] = playRuleViolations(whole, limits, conditions);
  if (broken !== undefined) {
    return { sends: false, state: rejectedState(intent, { kind: 'refused', message: ruleText(broken) }) };
  }
  const consent = oddsConsent(items, settings);
  if (consent.verdict === 'ask') {
    const changes = consent.changes.map(({ eventId, from, to }) => ({ eventId, from, to }));
    return { sends: false, state: { phase: 'ask', intent, changes } };
  }
  const price = priceSlip(whole, limits);
  const record: PlayRecord = {
    ...newIntent<CouponOutcome>(request, around, ({ couponIds }) => couponIds),
    price: price.totalPrice,
    couponCount: slip.terms.couponCount,
    itemCount: items.length,
    odd: price.king.odd,
    slip: slipFingerprint(items, slip.terms),
    useBonus,
  };
  return { sends: true, record, order: couponOrder(whole, settings, useBonus, around) };
}
