/** Prepares an order after a tap on "Oyna": returns a state to show at once, or an order to send with its record. */
import type { PlayRequest, PlayState } from '../../../src/model/slip.ts';
import { type OrderFacts, couponOrder } from '../../../src/domain/slip/coupon-order.ts';
import { oddsConsent } from '../../../src/domain/slip/odds-consent.ts';
import { priceSlip } from '../../../src/domain/slip/price.ts';
import { ruleText } from '../../../src/domain/slip/slip-rule-text.ts';
import { brokenPlayRules } from '../../../src/domain/slip/slip-rules.ts';
import type { Acceptance } from './acceptance.ts';
import { madeBefore } from '../money/intent.ts';
import { rejected } from '../money/money-state.ts';
import { type PlayRecord, slipName } from './play-record.ts';
import type { Slip } from './slip.ts';

export type Prepared =
  | { sends: false; state: PlayState }
  | { sends: true; record: PlayRecord; order: ReturnType<typeof couponOrder> };

export interface OrderAround extends OrderFacts {
  slip: Slip;
  acceptance: Acceptance;
  /** True while both hubs are connected, so that live odds are current. */
  isLive: boolean;
  /** True when the odds are stale and the service returned no others. */
  isUnreached: boolean;
  hashedPlayer: string;
  /** Record of the player's last coupon. */
  last: PlayRecord | undefined;
  /** Balance of the source it is paid from, kuruş. */
  purse: number | undefined;
  now: number;
}

const noDefaults = { acceptAll: false, acceptIncreases: false };

export function prepareOrder({ intent, useBonus }: PlayRequest, around: OrderAround): Prepared {
  const { slip, acceptance, limits, isLive, isUnreached, hashedPlayer, last, purse, now } = around;
  const items = slip.current();
  const whole = { items, ...slip.terms };
  const settings = acceptance.value ?? noDefaults;
  const conditions = { online: true, copied: isUnreached, liveStale: !isLive, locked: false };
  const [broken] = brokenPlayRules(whole, limits, conditions);
  if (broken !== undefined) {
    return { sends: false, state: rejected(intent, { kind: 'refused', message: ruleText(broken) }) };
  }
  const consent = oddsConsent(items, settings);
  if (consent.verdict === 'ask') {
    const changes = consent.changes.map(({ eventId, from, to }) => ({ eventId, from, to }));
    return { sends: false, state: { phase: 'ask', intent, changes } };
  }
  const price = priceSlip(whole, limits);
  const record: PlayRecord = {
    intent,
    hashedPlayer,
    sentAt: now,
    price: price.totalPrice,
    couponCount: slip.terms.couponCount,
    itemCount: items.length,
    odd: price.king.odd,
    slip: slipName(items, slip.terms),
    seen: madeBefore(last, ({ couponIds }) => couponIds),
    useBonus,
    ...(purse === undefined ? {} : { purse }),
  };
  return { sends: true, record, order: couponOrder(whole, settings, useBonus, around) };
}
