/**
 * Loads the module that follows a member's coupons with the first session, because a visitor's engine starts without
 * it. Until then the coupons are unknown, as before the module's own first read.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { CouponChanges, SettledCoupon } from '../../../src/model/coupon.ts';
import { runPerSession } from '../session/run-per-session.ts';
import type { CouponsModule, CouponsModuleOptions } from './coupons-module.ts';

export interface LazyCoupons {
  /** Changes of this session; undefined for a visitor, and until the coupons were read. */
  readonly changes: CouponChanges | undefined;
  onChange(listener: () => void): () => void;
  onEventStatus(eventId: number, status: number | 'left'): void;
  onDecided(settled: readonly Omit<SettledCoupon, 'at'>[]): void;
  /** Checks the coupons after the player did something with one. */
  checkAfterChange(): void;
  /** Checks the coupons because events may have been missed. */
  checkSoon(): void;
}

export function createLazyCoupons(options: CouponsModuleOptions): LazyCoupons {
  const { session, signal } = options;
  const changes = createListeners();
  let module: CouponsModule | undefined;
  let isLoading = false;

  const load = async (): Promise<void> => {
    if (module !== undefined || isLoading) return;
    isLoading = true;
    const loaded = await import('./coupons-module.ts').catch(() => undefined);
    isLoading = false;
    if (loaded === undefined || signal.aborted) return;
    module = loaded.createCouponsModule(options);
    module.decided.onChange(changes.notify);
  };
  runPerSession(session, { begin: () => void load(), end: () => undefined }, signal);

  return {
    get changes() {
      return module?.decided.changes;
    },
    onChange: changes.add,
    onEventStatus: (eventId, status) => module?.decided.onEventStatus(eventId, status),
    onDecided: (settled) => module?.decided.onDecided(settled),
    checkAfterChange: () => module?.checkAfterChange(),
    checkSoon: () => {
      // A chunk that failed to load is requested once more on the next connect of the hubs.
      if (module !== undefined) module.decided.checkSoon();
      else if (session.tokens !== null) void load();
    },
  };
}
