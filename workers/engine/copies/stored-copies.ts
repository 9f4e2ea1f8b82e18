/** What only Dexie can do for the engine; loaded when first needed. */
import { type StoredAnswer, contentLimits, openContentStore } from '../../../src/storage/content/content-database.ts';
import {
  type CouponCopies,
  type CouponCopiesOptions,
  openCouponCopies,
} from '../../../src/storage/member/member-copies.ts';
import { storedAddress } from '../../../src/storage/content/stored-address.ts';

export interface StoredCopies {
  coupons: CouponCopies;
  /** Of a coupon call of the registered player, or of a public one. */
  read(request: Request): Promise<StoredAnswer | undefined>;
}

export function openStoredCopies(options: CouponCopiesOptions): StoredCopies {
  const coupons = openCouponCopies(options);
  const content = openContentStore({ limits: contentLimits, now: options.now });
  return {
    coupons,
    read: (request) =>
      request.headers.has('Authorization') ? coupons.read(request) : content.read(storedAddress(request.url)),
  };
}
