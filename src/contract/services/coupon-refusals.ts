/** `error.code` of a refused pool coupon, besides the codes of every coupon (`coupon-refusals.ts`). */
export const poolRefusals = {
  wrongAmount: 3013,
  roundClosed: 3101,
  roundUnknown: 3102,
  columnIncomplete: 3103,
  columnLimit: 3104,
  notCancellable: 3105,
} as const;

/** `error.code` of a short code that opens nothing: there is no such code, or it was valid once (assumption-99). */
export const SLIP_CODE_UNKNOWN = 404;
export const SLIP_CODE_EXPIRED = 410;

/**
 * `error.code` of a refused coupon. The player reads the message; the code decides the next step (consent, deposit,
 * choosing a retailer, checking the slip).
 */
export const couponRefusals = {
  /** Odds changed and the order does not accept the change. */
  oddsChanged: 3001,
  suspended: 3002,
  closed: 3003,
  unknownSelection: 3004,
  mbs: 3005,
  bankersNeedSystem: 3006,
  invalidSystem: 3007,
  priceTooLow: 3008,
  priceTooHigh: 3009,
  multiPriceTooLow: 3010,
  tooManyEvents: 3011,
  tooManyCoupons: 3012,
  /** Amount, total odd or winning differ from the service's own calculation. */
  wrongAmount: 3013,
  balance: 3014,
  bonusBalance: 3015,
  playerStatus: 3016,
  retailer: 3017,
  invalidSlip: 3018,
} as const;
