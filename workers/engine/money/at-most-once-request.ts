/**
 * Money requests that are sent at most once (money-2, money-3): one tap, one intent. The record is stored before the
 * first byte is sent. A readable response ends it; otherwise it is unresolved, and a list of the service is polled for
 * the outcome. A use only defines how to send it and how to find it.
 */
import { isDefinitiveRefusal, isServiceRefusal } from '../../../src/contract/failure-checks.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { MoneyState, DetailedMoneyState } from '../../../src/model/money-call.ts';
import { runInLock } from '../../../src/storage/run-in-lock.ts';
import { watchPlayer } from '../session/member.ts';
import { unknownPlayerFailure } from '../session/session.ts';
import { createOutcomePoll, balanceBefore } from './find-outcome.ts';
import {
  type Intent,
  type Tap,
  blocksRequests,
  doubtOf,
  intentOf,
  isUnresolved,
  outcomeOf,
  rejectedState,
} from './intent.ts';
import type { MoneyParts, MoneyUse } from './money-use.ts';
import { createOrderLimits } from '../own-limits/order-limits.ts';
import { createStoredIntents } from './stored-intents.ts';

export interface AtMostOnceRequest<Request, End, Told extends DetailedMoneyState> {
  readonly state: MoneyState<Told>;
  readonly isLocked: boolean;
  /** Resolves when the stored records have been read. */
  readonly whenLoaded: Promise<void>;
  /** Notifies once of each order of the player, from any engine, unless it was made before this engine started. */
  onMade(listener: (end: End) => void): () => void;
  run(request: Request): Promise<Result<MoneyState<Told>>>;
  dismiss(): void;
  /** Cleans up after the session. The next session does not wait for it. */
  onSessionEnd(): Promise<void>;
  /** Retries unresolved requests when the network returns or the player signs in. */
  retryUnresolved(): void;
  onChange(listener: () => void): () => void;
}

/** Longest wait for the account or its balance before a request is sent. */
const PURSE_MS = 3_000;

export function createAtMostOnceRequest<
  Request extends Tap,
  End,
  Kept extends Intent<End>,
  Told extends DetailedMoneyState,
>(
  use: MoneyUse<Request, End, Kept, Told>,
  { session, member, services, store, tabStorage, locks, now, serverOffset, settleMs, ownLimits, signal }: MoneyParts,
): AtMostOnceRequest<Request, End, Told> {
  const changes = createListeners();
  let state: MoneyState<Told> = { phase: 'idle' };
  /** The intent this engine is sending now. */
  let sending: string | undefined;

  const set = (next: MoneyState<Told>): void => {
    state = next;
    changes.notify();
  };
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    runInLock(locks, use.lock, { signal }, work).catch((error: unknown) => {
      // An engine that ends waits for no lock; the next engine handles its records.
      if (!signal.aborted) throw error;
    });

  const kept = createStoredIntents<End, Kept>({
    ...use.storage,
    store,
    tabStorage,
    player: () => member.player?.hashedPlayer,
    onLoaded: () => follow(),
    onExternalWrite: () => {
      follow();
      // A record may be made and dismissed before this engine reads either change.
      changes.notify();
    },
    now,
    signal,
  });
  /** Empties the slip of a made order, exactly once; the caller holds the lock. */
  const complete = async (record: Kept | undefined): Promise<void> => {
    if (record?.unfinished !== true) return;
    await use.onSucceeded(record);
    await kept.change(record, { unfinished: false });
  };
  const limits = createOrderLimits(use, ownLimits);
  /** Ends a record whose order was not made. */
  const drop = async (record: Kept): Promise<void> => {
    await kept.change(record, { end: null, dismissed: true });
    await limits.settle(record, false);
  };
  let isCompleting = false;
  /**
   * Completes an order whose engine died in between, or still holds the lock. This must not happen a second time,
   * because a player may start the very same slip while the first one's confirmation is still shown.
   */
  const completeQueued = (record: Kept | undefined): void => {
    if (record?.unfinished !== true || isCompleting) return;
    isCompleting = true;
    void inTurn(async () => {
      await kept.refresh();
      await complete(kept.currentRecord());
    }).finally(() => (isCompleting = false));
  };
  const watch = createOutcomePoll<End, Kept>({
    intents: kept,
    find: use.findOutcome,
    serverOffset,
    runInLock: (work) =>
      inTurn(async () => {
        // A database that refuses writes announces none, so what another engine has stored meanwhile is read here.
        await kept.refresh();
        follow();
        await work();
      }),
    onOutcome: async (record, end) => {
      if (end !== null) return confirm(record, end);
      await kept.change(record, { end, proven: true });
      await limits.settle(record, false);
      tell(record, use.stateOf({ ...record, end, proven: true }));
    },
    onDoubt: (record, doubt) => {
      const isNews = doubtOf(state) !== doubt;
      if (isNews && record.intent !== sending) set(use.stateOf(record, doubt));
    },
    settleMs,
    signal,
  });

  /** Shows the state of the player's stored record, unless this engine is sending it. */
  const follow = (): void => {
    const record = kept.currentRecord();
    completeQueued(record);
    if (record === undefined || record.dismissed === true) {
      if (state.phase === 'unknown') set({ phase: 'idle' });
      return;
    }
    if (record.intent === sending) return;
    const next = use.stateOf(record);
    if (state.phase !== next.phase || intentOf(state) !== record.intent) set(next);
    if (kept.unresolvedRecord() !== undefined) watch.schedule();
  };

  /** Shows an outcome to its own player only, who may have signed out while it was stored. */
  const tell = ({ hashedPlayer }: Kept, next: MoneyState<Told>): void => {
    if (hashedPlayer === member.player?.hashedPlayer) set(next);
  };

  const confirm = async (record: Kept, end: End): Promise<void> => {
    // First, because a sign-out removes a record with an outcome.
    await limits.settle(record, true);
    await kept.change(record, { end, unfinished: true });
    tell(record, use.stateOf({ ...record, end }));
    await complete({ ...record, unfinished: true });
  };

  /** Resolves when the player, the player's record and the subject are known, or the service takes too long. */
  const whenLoaded = async (): Promise<void> => {
    await Promise.all([kept.whenLoaded, use.whenLoaded?.()]);
    if (member.player !== undefined || session.tokens === null) return;
    await Promise.race([member.whenFirstLoaded(), new Promise((resolve) => setTimeout(resolve, PURSE_MS))]);
  };

  const send = async (request: Request, tapped: string, isOver: () => boolean): Promise<MoneyState<Told>> => {
    const { intent } = request;
    const [purse, reserve] = await Promise.all([balanceBefore(services, member, request, PURSE_MS), limits.open()]);
    const { player } = member;
    // The tab that was tapped may not know yet that the session is over, or another player is signed in by now.
    if (session.tokens === null || isOver()) return { phase: 'idle' };
    if (player === undefined) return rejectedState(intent, unknownPlayerFailure(member.load));
    const open = kept.unresolvedRecord();
    if (open !== undefined) return use.stateOf(open);
    // A dead engine may have left its sent slip there, and the slip may have changed while the balance was read.
    await complete(kept.currentRecord());
    if (use.subjectOf(kept.currentRecord()) !== tapped) return { phase: 'idle' };
    const { hashedPlayer } = player;
    const prepared = use.prepare(request, {
      hashedPlayer,
      last: kept.currentRecord(),
      balanceBefore: purse,
      now: now(),
    });
    if ('state' in prepared) return prepared.state;
    const record = reserve === undefined ? prepared.record : { ...prepared.record, isLimited: true };
    const refusal = await reserve?.(record, kept.currentRecord());
    if (refusal !== undefined) return rejectedState(intent, refusal);
    if (use.subjectOf(kept.currentRecord()) !== tapped) {
      await limits.settle(record, false);
      return { phase: 'idle' };
    }
    sending = intent;
    // The earlier record may be replaced, because its outcome was on screen at the time of the tap.
    if (!(await kept.add(record))) {
      sending = undefined;
      await limits.settle(record, false);
      return rejectedState(intent, { kind: 'notKept' });
    }
    if (isOver()) {
      // The request must not be sent with the next player's tokens.
      sending = undefined;
      await drop(record);
      return { phase: 'idle' };
    }
    set({ phase: 'sending', intent });
    const answer = await prepared.send({ 'Client-Transaction-Id': intent }).finally(() => {
      sending = undefined;
    });
    if (answer.ok) {
      await confirm(record, answer.value);
      return state;
    }
    const { failure } = answer;
    // A bare status or text may come from a gateway and does not say if the order was made.
    if (failure.kind === 'notSent' || (isDefinitiveRefusal(failure) && isServiceRefusal(failure))) {
      await drop(record);
      // A player who was signed out by the failure is informed of that instead.
      return failure.kind === 'notSent' && session.tokens === null ? { phase: 'idle' } : rejectedState(intent, failure);
    }
    return use.stateOf(record);
  };

  // Another player sees nothing of this one's request; the same player sees the outcome after the next sign-in.
  member.onChange(() => {
    if (member.player === undefined && state.phase !== 'idle') set({ phase: 'idle' });
    follow();
  });

  return {
    get state() {
      return state;
    },
    get isLocked() {
      return blocksRequests(state);
    },
    whenLoaded: kept.whenLoaded,
    onMade: (listener) => {
      let known: string | undefined;
      return changes.add(() => {
        const record = kept.currentRecord();
        const end = outcomeOf<End>(record);
        if (record === undefined || end === undefined || kept.wasResolvedAtStart(record)) return;
        if (record.intent === known) return;
        known = record.intent;
        listener(end);
      });
    },
    run: async (request) => {
      if (blocksRequests(state)) return { ok: true, value: state };
      set({ phase: 'sending', intent: request.intent });
      const isOver = watchPlayer(member);
      // The tap is about what the tab shows, which a new engine has yet to read.
      const take = async (): Promise<void> => {
        await whenLoaded();
        const tapped = use.subjectOf(kept.currentRecord());
        await inTurn(async () => {
          // Another engine may have sent one during the wait for the lock; then the subject of the tap no longer exists.
          await kept.refresh();
          await use.sync();
          const next: MoneyState<Told> =
            use.subjectOf(kept.currentRecord()) === tapped ? await send(request, tapped, isOver) : { phase: 'idle' };
          if (!isOver() && state !== next) set(next);
        });
      };
      await take().finally(() => {
        // The work was broken off, so nothing is in flight any more; a stored record is unresolved.
        if (state.phase === 'sending' && state.intent === request.intent && !signal.aborted) {
          const open = kept.unresolvedRecord();
          set(open === undefined ? { phase: 'idle' } : use.stateOf(open));
        }
        follow();
      });
      return { ok: true, value: state };
    },
    dismiss: () => {
      // The player may stop waiting only after there was enough time to find the outcome (rule play-22).
      if (blocksRequests(state) && (doubtOf(state) ?? 'checking') === 'checking') return;
      const record = kept.currentRecord();
      if (record !== undefined && (!isUnresolved(record) || state.phase === 'unknown')) {
        kept.dismiss(record);
        // Stored under the lock, because another engine may have added a record that this one has not read.
        void inTurn(async () => {
          await kept.refresh();
          await kept.change(record, { dismissed: true });
        });
      }
      set({ phase: 'idle' });
    },
    onSessionEnd: () => kept.cleanUpAfterSession(performance.now(), inTurn),
    retryUnresolved: () => {
      watch.restart();
      if (kept.unresolvedRecord() !== undefined) follow();
    },
    onChange: changes.add,
  };
}
