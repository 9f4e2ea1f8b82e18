/** Limits of a coupon (rule stake-4, stake-6), in TL as in the application configuration. */
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

/** Number of coupons above which another minimum price applies (rule stake-5). */
export const MANY_COUPONS_THRESHOLD = 20;
