/**
 * Money requests that are sent at most once (money-2, money-3): one tap, one intent. The record is stored before the
 * first byte is sent. A readable response ends it; otherwise it is unresolved, and a list of the service is polled for
 * the outcome. A use only defines how to send it and how to find it.
 */
import { isAnswer, isOwnRefusal } from '../../../src/contract/errors.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Doubt, MoneyState, ToldState } from '../../../src/model/money-call.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { inLock } from '../../../src/storage/in-lock.ts';
import type { Services } from '../calls/services.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import { playerUnread } from '../session/signed-out.ts';
import { byServer } from './by-server.ts';
import type { Finding } from './find-again.ts';
import { createFinishing } from './finishing.ts';
import { type Intent, endOf, isOpen } from './intent.ts';
import { createKeptIntents, type KeptIntentsOptions } from './kept-intents.ts';
import type { TabStorage } from './kept-records.ts';
import { doubtOf, intentOf, isLocked, rejected } from './money-state.ts';
import { purseOf, readPurse } from './purse.ts';
import { createWatch } from './watch.ts';

/** Dependencies shared by all uses. */
export interface MoneyParts {
  session: Session;
  member: Member;
  services: Services;
  store: DeviceStore;
  /** Stores intents that the device's database refuses. */
  tabStorage: TabStorage;
  locks: LockManager | undefined;
  now(): number;
  /** Offset from the device's clock to the service's, ms; undefined when it cannot be measured. */
  serverOffset(): Promise<number | undefined>;
  /** Milliseconds after which an order that the list does not show was not made. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

export interface Tap {
  /** Id of the tap, made in the tab. */
  intent: string;
  /** True when paid with the bonus balance. */
  useBonus?: boolean;
}

/** The context of a tap. */
export interface Around<Kept> {
  hashedPlayer: string;
  /** The player's previous record. */
  last: Kept | undefined;
  /** The balance that pays for it, kuruş; undefined when unknown. */
  purse: number | undefined;
  now: number;
}

/** Either the state that says why nothing is sent, or the record to store and the function that sends it. */
export type Prepared<Kept, End, Told extends ToldState> =
  | { state: MoneyState<Told> }
  | { record: Kept; send(): Promise<Result<End>> };

export interface MoneyUse<Request extends Tap, End, Kept extends Intent<End>, Told extends ToldState> {
  /** Name of the lock: one request at a time on this device, in all engines. */
  lock: string;
  kept: Pick<KeptIntentsOptions<Kept>, 'key' | 'isRecord' | 'strip'>;
  /** Identifies the subject of a tap. If it changes while the tap waits for the lock, nothing is sent. */
  about(last: Kept | undefined): string;
  /** Takes over what other engines have written, apart from the records. */
  sync(): Promise<void>;
  prepare(request: Request, around: Around<Kept>): Prepared<Kept, End, Told>;
  find(record: Kept, late: boolean): Promise<Finding<End>>;
  /** The state to show for a stored record. */
  stateOf(record: Kept, doubt?: Doubt): MoneyState<Told>;
  /** Called after an order was made and shown; repeated when it is unknown if the first call was completed. */
  onMade(record: Kept): Promise<void>;
}

export interface Once<Request, End, Told extends ToldState> {
  readonly state: MoneyState<Told>;
  readonly isLocked: boolean;
  /** Resolves when the stored records have been read. */
  readonly known: Promise<void>;
  /** The player's last order, from any engine; undefined when it was made before this engine started. */
  readonly made: { intent: string; end: End } | undefined;
  run(request: Request): Promise<Result<MoneyState<Told>>>;
  dismiss(): void;
  /** Cleans up after the session. The next session does not wait for it. */
  leave(): Promise<void>;
  /** Retries unresolved requests when the network returns or the player signs in. */
  look(): void;
  onChange(listener: () => void): () => void;
}

const PURSE_MS = 3_000;

export function createOnce<Request extends Tap, End, Kept extends Intent<End>, Told extends ToldState>(
  use: MoneyUse<Request, End, Kept, Told>,
  { session, member, services, store, tabStorage, locks, now, serverOffset, settleMs, signal }: MoneyParts,
): Once<Request, End, Told> {
  const changes = createListeners();
  let state: MoneyState<Told> = { phase: 'idle' };
  /** The intent this engine is sending now. */
  let sending: string | undefined;

  const set = (next: MoneyState<Told>): void => {
    state = next;
    changes.tell();
  };
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    inLock(locks, use.lock, { signal }, work).catch((error: unknown) => {
      // An engine that ends waits for no lock; the next engine handles its records.
      if (!signal.aborted) throw error;
    });

  const kept = createKeptIntents<End, Kept>({
    ...use.kept,
    store,
    tabStorage,
    player: () => member.player?.hashedPlayer,
    onRead: () => follow(),
    onElsewhere: () => {
      follow();
      // A record may be made and dismissed before this engine reads either change.
      changes.tell();
    },
    now,
    signal,
  });
  const finishing = createFinishing<End, Kept>({ kept, inTurn, onMade: use.onMade });
  const watch = createWatch<End, Kept>({
    kept,
    find: async (record, late) => use.find(await byServer(record, kept, serverOffset), late),
    inTurn,
    onEnd: async (record, end) => {
      if (end !== null) return confirm(record, end);
      await kept.change(record, { end, proven: true });
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
    const record = kept.mine();
    finishing.later(record);
    if (record === undefined || record.dismissed === true) {
      if (state.phase === 'unknown') set({ phase: 'idle' });
      return;
    }
    if (record.intent === sending) return;
    const next = use.stateOf(record);
    if (state.phase !== next.phase || intentOf(state) !== record.intent) set(next);
    if (kept.inDoubt() !== undefined) watch.soon();
  };

  /** Shows an outcome to its own player only, who may have signed out while it was stored. */
  const tell = ({ hashedPlayer }: Kept, next: MoneyState<Told>): void => {
    if (hashedPlayer === member.player?.hashedPlayer) set(next);
  };

  const confirm = async (record: Kept, end: End): Promise<void> => {
    await kept.change(record, { end, unfinished: true });
    tell(record, use.stateOf({ ...record, end }));
    await finishing.now({ ...record, unfinished: true });
  };

  /** The balance before sending, which later shows if money was taken. A slow response is not awaited. */
  const purseBefore = async ({ useBonus }: Request): Promise<number | undefined> =>
    member.balances === undefined
      ? readPurse(services, useBonus, AbortSignal.timeout(PURSE_MS))
      : purseOf(member.balances, useBonus);

  const send = async (request: Request, tapped: string, isOver: () => boolean): Promise<MoneyState<Told>> => {
    const { intent } = request;
    const purse = await purseBefore(request);
    const { player } = member;
    // The tab that was tapped may not know yet that the session is over, or another player is signed in by now.
    if (session.tokens === null || isOver()) return { phase: 'idle' };
    if (player === undefined) return rejected(intent, playerUnread(member.load));
    const open = kept.inDoubt();
    if (open !== undefined) return use.stateOf(open);
    // A dead engine may have left its sent slip there, and the slip may have changed while the balance was read.
    await finishing.now(kept.mine());
    if (use.about(kept.mine()) !== tapped) return { phase: 'idle' };
    const { hashedPlayer } = player;
    const prepared = use.prepare(request, { hashedPlayer, last: kept.mine(), purse, now: now() });
    if ('state' in prepared) return prepared.state;
    const { record } = prepared;
    sending = intent;
    // The earlier record may be replaced, because its outcome was on screen at the time of the tap.
    if (!(await kept.add(record))) {
      sending = undefined;
      return rejected(intent, { kind: 'notKept' });
    }
    if (isOver()) {
      // The request must not be sent with the next player's tokens.
      sending = undefined;
      await kept.change(record, { end: null, dismissed: true });
      return { phase: 'idle' };
    }
    set({ phase: 'sending', intent });
    const answer = await prepared.send().finally(() => {
      sending = undefined;
    });
    if (answer.ok) {
      await confirm(record, answer.value);
      return state;
    }
    const { failure } = answer;
    // A bare status or text may come from a gateway and does not say if the order was made.
    if (failure.kind === 'notSent' || (isAnswer(failure) && isOwnRefusal(failure))) {
      await kept.change(record, { end: null, dismissed: true });
      // A player who was signed out by the failure is informed of that instead.
      return failure.kind === 'notSent' && session.tokens === null ? { phase: 'idle' } : rejected(intent, failure);
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
      return isLocked(state);
    },
    known: kept.known,
    get made() {
      const record = kept.mine();
      const end = endOf<End>(record);
      if (record === undefined || end === undefined || kept.isOld(record)) return undefined;
      return { intent: record.intent, end };
    },
    run: async (request) => {
      if (isLocked(state)) return { ok: true, value: state };
      set({ phase: 'sending', intent: request.intent });
      const tapped = use.about(kept.mine());
      const isOver = watchPlayer(member);
      const turn = inTurn(async () => {
        // Another engine may have sent one during the wait for the lock; then the subject of the tap no longer exists.
        await kept.refresh();
        await use.sync();
        const next: MoneyState<Told> =
          use.about(kept.mine()) === tapped ? await send(request, tapped, isOver) : { phase: 'idle' };
        if (!isOver() && state !== next) set(next);
      });
      await turn.finally(() => {
        // The work was broken off, so nothing is in flight any more; a stored record is unresolved.
        if (state.phase === 'sending' && state.intent === request.intent && !signal.aborted) {
          const open = kept.inDoubt();
          set(open === undefined ? { phase: 'idle' } : use.stateOf(open));
        }
        follow();
      });
      return { ok: true, value: state };
    },
    dismiss: () => {
      // The player may stop waiting only after there was enough time to find the outcome (rule play-22).
      if (isLocked(state) && (doubtOf(state) ?? 'checking') === 'checking') return;
      const record = kept.mine();
      if (record !== undefined && (!isOpen(record) || state.phase === 'unknown')) {
        kept.dismiss(record);
        // Stored under the lock, because another engine may have added a record that this one has not read.
        void inTurn(async () => {
          await kept.refresh();
          await kept.change(record, { dismissed: true });
        });
      }
      set({ phase: 'idle' });
    },
    leave: () => kept.leave(now(), inTurn),
    look: () => {
      watch.restart();
      if (kept.inDoubt() !== undefined) follow();
    },
    onChange: changes.add,
  };
}

/** Returns a function that is true once the present player has signed out or changed. */
function watchPlayer(member: Member): () => boolean {
  const { player } = member;
  return () => player !== undefined && member.player?.hashedPlayer !== player.hashedPlayer;
}
