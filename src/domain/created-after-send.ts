/** Seconds by which the clocks of browser and service may differ (wire-coupon-9). */
const CLOCK_TOLERANCE_S = 300;

/** True when an item created by the service at `at` (epoch seconds) is not older than the sent request. */
export function isCreatedAfterSend({ sentAt }: { sentAt: number }, at: number): boolean {
  return at >= sentAt / 1_000 - CLOCK_TOLERANCE_S;
}
