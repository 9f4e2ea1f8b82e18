/**
 * Playing the slip: one tap, one coupon (money-2, money-3). The intent is kept before the first byte leaves; an answer that can
 * be read is the end of it, everything else leaves it unknown: then the slip is locked and the history is asked until it
 * tells. Nothing is ever sent twice.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import { isAnswer } from '../../../src/contract/errors.ts';
import { wager } from '../../../src/contract/services/wager.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { PlayRequest, PlayState } from '../../../src/model/slip.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip.ts';
import type { Services } from '../calls/services.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import type { Acceptance } from './acceptance.ts';
import { createKeptPlays } from './kept-plays.ts';
import { type PlayRecord, isOpen, rejected, slipName, stateOf } from './play-record.ts';
import { purseOf, readPurse } from './find-played-coupon.ts';
import { createPlayWatch } from './play-watch.ts';
import { prepareOrder } from './prepare-order.ts';
import type { Slip } from './slip.ts';

export interface Play {
  readonly state: PlayState;
  readonly isLocked: boolean;
  /** The player's last coupon, whichever engine sent it; not one that was made before this engine began. */
  readonly made: { intent: string; couponIds: string[] } | undefined;
  play(request: PlayRequest): Promise<Result<PlayState>>;
  dismiss(): void;
  /** The session is over. */
  leave(): Promise<void>;
  /** A network that is back, a player who signed in: what is unknown may be known now. */
  look(): void;
  onChange(listener: () => void): () => void;
}

export interface PlayOptions {
  slip: () => Slip;
  session: Session;
  member: Member;
  services: Services;
  acceptance: Acceptance;
  store: DeviceStore;
  locks: LockManager | undefined;
  limits(): SlipLimits;
  /** Name of the competition of an event; '' while it is not known. */
  competitionOf(eventId: number): string;
  /** Both hubs are on: live odds are what they are. */
  isLive(): boolean;
  now(): number;
  /** After so long a coupon that the history does not show was not made. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

/** One coupon at a time on this device, whatever engines run. */
const PLAY_LOCK = 'tribun:play';
const PURSE_MS = 3_000;

export function createPlay(options: PlayOptions): Play {
  const { session, member, services, acceptance, store, locks, limits, isLive, now, settleMs, signal } = options;
  const changes = createListeners();
  let state: PlayState = { phase: 'idle' };
  /** The intent this engine is sending now. */
  let sending: string | undefined;

  const set = (next: PlayState): void => {
    state = next;
    changes.tell();
  };
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    locks === undefined
      ? work()
      : locks.request(PLAY_LOCK, { signal }, work).catch((error: unknown) => {
          // An engine that ends waits for nothing; what it kept is for the next one.
          if (!signal.aborted) throw error;
        });

  const plays = createKeptPlays({
    store,
    player: () => member.player?.hashedPlayer,
    onRead: () => follow(),
    onElsewhere: () => {
      follow();
      // A coupon may be made and its news be dismissed before this engine reads of either.
      changes.tell();
    },
    now,
    signal,
  });
  const watch = createPlayWatch({
    plays,
    services,
    inTurn,
    onEnd: async (record, end) => {
      await plays.change(record, end === null ? { end, proven: true } : { end });
      if (end === null) set(stateOf({ ...record, end, proven: true }));
      else await confirm(record, end.couponIds);
    },
    onDoubt: (record, doubt) => {
      const isNews = state.phase !== 'unknown' || state.doubt !== doubt;
      if (isNews && record.intent !== sending) set(stateOf(record, doubt));
    },
    now,
    settleMs,
    signal,
  });

  /** What is kept of this player's coupon decides, unless this engine is sending it. */
  const follow = (): void => {
    const record = plays.mine();
    if (record === undefined || record.dismissed === true) {
      if (state.phase === 'unknown') set({ phase: 'idle' });
      return;
    }
    if (record.intent === sending) return;
    const next = stateOf(record);
    if (state.phase !== next.phase || !('intent' in state) || state.intent !== record.intent) set(next);
    if (plays.inDoubt() !== undefined) watch.soon();
  };

  const confirm = async (
    { intent, couponCount, price, slip: played }: PlayRecord,
    couponIds: string[],
  ): Promise<void> => {
    set({ phase: 'confirmed', intent, couponIds, couponCount, price });
    const slip = options.slip();
    // Another engine may have filled it; and a player who signed out meanwhile may have begun another one.
    await slip.sync();
    if (slipName(slip.current(), slip.terms) === played) await slip.clear();
    void member.refresh();
  };

  /** It says afterwards whether money went. When it is slow to be known, the order does not wait for it. */
  const purseBefore = async ({ useBonus }: PlayRequest): Promise<number | undefined> =>
    member.balances === undefined
      ? readPurse(services, useBonus, AbortSignal.timeout(PURSE_MS))
      : purseOf(member.balances, useBonus);

  const send = async (request: PlayRequest): Promise<PlayState> => {
    const { intent } = request;
    const purse = await purseBefore(request);
    const { player } = member;
    if (session.tokens === null || player === undefined) return rejected(intent, { kind: 'signedOut' });
    const open = plays.inDoubt();
    if (open !== undefined) return stateOf(open);
    const prepared = prepareOrder(request, {
      slip: options.slip(),
      acceptance,
      limits: limits(),
      competitionOf: options.competitionOf,
      isLive: isLive(),
      hashedPlayer: player.hashedPlayer,
      last: plays.mine(),
      purse,
      now: now(),
    });
    if (!prepared.sends) return prepared.state;
    const { record, order } = prepared;
    sending = intent;
    // What an earlier one came to was on screen when this one was tapped.
    await plays.add(record);
    set({ phase: 'sending', intent });
    const answer = await services.request(wager.sendCoupon, {
      body: order,
      headers: { 'Client-Transaction-Id': intent },
    });
    sending = undefined;
    if (answer.ok) {
      const { couponIds } = answer.value.data;
      await plays.change(record, { end: { couponIds } });
      await confirm(record, couponIds);
      return state;
    }
    // "Not found" may be a gateway's word: it says nothing of the order.
    if (isAnswer(answer.failure) && answer.failure.kind !== 'notFound') {
      await plays.change(record, { end: null, dismissed: true });
      return rejected(intent, answer.failure);
    }
    return stateOf(record);
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
    get made() {
      const record = plays.mine();
      if (record?.end === undefined || record.end === null || plays.isOld(record)) return undefined;
      return { intent: record.intent, couponIds: record.end.couponIds };
    },
    get isLocked() {
      return isLocked(state);
    },
    play: async (request) => {
      if (isLocked(state)) return { ok: true, value: state };
      set({ phase: 'sending', intent: request.intent });
      const slip = options.slip();
      const tapped = slipName(slip.current(), slip.terms);
      await inTurn(async () => {
        // Another engine may have sent one while this one waited: then this slip is not there any more.
        await plays.refresh();
        await slip.sync();
        const next: PlayState =
          slipName(slip.current(), slip.terms) === tapped ? await send(request) : { phase: 'idle' };
        if (state !== next) set(next);
      });
      follow();
      return { ok: true, value: state };
    },
    dismiss: () => {
      // The player may stop waiting, once there was time enough to know (rule play-22).
      if (isLocked(state) && !(state.phase === 'unknown' && state.doubt !== 'checking')) return;
      const record = plays.mine();
      if (record !== undefined && (!isOpen(record) || state.phase === 'unknown'))
        void plays.change(record, { dismissed: true });
      set({ phase: 'idle' });
    },
    leave: plays.leave,
    look: () => {
      watch.restart();
      if (plays.inDoubt() !== undefined) follow();
    },
    onChange: changes.add,
  };
}

const isLocked = ({ phase }: PlayState): boolean => phase === 'sending' || phase === 'unknown';
