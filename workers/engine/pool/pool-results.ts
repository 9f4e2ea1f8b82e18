/**
 * Detects progress of pool coupons while the app is open: a match of the round was decided, or the whole round. No hub
 * reports it, but hubs report the end of matches; then the coupons are read until they show it. For a player without
 * pool coupons it costs one read.
 */
import type { Timing } from '../../../src/contract/environment.ts';
import { poolCalls, poolBetslipCalls } from '../../../src/contract/services/pool-calls.ts';
import { pageQuery } from '../../../src/contract/services/response-rows.ts';
import { isSettled } from '../../../src/domain/coupon/decision.ts';
import { meansEventEnded } from '../../../src/domain/program/score-status.ts';
import { BEING_CANCELLED, BEING_CREATED, PENDING } from '../../../src/model/coupon-status.ts';
import type { PoolCouponDetail } from '../../../src/model/pool.ts';
import type { Generations } from '../calls/generations.ts';
import type { Services } from '../calls/services.ts';
import { spreadLooks } from '../coupons/spread-looks.ts';
import type { Feed } from '../live/feed.ts';
import { reconcile } from '../live/reconcile.ts';

export interface PoolResultsOptions {
  services: Services;
  generations: Generations;
  timing(): Promise<Timing>;
  /** True when a tab is open, hidden or not. */
  isOpen(): boolean;
  onEventStatus: Feed['onEventStatus'];
  /** Called when some coupons are no longer undecided, because the balance may have changed. */
  onNoLongerPending(): void;
  /** Called with the decided coupons. */
  onDecided(settled: readonly DecidedPoolCoupon[]): void;
  /** 0 to 1. */
  random?(): number;
}

/** The fields of a decided coupon. */
export type DecidedPoolCoupon = Pick<PoolCouponDetail, 'id' | 'status' | 'net' | 'price'>;

/** @param lifetime aborts when the session ends */
export function followPoolResults(options: PoolResultsOptions, lifetime: AbortSignal): void {
  const { services, generations, timing, isOpen, onEventStatus, onNoLongerPending: onLeft, onDecided } = options;
  const { random = Math.random } = options;
  /** Ids of the undecided coupons at the last read; undefined before the first. */
  let waiting: readonly string[] | undefined;
  let told = '';
  /** Ids that are no longer undecided and whose outcome is still unknown. */
  let unclear: readonly string[] = [];
  /** Matches of the round without a result. */
  let open: ReadonlySet<number> = new Set();
  /** Delays of the remaining checks, milliseconds. */
  let due: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!lifetime.aborted) timer = setTimeout(() => void run(), ms);
  };
  const look = (): void => {
    if (running) again = true;
    else schedule(0);
  };
  const run = async (): Promise<void> => {
    running = true;
    await compare();
    running = false;
    const [next, ...others] = again ? [0, ...due] : due;
    again = false;
    due = others;
    if (next !== undefined) schedule(next);
  };
  const compare = async (): Promise<void> => {
    const query = { ...pageQuery(1, MOST), date: '', status: UNDECIDED };
    const answer = await services.request(poolBetslipCalls.getPoolCoupons, { query, signal: lifetime });
    // Cached responses are not used.
    if (lifetime.aborted || !answer.ok || answer.value.storedAt !== null) return;
    const { rows } = answer.value.data;
    const before = waiting;
    const moved = JSON.stringify(rows.map(({ id, status, decided, best }) => [id, status, decided, best]));
    waiting = rows.map(({ id }) => id);
    if (before !== undefined && moved !== told) {
      due = [];
      generations.invalidate('coupons');
    }
    told = moved;
    const isGone = (id: string): boolean => waiting?.includes(id) === false;
    const left = before?.filter(isGone) ?? [];
    if (left.length > 0) onLeft();
    await ask([...unclear.filter(isGone), ...left]);
    if (rows.length > 0) await readMatches();
  };
  const ask = async (ids: readonly string[]): Promise<void> => {
    const answers = await Promise.all(
      ids.map((id) => services.request(poolBetslipCalls.getPoolCoupon, { parameters: { id }, signal: lifetime })),
    );
    if (lifetime.aborted) return;
    const fresh = answers.flatMap((answer) => (answer.ok && answer.value.storedAt === null ? [answer.value.data] : []));
    const decided = fresh.filter(isSettled);
    unclear = ids.filter((id) => !decided.some((coupon) => coupon.id === id));
    if (decided.length > 0) onDecided(decided);
  };
  const readMatches = async (): Promise<void> => {
    const answer = await services.request(poolCalls.getPool, { signal: lifetime });
    if (!answer.ok) return;
    open = new Set(
      answer.value.data.events.flatMap(({ eventId, winner }) => (eventId === null || winner !== null ? [] : [eventId])),
    );
  };

  void timing().then((known) => {
    schedule(known.firstLookMs);
    const stops = [
      generations.onChange((subject) => {
        if (subject === 'coupons') look();
      }),
      onEventStatus(({ eventId, status }) => {
        if (!open.has(eventId) || !meansEventEnded(status)) return;
        const delays = spreadLooks(known, random);
        const [first = 0, ...others] = delays;
        due = running ? delays : others;
        if (!running) schedule(first);
      }),
    ];
    lifetime.addEventListener('abort', () => [...stops, () => clearTimeout(timer)].forEach((stop) => stop()), {
      once: true,
    });
  });
  reconcile({
    timing,
    isNeeded: () => isOpen() && (waiting?.length !== 0 || unclear.length > 0),
    run: look,
    signal: lifetime,
  });
}

/** The undecided statuses of pool coupons (rule pool-18), which never have the status "being checked". */
const UNDECIDED = `${PENDING},${BEING_CREATED},${BEING_CANCELLED}`;
/** A player has one or two undecided coupons, because a round is a week. */
const MOST = 50;
