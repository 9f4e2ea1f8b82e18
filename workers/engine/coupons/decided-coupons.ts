/**
 * Notices that a coupon was decided while the app is open. No hub tells of coupons; what ends their events does, and
 * then the coupons are read again until they show it: a service settles a little later than the whistle.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import { type Timing, productTiming } from '../../../src/contract/environment.ts';
import type { Coupon, CouponChanges, SettledCoupon } from '../../../src/model/coupon.ts';
import { isSettled } from '../../../src/domain/coupon/decided.ts';
import { rowKey } from '../../../src/domain/coupon/row-key.ts';
import { tellsEnd } from '../../../src/domain/program/score-status.ts';
import type { Services } from '../calls/services.ts';
import { eachSession } from '../session/each-session.ts';
import type { Session } from '../session/session.ts';
import { type Pending, isAwaited, readPending, readRow } from './pending.ts';
import {
  type OpenEvents,
  type Rows,
  leftBehind,
  missingIn,
  newlyDecided,
  openEvents,
  pendingCount,
  stateOf,
  waitingOf,
} from './pending-changes.ts';

export interface DecidedCoupons {
  /** Of this session; undefined for a visitor, and until the coupons were read. */
  readonly changes: CouponChanges | undefined;
  onChange(listener: () => void): () => void;
  /** A hub says how an event stands: its score's status, or that it left. One look into a map for all but a player's own. */
  onEventStatus(eventId: number, status: number | 'left'): void;
  /** Coupons that are followed elsewhere were decided too. */
  onDecided(settled: readonly Omit<SettledCoupon, 'at'>[]): void;
  /** The player changed the coupons; `played` is a new one, of several the first. */
  checkNow(played?: string): void;
  /** Something may have been missed. */
  checkSoon(): void;
}

export interface DecidedCouponsOptions {
  session: Session;
  services: Services;
  timing(): Promise<Timing>;
  now(): number;
  /** What a list of coupons shows is another. */
  onChanged(): void;
  /** Some wait no more: the balance may have moved. */
  onLeft(): void;
  /** Coupons were decided, and the player is to know; not after the session's end (`lifetime`). */
  onDecided(settled: SettledCoupon[], pendingCount: number, lifetime: AbortSignal): void;
  signal: AbortSignal;
}

/** As many as a group may have, and never fewer than one look brought: the tabs reckon their sums from these. */
const KEPT = 100;

interface Life {
  signal: AbortSignal;
  /** What waits, by row; undefined until it was read. */
  rows: Map<string, Coupon> | undefined;
  /** Played here and not seen in a list yet: may be decided before the first look. */
  played: Set<string>;
  told: Set<string>;
  open: OpenEvents;
  /** Those of them that ended: a decision is due. */
  due: Set<number>;
  looks: number;
  /** The looks for a coupon that is being made, checked or cancelled came to their end: the look now and then goes on. */
  lookedOut: boolean;
  /** Between the end of an event and the looks for a decision. */
  lookMs: readonly number[];
  /** What the hubs said while the coupons were being read: of events, perhaps, that are found only then. */
  meanwhile: Map<number, number | 'left'>;
  running: boolean;
  again: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  timerAt: number;
  changes: CouponChanges | undefined;
}

export function createDecidedCoupons(options: DecidedCouponsOptions): DecidedCoupons {
  const { session, services, timing, now, onChanged, onLeft, onDecided, signal } = options;
  const changes = createListeners();
  let life: Life | undefined;

  const tell = changes.tell;
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
    if (!tellsEnd(status)) return;
    mine.due.add(eventId);
    mine.looks = 0;
    lookIn(mine, mine.lookMs[0] ?? 0);
  };

  const run = async (mine: Life): Promise<void> => {
    mine.timer = undefined;
    mine.running = true;
    mine.meanwhile.clear();
    const read = await readPending(services, mine.signal);
    const done = read !== undefined && (await compare(mine, read));
    mine.running = false;
    if (mine.signal.aborted) return;
    if (mine.again) {
      mine.again = false;
      lookIn(mine, mine.lookMs[0] ?? 0);
      return;
    }
    const delay = mine.lookMs[mine.looks + 1];
    const awaited = !mine.lookedOut && isAwaited(mine.rows);
    if (done && mine.due.size === 0 && !awaited) mine.looks = 0;
    else if (delay !== undefined) {
      mine.looks += 1;
      lookIn(mine, delay);
    } else {
      // The service takes its time; the look now and then goes on.
      mine.looks = 0;
      // Without an answer the looks were none: the next one that is answered goes on with them.
      if (read === undefined) return;
      mine.lookedOut = true;
      mine.due.clear();
    }
  };

  /** Takes in what waits now; answers false when something that waits no more did not tell what became of it. */
  const compare = async (mine: Life, read: Pending): Promise<boolean> => {
    const before = mine.rows;
    const known = read.whole ? [] : (before?.values() ?? []);
    const rows = new Map([...known, ...read.rows].map((row) => [rowKey(row), row]));
    for (const { id } of read.rows) mine.played.delete(id);
    const left = leftBehind(before ?? new Map(), rows);
    const missing = read.whole ? [] : missingIn(read.rows, before ?? new Map(), mine.due);
    // What a page read before the first look may be older than it.
    const moved = before === undefined || stateOf(before) !== stateOf(rows);
    mine.rows = rows;
    if (moved) mine.lookedOut = false;
    // Lists and balance need not wait for what became of each.
    publish(mine, []);
    if (moved) onChanged();
    if (left.length > 0) onLeft();

    const ask = async <Of extends { row: Pick<Coupon, 'id' | 'groupId'> }>(of: Of) => ({
      ...of,
      now: await readRow(services, of.row, mine.signal),
    });
    const unseen = [...mine.played].map((id) => ({ row: { id, groupId: null }, count: 1 }));
    const groupsShown = new Set(read.rows.flatMap(({ groupId }) => groupId ?? []));
    const [became, doubted] = await Promise.all([
      Promise.all([...left, ...unseen].map(ask)),
      Promise.all(missing.map((row) => ask({ row }))),
    ]);
    if (mine.signal.aborted) return false;
    // By their names: an order may have named another coupon of a group than its row does.
    const decided = new Map<string, Coupon>();
    const decide = (coupons: readonly Coupon[]): void => coupons.forEach((coupon) => decided.set(coupon.id, coupon));
    let whole = true;
    for (const { row, count, now: coupons } of became) {
      decide(newlyDecided(coupons ?? [], row.id, count, mine.told));
      const followed =
        row.groupId === null && coupons?.some(({ groupId }) => groupId !== null && groupsShown.has(groupId)) === true;
      const unclear = !followed && (coupons === undefined || (coupons.length > 0 && !coupons.some(isSettled)));
      if (!unclear) mine.played.delete(row.id);
      else whole = false;
      // Still waiting, or nobody said: it is asked about again.
      const kept = before?.get(rowKey(row));
      if (unclear && kept !== undefined) rows.set(rowKey(row), kept);
    }
    let gone = false;
    // Of these the list said nothing: what does not answer, or still waits, waits on without being looked for.
    for (const { row, now: coupons } of doubted) {
      const count = coupons === undefined ? row.count : waitingOf(coupons, row.count);
      if (count === row.count) continue;
      gone = true;
      decide(newlyDecided(coupons ?? [], row.id, row.count - count, mine.told));
      if (count === 0) rows.delete(rowKey(row));
      else rows.set(rowKey(row), { ...row, count });
    }
    if (gone && left.length === 0) onLeft();
    follow(mine, rows);
    announce(mine, [...decided.values()]);
    if (gone || (!moved && decided.size > 0)) onChanged();
    return whole;
  };

  const follow = (mine: Life, rows: Rows): void => {
    mine.open = openEvents(rows.values(), mine.open);
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
    if (settled.length > 0) onDecided(settled, pendingCount(mine.rows), mine.signal);
  };
  const publish = (mine: Life, settled: readonly SettledCoupon[]): void => {
    const before = mine.changes;
    mine.changes = {
      pendingCount: pendingCount(mine.rows),
      settled: [...(before?.settled ?? []), ...settled].slice(-Math.max(KEPT, settled.length)),
    };
    if (before?.pendingCount !== mine.changes.pendingCount || settled.length > 0) tell();
  };

  eachSession(
    session,
    {
      begin: (lifetime) => {
        const mine = beginLife(lifetime);
        life = mine;
        lifetime.addEventListener('abort', () => clearTimeout(mine.timer), { once: true });
        void timing().then(({ lookMs, firstLookMs }) => {
          mine.lookMs = lookMs;
          lookIn(mine, firstLookMs);
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
    lookMs: productTiming.lookMs,
    meanwhile: new Map(),
    running: false,
    again: false,
    timer: undefined,
    timerAt: 0,
    changes: undefined,
  };
}
