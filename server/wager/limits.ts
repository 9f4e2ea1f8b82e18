/** Limits of a coupon (rule stake-4, stake-6) as the configuration tells them, in TL. */
export const couponLimits = {
  maxPrice: 20_000,
  minPrice: 50,
  maxMultiCount: 100,
  maxLiveMultiCount: 100,
  maxEarning: 12_500_000,
  maxEventCount: 20,
  minMultiPrice: 2_500,
  taxLimit: 53_339,
  taxPercentage: 20,
};

/** More coupons than this have a minimum price of their own (rule stake-5). */
export const MULTI_THRESHOLD = 20;
