/** Clocks of browser and service differ (wire-coupon-9). */
const CLOCK_TOLERANCE_S = 300;

/** What the service made at `at` (epoch seconds) may be what was sent: it is not older. */
export function isSinceSent({ sentAt }: { sentAt: number }, at: number): boolean {
  return at >= sentAt / 1_000 - CLOCK_TOLERANCE_S;
}
