/** Connects the parts for a player's coupons: undecided coupons, decided ones, their notices, and prefetching. */
import type { Timing } from '../../../src/contract/environment.ts';
import type { CouponNotice } from '../../../src/contract/port/frames.ts';
import type { ConnectionState } from '../../../src/model/connection.ts';
import type { Generations } from '../calls/generations.ts';
import type { Services } from '../calls/services.ts';
import type { EngineCache } from '../cache/engine-cache.ts';
import { createPrefetch } from '../cache/prefetch.ts';
import { reconcile } from '../live/reconcile.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import type { Play } from '../slip/play-slip.ts';
import { type DecidedCoupons, createDecidedCoupons } from './decided-coupons.ts';

export interface CouponsModule {
  decided: DecidedCoupons;
  /** Checks the coupons after the player did something with one. */
  checkAfterChange(): void;
}

export interface CouponsModuleOptions {
  session: Session;
  member: Member;
  services: Services;
  generations: Generations;
  play: Play;
  copies: EngineCache;
  connection: { state(): ConnectionState; onChange(listener: () => void): () => void };
  timing: () => Promise<Timing>;
  /** True when a tab is open, hidden or not. */
  isOpen(): boolean;
  /** True while a tab is visible. */
  isSeen(): boolean;
  /** True when only undecided coupons are prefetched. */
  savesData(): boolean;
  /** Sends the notice to one tab, which shows it to the player. */
  notify(notice: CouponNotice['notice'], lifetime: AbortSignal): Promise<void>;
  now(): number;
  signal: AbortSignal;
}

export function createCouponsModule(options: CouponsModuleOptions): CouponsModule {
  const { session, member, services, generations, play, connection, timing, isOpen, isSeen, notify, now, signal } =
    options;
  const decided = createDecidedCoupons({
    session,
    services,
    timing,
    now,
    onChanged: () => generations.invalidate('coupons'),
    onNoLongerPending: () => void member.refresh(),
    onDecided: (settled, pendingCount, lifetime) => void notify({ settled, pendingCount }, lifetime),
    signal,
  });

  play.onMade(({ couponIds }) => {
    // Engines of other tabs learn of an order here, where each tab has an engine of its own.
    void member.refresh();
    generations.invalidate('coupons');
    decided.checkNow(couponIds[0]);
  });

  const prefetch = createPrefetch({
    session,
    services,
    copies: options.copies,
    timing,
    savesData: options.savesData,
    now,
    mayRun: () => connection.state().status === 'on' && !play.isLocked && isOpen(),
    onChange: (listener) => {
      connection.onChange(listener);
      play.onChange(listener);
    },
    signal,
  });
  generations.onChange((subject) => {
    if (subject === 'coupons' || subject === 'savedSlips') prefetch.refresh();
  });

  // Neither a cancelled coupon nor a final whistle that the hubs missed is announced, so coupons are also checked
  // periodically; a coupon made on another device waits for a visible tab.
  reconcile({ timing, isNeeded: () => isSeen() || (isOpen() && decided.hasUndecided), run: decided.checkSoon, signal });

  return { decided, checkAfterChange: () => decided.checkNow() };
}
