/**
 * Playing the slip: one tap, one coupon (money-2). Defines how the order is sent and found in the history;
 * `createAtMostOnceRequest` does the rest.
 */
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { couponRowKey } from '../../../src/domain/coupon/coupon-row-view.ts';
import { type SentCoupon, identifyCoupons, mayBeSentCoupon } from '../../../src/domain/slip/play-evidence.ts';
import type { Coupon } from '../../../src/model/coupon.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { PlayRequest, DetailedPlayState, PlayState, Selection, SlipTerms } from '../../../src/model/slip.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip-state.ts';
import type { Services } from '../calls/services.ts';
import { type AtMostOnceRequest, createAtMostOnceRequest } from '../money/at-most-once-request.ts';
import { type CouponOutcome, isCouponOutcome, outcomeOfResponse, outcomeOfRows } from '../money/coupon-outcome.ts';
import { type OutcomeFinding, findOutcome, readSourceBalance } from '../money/find-outcome.ts';
import type { MoneyParts } from '../money/money-use.ts';
import type { Acceptance } from './acceptance.ts';
import type { SlipStore } from './slip-store.ts';
import { type OrderContext, couponOrder } from '../../../src/domain/slip/coupon-order.ts';
import { oddsConsent } from '../../../src/domain/slip/odds-consent.ts';
import { priceSlip } from '../../../src/domain/slip/slip-price.ts';
import { ruleText } from '../../../src/domain/slip/slip-rule-text.ts';
import { type PlayConditions, playRuleViolations } from '../../../src/domain/slip/slip-rules.ts';
import {
  type Intent,
  type IntentStorage,
  type TapContext,
  isRecordOfShape,
  newIntent,
  rejectedState,
  stateOfRecord,
} from '../money/intent.ts';

export type Play = AtMostOnceRequest<PlayRequest, CouponOutcome, DetailedPlayState>;

interface PlayOptions extends MoneyParts {
  slip: () => SlipStore;
  acceptance: Acceptance;
  limits(): SlipLimits;
  /** Returns the name of an event's competition; '' while it is not known. */
  competitionOf(eventId: number): string;
  /** Returns true while both hubs are connected, so that live odds are current. */
  isLive(): boolean;
}

export function createPlay(options: PlayOptions): Play {
  const { services, acceptance, limits, competitionOf, isLive } = options;
  const slipNow = (): string => slipFingerprint(options.slip().selections(), options.slip().terms);

  /** True when the odds are stale and the service returned no others. */
  let isUnreached = false;

  return createAtMostOnceRequest<PlayRequest, CouponOutcome, PlayRecord, DetailedPlayState>(
    {
      lock: 'tribun:play',
      storage: playStorage,
      subjectOf: slipNow,
      whenLoaded: () => options.slip().whenLoaded,
      sync: async () => {
        const slip = options.slip();
        await slip.sync();
        // The odds may have changed unnoticed while the hubs were off (rule play-26).
        isUnreached = !isLive() && !(await slip.refreshStaleOdds());
      },
      prepare: (request, around) => {
        const prepared = prepareOrder(request, {
          ...around,
          slip: options.slip(),
          acceptance,
          limits: limits(),
          competitionOf,
          isLive: isLive(),
          isUnreached,
        });
        if (!prepared.sends) return { state: prepared.state };
        const { record, order } = prepared;
        return {
          record,
          send: async (headers) =>
            outcomeOfResponse(await services.request(wagerCalls.sendCoupon, { body: order, headers })),
        };
      },
      stakeOf: ({ price, useBonus }) => (useBonus === true ? 0 : price),
      findOutcome: (record, late) => findPlayedCoupon(services, record, late),
      stateOf: playStateOf,
      onSucceeded: async ({ slip: played }) => {
        const slip = options.slip();
        // Another engine may have changed the slip, and a player who signed out meanwhile may have begun another one.
        await slip.sync();
        if (slipNow() === played) await slip.clearPlayed();
      },
    },
    options,
  );
}

/**
 * Searches the history once for a coupon whose order got no response (money-5).
 * @param late true when the service cannot make the coupon any more
 */
export function findPlayedCoupon(
  services: Services,
  record: PlayRecord,
  late: boolean,
): Promise<OutcomeFinding<CouponOutcome>> {
  return findOutcome<Coupon, CouponOutcome>(
    record,
    {
      readPage: (query) => services.request(wagerCalls.getPlayedBetslips, { query }),
      keyOf: couponRowKey,
      outcomeOf: (coupons) => outcomeOfRows(identifyCoupons(record, coupons), coupons),
      mayMatch: (coupon) => mayBeSentCoupon(record, coupon),
      readBalance: () => readSourceBalance(services, record.useBonus),
    },
    late,
  );
}

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

/** Prepares an order after a tap on "Oyna": returns a state to show at once, or an order to send with its record. */
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

/** Stored record of a coupon order: enough to find the coupon in the history (money-2). */
export interface PlayRecord extends SentCoupon, Intent<CouponOutcome> {
  /** True when paid from the bonus balance. */
  useBonus?: boolean;
  /** Name of the played slip, see `slipFingerprint`; '' after a sign-out. */
  slip: string;
}

/** Returns a name that is equal for slips of the same choices and terms, whatever their odds. */
export function slipFingerprint(
  items: readonly Pick<Selection, 'eventId' | 'marketId' | 'outcomeNumber' | 'banker'>[],
  { systems, multiplier, couponCount }: SlipTerms,
): string {
  const choices = items.map(({ eventId, marketId, outcomeNumber, banker }) => [
    eventId,
    marketId,
    outcomeNumber,
    banker,
  ]);
  return JSON.stringify([choices, systems, multiplier, couponCount]);
}

export function playStateOf(record: PlayRecord, doubt?: Doubt): PlayState {
  const { price, couponCount } = record;
  return stateOfRecord(record, doubt, { price }, (end) => ({ waits: false, ...end, couponCount, price }));
}

/** Storage of the records; a sign-out removes their choices (rule play-19). */
export const playStorage: IntentStorage<PlayRecord> = {
  key: 'plays',
  isRecord: (value): value is PlayRecord =>
    isRecordOfShape(value, {
      stringFields: ['slip'],
      integerFields: ['price', 'couponCount', 'itemCount', 'odd'],
      isOutcome: isCouponOutcome,
    }),
  strip: (record) => (record.slip === '' ? record : { ...record, slip: '' }),
};
