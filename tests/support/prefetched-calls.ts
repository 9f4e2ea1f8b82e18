/** Calls that are prefetched because they declare it, and empty responses to them: a new call needs no test of its own. */
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { allCalls } from '../../src/contract/services/calls.ts';
import { wireCouponPage } from './wire-coupon.ts';

/** A member's calls that declare what to prefetch, in the order in which they are sent after the coupons. */
export const declared: readonly ServiceCall[] = allCalls.filter(
  ({ keep, ahead }) => keep.how === 'member' && ahead !== undefined,
);

/** Path of the last of them, which marks a finished run. */
export const LAST_PATH = declared.at(-1)?.path ?? '';

/** An empty page, or an empty list for a call that has no pages. */
export const emptyOf = (call: ServiceCall): object => {
  const page = wireCouponPage([]);
  return call.decode(page, { input: {}, dropped: () => undefined }) === undefined ? [] : page;
};
