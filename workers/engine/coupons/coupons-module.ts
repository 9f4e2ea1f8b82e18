/** The player's coupons with all their parts: what waits, what was decided, who is told, and what is fetched ahead. */
import type { Timing } from '../../../src/contract/environment.ts';
import type { CouponNotice } from '../../../src/contract/port/frames.ts';
import type { ConnectionState } from '../../../src/model/connection.ts';
import type { Generations } from '../calls/generations.ts';
import type { Services } from '../calls/services.ts';
import type { EngineCopies } from '../copies/engine-copies.ts';
import { createPrefetch } from '../copies/prefetch.ts';
import { reconcile } from '../live/reconcile.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import type { Play } from '../slip/play.ts';
import { type DecidedCoupons, createDecidedCoupons } from './decided-coupons.ts';

export interface CouponsModule {
  decided: DecidedCoupons;
  /** The player did something with a coupon. */
  changed(): void;
}

export interface CouponsModuleOptions {
  session: Session;
  member: Member;
  services: Services;
  generations: Generations;
  play: Play;
  copies: EngineCopies;
  connection: { state(): ConnectionState; onChange(listener: () => void): () => void };
  timing: () => Promise<Timing>;
  /** Some tab is there, hidden or not. */
  isOpen(): boolean;
  /** Only what waits is fetched ahead. */
  savesData(): boolean;
  /** Hands it to one tab, which tells the player. */
  notify(notice: CouponNotice['notice'], lifetime: AbortSignal): Promise<void>;
  now(): number;
  signal: AbortSignal;
}

export function createCouponsModule(options: CouponsModuleOptions): CouponsModule {
  const { session, member, services, generations, play, connection, timing, isOpen, notify, now, signal } = options;
  const decided = createDecidedCoupons({
    session,
    services,
    timing,
    now,
    onChanged: () => generations.grow('coupons'),
    onLeft: () => void member.refresh(),
    onDecided: (settled, pendingCount, lifetime) => void notify({ settled, pendingCount }, lifetime),
    signal,
  });

  let known: string | undefined;
  play.onChange(() => {
    const { made } = play;
    if (made === undefined || made.intent === known) return;
    known = made.intent;
    // Where each tab has an engine of its own, the one that did not play it hears of it here.
    void member.refresh();
    generations.grow('coupons');
    decided.checkNow(made.couponIds[0]);
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

  // Nothing announces a coupon that is cancelled, or a whistle that no hub told of.
  reconcile({ timing, isNeeded: isOpen, run: decided.checkSoon, signal });

  return { decided, changed: () => decided.checkNow() };
}
