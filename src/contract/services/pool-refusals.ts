/** `error.code` of a refused pool coupon, besides the codes of every coupon (`coupon-refusals.ts`). */
export const poolRefusals = {
  wrongAmount: 3013,
  roundClosed: 3101,
  roundUnknown: 3102,
  columnIncomplete: 3103,
  columnLimit: 3104,
  notCancellable: 3105,
} as const;
