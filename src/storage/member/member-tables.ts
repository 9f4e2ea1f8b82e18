import { Dexie, type Table } from 'dexie';
import { type ResilientDatabase, resilientDatabase } from '../resilient-database.ts';

/** Apart from the bodies, so that counting and dropping never reads megabytes. */
export interface CouponEntry {
  /** The request as `coupon-request.ts` names it. */
  key: string;
  /** Epoch seconds. */
  storedAt: number;
  /** Bytes of the body as UTF-8. */
  size: number;
  kind: 'list' | 'detail';
  /** Tells of a coupon that is not decided. */
  pending: boolean;
  /** When the newest of its coupons was played, epoch seconds. */
  playedAt: number;
}

export interface CouponBody {
  key: string;
  text: string;
}

/** `minWriter`: builds with a lower number write no more here, though they may read. */
export interface CouponMeta {
  name: 'minWriter';
  value: number;
}

/**
 * One player's. The schema only ever grows, and stays at this version: an upgrade would shut the tabs of an older build
 * out of what they can still read. A build that writes what an older one must not touch raises `minWriter` instead.
 */
export class CouponTables extends Dexie {
  readonly entries!: Table<CouponEntry, string>;
  readonly bodies!: Table<CouponBody, string>;
  readonly meta!: Table<CouponMeta, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ entries: 'key', bodies: 'key', meta: 'name' });
  }
}

export function openCouponTables(name: string): ResilientDatabase<CouponTables> {
  return resilientDatabase(() => new CouponTables(name));
}
