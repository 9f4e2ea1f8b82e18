/**
 * Limits a member set on this device: stored by the hash of the account for all engines and tabs, so that a sign-out
 * removes none of them. Their time is the service's (rule balance-8).
 */
import {
  type OwnLimits,
  addStake,
  advance,
  changeLimits,
  closeStakes,
  isLimitsChange,
  isOwnLimits,
  isWithoutLimits,
  limitRefusal,
  limitsState,
  noOwnLimits,
  settleStake,
} from '../../../src/domain/own-limits/own-limits.ts';
import { isPlainObject } from '../../../src/lib/guards.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { OwnLimitsChange, OwnLimitsState } from '../../../src/model/own-limits.ts';
import { runInLock } from '../../../src/storage/run-in-lock.ts';
import type { MoneyParts } from '../money/money-use.ts';
import { createValuesSource } from '../topics/lazy-source.ts';
import type { MarkDirty, TopicSource } from '../topics/topic-source.ts';
import { OWN_LIMITS_KEY, type OrderGate } from './limited-order.ts';

export interface OwnLimitsPart extends OrderGate {
  /** The failure that says why the present member may not deposit. */
  depositFailure(): Promise<Failure | undefined>;
  change(change: OwnLimitsChange): Promise<Result<null>>;
  open(markDirty: MarkDirty): TopicSource;
}

/** Dependencies of the part. */
export type OwnLimitsOptions = Omit<MoneyParts, 'ownLimits' | 'services' | 'settleMs'>;

const LOCK = 'tribun:limits';
/** Pause between two looks at the time while limits are shown. */
const LOOK_MS = 30_000;
const unread: Failure = { kind: 'limitsUnread' };

export function createOwnLimits(options: OwnLimitsOptions): OwnLimitsPart {
  const { store, tabStorage, locks, member, serverOffset, now, signal } = options;
  const changes = createListeners();
  /** The service's time at a moment of the monotonic clock, which nobody can set. */
  let measured: { at: number; elapsed: number } | undefined;
  /** The records as last read; undefined until then. */
  let known: OwnLimits[] | undefined;

  const measure = async (): Promise<boolean> => {
    const offset = await serverOffset();
    if (offset !== undefined) measured = { at: now() + offset, elapsed: performance.now() };
    return offset !== undefined;
  };
  /** The service's time; while it is unknown, the moment of the last write, so that the device's clock moves nothing. */
  const moment = (own?: OwnLimits): number =>
    measured === undefined ? (own?.seenAt ?? now()) : Math.floor(measured.at + performance.now() - measured.elapsed);

  /** The newest record of each member. Throws when a member's only record is unreadable: it may contain a limit. */
  const read = async (): Promise<OwnLimits[]> => {
    const [onDevice, inTabs] = await Promise.all([
      store.read(OWN_LIMITS_KEY, Array.isArray),
      tabStorage.read(OWN_LIMITS_KEY),
    ]);
    const parsed = parseJson(inTabs ?? '');
    const stored: unknown[] = [...(onDevice ?? []), ...(Array.isArray(parsed) ? parsed : [])];
    const newest = new Map<string, OwnLimits>();
    for (const record of stored.filter(isOwnLimits)) {
      if ((newest.get(record.hashedPlayer)?.revision ?? -1) < record.revision) newest.set(record.hashedPlayer, record);
    }
    const isLost = stored.some((record) => !isPlainObject(record) || !newest.has(String(record['hashedPlayer'])));
    if (isLost) throw new TypeError('unreadable limits');
    return [...newest.values()];
  };
  /** @returns true when one of the places stores them */
  const write = async (records: readonly OwnLimits[], own: OwnLimits): Promise<boolean> => {
    const others = records.filter(({ hashedPlayer }) => hashedPlayer !== own.hashedPlayer);
    const changed = { ...own, revision: own.revision + 1, seenAt: moment(own) };
    const next = isWithoutLimits(own) ? others : [...others, changed];
    const places = await Promise.all([
      store.write(OWN_LIMITS_KEY, next),
      tabStorage.write(OWN_LIMITS_KEY, next.length > 0 ? JSON.stringify(next) : null),
    ]);
    if (!places.includes(true)) return false;
    known = next;
    changes.notify();
    return true;
  };
  const inTurn = <T>(work: (records: OwnLimits[]) => Promise<T>): Promise<T> =>
    runInLock(locks, LOCK, { signal }, async () => work(await read()));
  const ofPlayer = (records: readonly OwnLimits[], hashedPlayer: string | undefined): OwnLimits | undefined =>
    records.find((own) => own.hashedPlayer === hashedPlayer);

  const look = async (): Promise<void> => {
    // An unreadable record stays as it was last read; an order is refused because of it.
    known = await read().catch(() => known);
    changes.notify();
  };
  const state = (): OwnLimitsState | undefined => {
    const { player } = member;
    if (known === undefined || player === undefined) return undefined;
    const own = ofPlayer(known, player.hashedPlayer);
    return limitsState(advance(own ?? noOwnLimits(player.hashedPlayer, moment()), moment(own)));
  };

  const stop = store.onWritten((key) => {
    if (key === OWN_LIMITS_KEY) void look();
  });
  signal.addEventListener('abort', stop, { once: true });
  member.onChange(changes.notify);

  return {
    measure: async () => void (await measure()),
    reserve: ({ use, hashedPlayer, intent, amount, last }) =>
      inTurn(async (records) => {
        const stored = ofPlayer(records, hashedPlayer);
        if (stored === undefined) return undefined;
        const own = closeStakes(advance(stored, moment(stored)), use, last);
        const kind = limitRefusal(own, amount);
        if (kind !== undefined) return { kind };
        const isStored = await write(records, addStake(own, { intent, use, amount, open: true }));
        return isStored ? undefined : ({ kind: 'notKept' } satisfies Failure);
      }).catch((error: unknown) => {
        if (error instanceof TypeError) return unread;
        throw error;
      }),
    settle: (intent, isMade) =>
      inTurn(async (records) => {
        const own = records.find(({ stakes }) => stakes.some((stake) => stake.intent === intent));
        if (own !== undefined) await write(records, settleStake(own, intent, isMade));
      }),
    depositFailure: async () => {
      await measure();
      if (member.player === undefined) await member.whenFirstLoaded();
      const records = await read().catch(() => undefined);
      if (records === undefined || member.player === undefined) return unread;
      const own = ofPlayer(records, member.player.hashedPlayer);
      const kind = own === undefined ? undefined : limitRefusal(advance(own, moment(own)), 0);
      return kind === undefined ? undefined : { kind };
    },
    change: async (change) => {
      const failed = (failure: Failure): Result<null> => ({ ok: false, failure });
      if (!isLimitsChange(change)) return failed({ kind: 'outdated' });
      // A wait or a pause that begins by the wrong clock would end by it.
      if (!(await measure())) return failed({ kind: 'network' });
      const { player } = member;
      if (player === undefined) return failed({ kind: 'signedOut' });
      return inTurn(async (records) => {
        const at = moment();
        const own = ofPlayer(records, player.hashedPlayer) ?? noOwnLimits(player.hashedPlayer, at);
        const isStored = await write(records, changeLimits(own, change, at));
        return isStored ? ({ ok: true, value: null } as const) : failed({ kind: 'notKept' });
      }).catch((error: unknown) => {
        if (error instanceof TypeError) return failed(unread);
        throw error;
      });
    },
    open: (markDirty) => {
      const notify = (): void => markDirty('state');
      const release = changes.add(notify);
      const timer = setInterval(notify, LOOK_MS);
      void Promise.all([measure(), look()]).then(notify);
      return createValuesSource({ state }, [release, () => clearInterval(timer)], () => void look());
    },
  };
}
