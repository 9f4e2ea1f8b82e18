/**
 * Detects coupons that are decided while the app is open. No hub reports coupons, but hubs report the end of their
 * events. Then the coupons are read until they show a decision, because a service settles a little later than the
 * whistle.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Timing } from '../../../src/contract/environment.ts';
import type { Coupon, CouponChanges, SettledCoupon } from '../../../src/model/coupon.ts';
import { isSettled } from '../../../src/domain/coupon/decision.ts';
import { couponRowKey } from '../../../src/domain/coupon/coupon-row-view.ts';
import { meansEventEnded } from '../../../src/domain/program/score-status.ts';
import type { Services } from '../calls/services.ts';
import { runPerSession } from '../session/run-per-session.ts';
import type { Session } from '../session/session.ts';
import {
  type PendingCoupons,
  hasCouponInTransition,
  readPendingCoupons,
  readCouponsOfRow,
  type OpenEventStates,
  type PendingRows,
  rowsNoLongerPending,
  rowsMissingInList,
  newlyDecidedCoupons,
  eventsOfOpenLegs,
  countPendingCoupons,
  pendingRowsText,
  countUndecided,
} from './pending-coupons.ts';
import { spreadLooks } from './spread-looks.ts';

export interface DecidedCoupons {
  /** Changes in this session; undefined for a visitor, and until the coupons were read. */
  readonly changes: CouponChanges | undefined;
  /** False when the last read has shown that no coupon is undecided; true until then. */
  readonly hasUndecided: boolean;
  onChange(listener: () => void): () => void;
  /** A hub reports an event's state: its score's status, or that it left. Other players' events cost one map access. */
  onEventStatus(eventId: number, status: number | 'left'): void;
  /** Adds decided coupons that another module follows. */
  onDecided(settled: readonly Omit<SettledCoupon, 'at'>[]): void;
  /** Checks the coupons after the player changed them. `played` is the id of a new one, of several the first. */
  checkNow(played?: string): void;
  /** Checks the coupons because events may have been missed. */
  checkSoon(): void;
}

interface DecidedCouponsOptions {
  session: Session;
  services: Services;
  timing(): Promise<Timing>;
  now(): number;
  /** Called when the content of a coupon list has changed. */
  onChanged(): void;
  /** Called when some coupons are no longer undecided, because the balance may have changed. */
  onNoLongerPending(): void;
  /** Called with newly decided coupons for the player's notice; not after the session's end (`lifetime`). */
  onDecided(settled: SettledCoupon[], pendingCount: number, lifetime: AbortSignal): void;
  signal: AbortSignal;
  /** 0 to 1. */
  random?(): number;
}

/** Settled coupons in `changes`: a whole group, and at least all of one check, as the tabs compute sums from them. */
const KEPT = 100;

interface Life {
  signal: AbortSignal;
  /** Undecided coupons by row key; undefined until they were read. */
  rows: Map<string, Coupon> | undefined;
  /** Ids played here that no list has shown yet; they may be decided before the first check. */
  played: Set<string>;
  told: Set<string>;
  open: OpenEventStates;
  /** Open events that have ended, so that a decision is due. */
  due: Set<number>;
  looks: number;
  /** True when the checks for a coupon being made, checked or cancelled are used up; the periodic check goes on. */
  lookedOut: boolean;
  /** Delays of the checks of a coupon in transition, and of those after the end of an event, ms. */
  delays: { lookMs: readonly number[]; endedMs: readonly number[] };
  /** Event states reported during a read, whose coupons may turn out to contain these events. */
  meanwhile: Map<number, number | 'left'>;
  running: boolean;
  again: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  timerAt: number;
  changes: CouponChanges | undefined;
}

export function createDecidedCoupons(options: DecidedCouponsOptions): DecidedCoupons {
  const { session, services, timing, now, onChanged, onNoLongerPending: onLeft, onDecided, signal } = options;
  const changes = createListeners();
  let life: Life | undefined;

  const tell = changes.notify;
  const lookIn = (mine: Life, delay: number): void => {
    if (mine.signal.aborted) return;
    if (mine.running) mine.again = true;
    const at = performance.now() + delay;
    if (mine.running || (mine.timer !== undefined && mine.timerAt <= at)) return;
    clearTimeout(mine.timer);
    mine.timerAt = at;
    mine.timer = setTimeout(() => void run(mine), delay);
  };

  const hear = (mine: Life, eventId: number, status: number | 'left'): void => {
    if (!mine.open.has(eventId) || mine.open.get(eventId) === status) return;
    mine.open.set(eventId, status);
    if (!meansEventEnded(status)) return;
    mine.due.add(eventId);
    mine.looks = 0;
    lookIn(mine, mine.delays.endedMs[0] ?? 0);
  };

  const run = async (mine: Life): Promise<void> => {
    mine.timer = undefined;
    mine.running = true;
    mine.meanwhile.clear();
    const read = await readPendingCoupons(services, mine.signal);
    const done = read !== undefined && (await compare(mine, read));
    mine.running = false;
    if (mine.signal.aborted) return;
    if (mine.again) {
      mine.again = false;
      lookIn(mine, mine.delays.lookMs[0] ?? 0);
      return;
    }
    const delay = mine.delays[mine.due.size > 0 ? 'endedMs' : 'lookMs'][mine.looks + 1];
    const awaited = !mine.lookedOut && hasCouponInTransition(mine.rows);
    if (done && mine.due.size === 0 && !awaited) mine.looks = 0;
    else if (delay !== undefined) {
      mine.looks += 1;
      lookIn(mine, delay);
    } else {
      // The service is slow; the periodic check goes on.
      mine.looks = 0;
      // A failed read proves nothing, so the next successful check continues the series.
      if (read === undefined) return;
      mine.lookedOut = true;
      mine.due.clear();
    }
  };

  /** Takes over the undecided coupons. Resolves to false when the outcome of one that left them is unknown. */
  const compare = async (mine: Life, read: PendingCoupons): Promise<boolean> => {
    const before = mine.rows;
    const known = read.isComplete ? [] : (before?.values() ?? []);
    const rows = new Map([...known, ...read.rows].map((row) => [couponRowKey(row), row]));
    for (const { id } of read.rows) mine.played.delete(id);
    const left = rowsNoLongerPending(before ?? new Map(), rows);
    const missing = read.isComplete ? [] : rowsMissingInList(read.rows, before ?? new Map(), mine.due);
    // The first read counts as a change, because a page may hold an older response.
    const moved = before === undefined || pendingRowsText(before) !== pendingRowsText(rows);
    mine.rows = rows;
    if (moved) mine.lookedOut = false;
    // Lists and balance are refreshed before the outcome of each coupon is read.
    publish(mine, []);
    if (moved) onChanged();
    if (left.length > 0) onLeft();

    const ask = async <Of extends { row: Pick<Coupon, 'id' | 'groupId'> }>(of: Of) => ({
      ...of,
      now: await readCouponsOfRow(services, of.row, mine.signal),
    });
    const unseen = [...mine.played].map((id) => ({ row: { id, groupId: null }, count: 1 }));
    const groupsShown = new Set(read.rows.flatMap(({ groupId }) => groupId ?? []));
    const [became, doubted] = await Promise.all([
      Promise.all([...left, ...unseen].map(ask)),
      Promise.all(missing.map((row) => ask({ row }))),
    ]);
    if (mine.signal.aborted) return false;
    // Keyed by id, because an order may have named another coupon of a group than its row does.
    const decided = new Map<string, Coupon>();
    const decide = (coupons: readonly Coupon[]): void => coupons.forEach((coupon) => decided.set(coupon.id, coupon));
    let whole = true;
    for (const { row, count, now: coupons } of became) {
      decide(newlyDecidedCoupons(coupons ?? [], row.id, count, mine.told));
      const followed =
        row.groupId === null && coupons?.some(({ groupId }) => groupId !== null && groupsShown.has(groupId)) === true;
      const unclear = !followed && (coupons === undefined || (coupons.length > 0 && !coupons.some(isSettled)));
      if (!unclear) mine.played.delete(row.id);
      else whole = false;
      // The coupon is still undecided, or there is no response: the row stays and is read at the next check.
      const kept = before?.get(couponRowKey(row));
      if (unclear && kept !== undefined) rows.set(couponRowKey(row), kept);
    }
    let gone = false;
    // Rows that the list did not show. One without a response, or still undecided, stays without a further check.
    for (const { row, now: coupons } of doubted) {
      const count = coupons === undefined ? row.count : countUndecided(coupons, row.count);
      if (count === row.count) continue;
      gone = true;
      decide(newlyDecidedCoupons(coupons ?? [], row.id, row.count - count, mine.told));
      if (count === 0) rows.delete(couponRowKey(row));
      else rows.set(couponRowKey(row), { ...row, count });
    }
    if (gone && left.length === 0) onLeft();
    follow(mine, rows);
    announce(mine, [...decided.values()]);
    if (gone || (!moved && decided.size > 0)) onChanged();
    return whole;
  };

  const follow = (mine: Life, rows: PendingRows): void => {
    mine.open = eventsOfOpenLegs(rows.values(), mine.open);
    for (const [eventId, status] of mine.meanwhile) hear(mine, eventId, status);
    for (const eventId of mine.due) if (!mine.open.has(eventId)) mine.due.delete(eventId);
  };
  const announce = (mine: Life, decided: readonly Coupon[]): void => {
    for (const { id } of decided) mine.told.add(id);
    tellDecided(
      mine,
      decided.map(({ id, groupId, status, net, price }) => ({ id, groupId, status, net, price, pool: false })),
    );
  };
  const tellDecided = (mine: Life, decided: readonly Omit<SettledCoupon, 'at'>[]): void => {
    const at = Math.floor(now() / 1000);
    const settled = decided.map((coupon) => ({ ...coupon, at }));
    publish(mine, settled);
    if (settled.length > 0) onDecided(settled, countPendingCoupons(mine.rows), mine.signal);
  };
  const publish = (mine: Life, settled: readonly SettledCoupon[]): void => {
    const before = mine.changes;
    mine.changes = {
      pendingCount: countPendingCoupons(mine.rows),
      settled: [...(before?.settled ?? []), ...settled].slice(-Math.max(KEPT, settled.length)),
    };
    if (before?.pendingCount !== mine.changes.pendingCount || settled.length > 0) tell();
  };

  runPerSession(
    session,
    {
      begin: (lifetime) => {
        const mine = beginLife(lifetime);
        life = mine;
        lifetime.addEventListener('abort', () => clearTimeout(mine.timer), { once: true });
        void timing().then((known) => {
          mine.delays = { lookMs: known.lookMs, endedMs: spreadLooks(known, options.random ?? Math.random) };
          lookIn(mine, known.firstLookMs);
        });
      },
      end: () => {
        if (life === undefined) return;
        clearTimeout(life.timer);
        life = undefined;
        tell();
      },
    },
    signal,
  );

  return {
    get changes() {
      return life?.changes;
    },
    get hasUndecided() {
      return life !== undefined && (life.rows?.size !== 0 || life.played.size > 0);
    },
    onChange: changes.add,
    onEventStatus: (eventId, status) => {
      if (life === undefined) return;
      if (life.running) life.meanwhile.set(eventId, status);
      hear(life, eventId, status);
    },
    onDecided: (settled) => {
      if (life !== undefined) tellDecided(life, settled);
    },
    checkNow: (played) => {
      if (life === undefined) return;
      if (played !== undefined) life.played.add(played);
      lookIn(life, 0);
    },
    checkSoon: () => {
      if (life !== undefined && life.timer === undefined) lookIn(life, 0);
    },
  };
}

function beginLife(signal: AbortSignal): Life {
  return {
    signal,
    rows: undefined,
    played: new Set(),
    told: new Set(),
    open: new Map(),
    due: new Set(),
    looks: 0,
    lookedOut: false,
    delays: { lookMs: [], endedMs: [] },
    meanwhile: new Map(),
    running: false,
    again: false,
    timer: undefined,
    timerAt: 0,
    changes: undefined,
  };
}
