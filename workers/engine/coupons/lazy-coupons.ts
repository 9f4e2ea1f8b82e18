/**
 * Loads the modules that follow a member's coupons, of the slip and of the pool, with the first session, because a
 * visitor's engine starts without them. Until then the coupons are unknown, as before the modules' own first read.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { CouponChanges } from '../../../src/model/coupon.ts';
import type { Feed } from '../live/feed.ts';
import type { PoolResultsOptions } from '../pool/pool-results.ts';
import { runPerSession } from '../session/run-per-session.ts';
import type { CouponsModule, CouponsModuleOptions } from './coupons-module.ts';

export interface LazyCoupons {
  /** Changes of this session; undefined for a visitor, and until the coupons were read. */
  readonly changes: CouponChanges | undefined;
  onChange(listener: () => void): () => void;
  /** Checks the coupons after the player did something with one. */
  checkAfterChange(): void;
  /** Checks the coupons because events may have been missed. */
  checkSoon(): void;
}

interface LazyCouponsOptions extends CouponsModuleOptions {
  onEventStatus: Feed['onEventStatus'];
}

export function createLazyCoupons(options: LazyCouponsOptions): LazyCoupons {
  const { session, member, services, generations, timing, isOpen, onEventStatus, signal } = options;
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
  const poolOptions: PoolResultsOptions = {
    services,
    generations,
    timing,
    isOpen,
    onEventStatus,
    onNoLongerPending: () => void member.refresh(),
    onDecided: (decided) =>
      module?.decided.onDecided(
        decided.map(({ id, status, net, price }) => ({ id, groupId: null, status, net, price, pool: true })),
      ),
  };
  /** After a failed load the next session tries again. */
  const followPool = async (lifetime: AbortSignal): Promise<void> => {
    const loaded = await import('../pool/pool-results.ts').catch(() => undefined);
    loaded?.followPoolResults(poolOptions, lifetime);
  };
  const begin = (lifetime: AbortSignal): void => {
    void load();
    void followPool(lifetime);
  };
  runPerSession(session, { begin, end: () => undefined }, signal);
  onEventStatus(({ eventId, status }) => module?.decided.onEventStatus(eventId, status));
  // A coupon counts toward the turnover of a bonus.
  generations.onChange((subject) => {
    if (subject === 'coupons') generations.invalidate('bonuses');
  });

  return {
    get changes() {
      return module?.decided.changes;
    },
    onChange: changes.add,
    checkAfterChange: () => module?.checkAfterChange(),
    checkSoon: () => {
      // A chunk that failed to load is requested once more on the next connect of the hubs.
      if (module !== undefined) module.decided.checkSoon();
      else if (session.tokens !== null) void load();
    },
  };
}
