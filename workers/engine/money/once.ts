/**
 * Money that goes out once (money-2, money-3): one tap, one intent. It is kept before the first byte leaves; an answer that
 * can be read is the end of it, everything else leaves it in doubt, and then a list of the service is asked until it tells.
 * Nothing is ever sent twice. A use says only how it is sent, and how it is found again.
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

/** What money is moved by, and looked for with, in every use. */
export interface MoneyParts {
  session: Session;
  member: Member;
  services: Services;
  store: DeviceStore;
  /** For intents that the device's database refuses. */
  tabStorage: TabStorage;
  locks: LockManager | undefined;
  now(): number;
  /** How far the clock of the service is from that of the device, ms; undefined where nobody says. */
  serverOffset(): Promise<number | undefined>;
  /** After so long what the list does not show was not made. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

export interface Tap {
  /** Its id, made in the tab. */
  intent: string;
  /** Paid with the bonus balance. */
  useBonus?: boolean;
}

/** What is around a tap. */
export interface Around<Kept> {
  hashedPlayer: string;
  /** What the player sent before. */
  last: Kept | undefined;
  /** What it is paid from, kuruş; undefined while nobody knows. */
  purse: number | undefined;
  now: number;
}

/** Nothing is sent, and this is why; or what is kept of it, and how it goes out. */
export type Prepared<Kept, End, Told extends ToldState> =
  | { state: MoneyState<Told> }
  | { record: Kept; send(): Promise<Result<End>> };

export interface MoneyUse<Request extends Tap, End, Kept extends Intent<End>, Told extends ToldState> {
  /** Names its turn: one at a time on this device, whatever engines run. */
  lock: string;
  kept: Pick<KeptIntentsOptions<Kept>, 'key' | 'isRecord' | 'strip'>;
  /** What a tap is about. Another one when its turn has come: then nothing is sent. */
  about(last: Kept | undefined): string;
  /** Takes over what other engines have written, besides what was sent. */
  sync(): Promise<void>;
  prepare(request: Request, around: Around<Kept>): Prepared<Kept, End, Told>;
  find(record: Kept, late: boolean): Promise<Finding<End>>;
  /** How one stands that was kept. */
  stateOf(record: Kept, doubt?: Doubt): MoneyState<Told>;
  /** It was made, and is told; once more where nobody knows whether this was done. */
  onMade(record: Kept): Promise<void>;
}

export interface Once<Request, End, Told extends ToldState> {
  readonly state: MoneyState<Told>;
  readonly isLocked: boolean;
  /** What the device kept is read. */
  readonly known: Promise<void>;
  /** The player's last, whichever engine sent it; not one that was made before this engine began. */
  readonly made: { intent: string; end: End } | undefined;
  run(request: Request): Promise<Result<MoneyState<Told>>>;
  dismiss(): void;
  /** The session is over. Its turn may come late: the next session does not wait for it. */
  leave(): Promise<void>;
  /** A network that is back, a player who signed in: what is unknown may be known now. */
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
      // An engine that ends waits for nothing; what it kept is for the next one.
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
      // One may be made and its news be dismissed before this engine reads of either.
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

  /** What is kept of this player's decides, unless this engine is sending it. */
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

  /** What came of one is for its player alone, who may have gone while it was kept. */
  const tell = ({ hashedPlayer }: Kept, next: MoneyState<Told>): void => {
    if (hashedPlayer === member.player?.hashedPlayer) set(next);
  };

  const confirm = async (record: Kept, end: End): Promise<void> => {
    await kept.change(record, { end, unfinished: true });
    tell(record, use.stateOf({ ...record, end }));
    await finishing.now({ ...record, unfinished: true });
  };

  /** It says afterwards whether money went. When it is slow to be known, nothing waits for it. */
  const purseBefore = async ({ useBonus }: Request): Promise<number | undefined> =>
    member.balances === undefined
      ? readPurse(services, useBonus, AbortSignal.timeout(PURSE_MS))
      : purseOf(member.balances, useBonus);

  const send = async (request: Request, tapped: string, isOver: () => boolean): Promise<MoneyState<Told>> => {
    const { intent } = request;
    const purse = await purseBefore(request);
    const { player } = member;
    // The tab that tapped has not heard yet that the session is over; or another player is there by now.
    if (session.tokens === null || isOver()) return { phase: 'idle' };
    if (player === undefined) return rejected(intent, playerUnread(member.load));
    const open = kept.inDoubt();
    if (open !== undefined) return use.stateOf(open);
    // An engine that died may have left there what it had sent; and the purse took its time as well.
    await finishing.now(kept.mine());
    if (use.about(kept.mine()) !== tapped) return { phase: 'idle' };
    const { hashedPlayer } = player;
    const prepared = use.prepare(request, { hashedPlayer, last: kept.mine(), purse, now: now() });
    if ('state' in prepared) return prepared.state;
    const { record } = prepared;
    sending = intent;
    // What an earlier one came to was on screen when this one was tapped.
    if (!(await kept.add(record))) {
      sending = undefined;
      return rejected(intent, { kind: 'notKept' });
    }
    if (isOver()) {
      // Not with the tokens of whoever came next.
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
    // A status alone, or bare words, may be a gateway's: they say nothing of what was sent.
    if (failure.kind === 'notSent' || (isAnswer(failure) && isOwnRefusal(failure))) {
      await kept.change(record, { end: null, dismissed: true });
      // Who is signed out by it is told that.
      return failure.kind === 'notSent' && session.tokens === null ? { phase: 'idle' } : rejected(intent, failure);
    }
    return use.stateOf(record);
  };

  // Another player sees nothing of this one's; the same one, back again, hears what became of it.
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
        // Another engine may have sent one while this one waited: then the tap was about something that is no more.
        await kept.refresh();
        await use.sync();
        const next: MoneyState<Told> =
          use.about(kept.mine()) === tapped ? await send(request, tapped, isOver) : { phase: 'idle' };
        if (!isOver() && state !== next) set(next);
      });
      await turn.finally(() => {
        // Broken off: nothing is on its way any more. What was kept of it is in doubt.
        if (state.phase === 'sending' && state.intent === request.intent && !signal.aborted) {
          const open = kept.inDoubt();
          set(open === undefined ? { phase: 'idle' } : use.stateOf(open));
        }
        follow();
      });
      return { ok: true, value: state };
    },
    dismiss: () => {
      // The player may stop waiting, once there was time enough to know (rule play-22).
      if (isLocked(state) && (doubtOf(state) ?? 'checking') === 'checking') return;
      const record = kept.mine();
      if (record !== undefined && (!isOpen(record) || state.phase === 'unknown')) {
        kept.dismiss(record);
        // Kept in its turn: another engine that sends now has added what this one has not heard of yet.
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

/** Says, whenever it is asked, whether the player who is there now has gone. */
function watchPlayer(member: Member): () => boolean {
  const { player } = member;
  return () => player !== undefined && member.player?.hashedPlayer !== player.hashedPlayer;
}
