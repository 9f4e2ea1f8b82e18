/** The player's coupons with all their parts: what waits, what was decided, who is told, and what is fetched ahead. */
import type { EngineCalls } from '../../../src/contract/port/engine.ts';
import type { Environment } from '../../../src/contract/environment.ts';
import type { Result } from '../../../src/contract/errors.ts';
import type { CouponNotice } from '../../../src/contract/port/frames.ts';
import type { ConnectionState } from '../../../src/contract/port/topics.ts';
import { reconcile } from '../live/reconcile.ts';
import type { Services } from '../calls/services.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import type { Play } from '../slip/play.ts';
import type { EngineCopies } from '../copies/engine-copies.ts';
import { createCouponPrefetch } from '../copies/prefetch.ts';
import { type Settling, createSettling } from './decided-coupons.ts';

type Write = (input: EngineCalls['write']['input']) => Promise<Result<EngineCalls['write']['output']>>;

export interface OpenedCoupons {
  settling: Settling;
  calls: { write: Write };
}

export interface OpenCouponsOptions {
  session: Session;
  member: Member;
  services: Services;
  play: Play;
  copies: EngineCopies;
  connection: { state(): ConnectionState; onChange(listener: () => void): () => void };
  environment: () => Promise<Result<Environment>>;
  /** Some tab is there, hidden or not. */
  isOpen(): boolean;
  /** Hands it to one tab, which tells the player. */
  notify(notice: CouponNotice['notice'], lifetime: AbortSignal): Promise<void>;
  write: Write;
  now(): number;
  signal: AbortSignal;
}

export function openCoupons(options: OpenCouponsOptions): OpenedCoupons {
  const { session, member, services, play, connection, environment, isOpen, notify, write, now, signal } = options;
  const settling = createSettling({
    session,
    services,
    now,
    onLeft: () => void member.refresh(),
    onSettled: (settled, pendingCount, lifetime) => void notify({ settled, pendingCount }, lifetime),
    signal,
  });

  let known: string | undefined;
  play.onChange(() => {
    const { made } = play;
    if (made === undefined || made.intent === known) return;
    known = made.intent;
    // Where each tab has an engine of its own, the one that did not play it hears of it here.
    void member.refresh();
    settling.touched(made.couponIds[0]);
  });

  const prefetch = createCouponPrefetch({
    session,
    services,
    copies: options.copies,
    now,
    mayRun: () => connection.state().status === 'on' && !play.isLocked && isOpen(),
    onChange: (listener) => {
      connection.onChange(listener);
      play.onChange(listener);
    },
    signal,
  });
  let fetched = 0;
  settling.onChange(() => {
    const generation = settling.changes?.generation ?? 0;
    if (generation > fetched) prefetch.refresh();
    fetched = generation;
  });

  // Nothing announces a coupon that is cancelled, or a whistle that no hub told of.
  reconcile({ environment, isNeeded: isOpen, run: settling.look, signal });

  return {
    settling,
    calls: {
      write: async (ask) => {
        const answer = await write(ask);
        if (answer.ok && changesCoupons.has(ask.name)) settling.touched();
        return answer;
      },
    },
  };
}

const changesCoupons = new Set<string>([
  'moveToArchive',
  'moveGroupToArchive',
  'removeCoupon',
  'payOutCustomRetailerBetslip',
  'saveBetslip',
  'deleteSavedBetslip',
] satisfies EngineCalls['write']['input']['name'][]);
