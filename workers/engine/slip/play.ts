/**
 * Playing the slip: one tap, one coupon (design §6). The intent is kept before the first byte leaves; an answer that can
 * be read is the end of it, everything else leaves it unknown: then the slip is locked and the history is asked until it
 * tells. Nothing is ever sent twice.
 */
import { wager } from '../../../src/contract/services/wager.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { PlayRequest, PlayState } from '../../../src/model/slip.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { couponOrder } from '../../../src/domain/slip/coupon-order.ts';
import { ruleText } from '../../../src/domain/slip/slip-rule-text.ts';
import { oddsConsent } from '../../../src/domain/slip/odds-consent.ts';
import { brokenPlayRules } from '../../../src/domain/slip/slip-rules.ts';
import { priceSlip } from '../../../src/domain/slip/price.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip.ts';
import { createDeviceValue } from '../device/device-value.ts';
import type { Services } from '../calls/services.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import type { Acceptance } from './acceptance.ts';
import { type PlayRecord, type PlayRecords, isPlayRecords, slipName } from './play-record.ts';
import { findInHistory } from './find-played-coupon.ts';
import type { Slip } from './slip.ts';

export interface Play {
  readonly state: PlayState;
  readonly isLocked: boolean;
  /** The player's last coupon, whichever engine sent it; not one that was made before this engine began. */
  readonly made: { intent: string; couponIds: string[] } | undefined;
  play(request: PlayRequest): Promise<Result<PlayState>>;
  dismiss(): void;
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
  /** Both hubs are on: live odds are what they are. */
  isLive(): boolean;
  now(): number;
  /** After so long a coupon that the history does not show was not made. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

const KEY = 'plays';
/** One coupon at a time on this device, whatever engines run. */
const PLAY_LOCK = 'tribun:play';
/** Between looks at the history; the last one goes on. */
const LOOK_MS = [1_000, 2_000, 5_000, 10_000];

const noDefaults = { acceptAll: false, acceptIncreases: false };

export function createPlay(options: PlayOptions): Play {
  const { session, member, services, acceptance, store, locks, limits, now, signal } = options;
  const listeners = new Set<() => void>();
  let state: PlayState = { phase: 'idle' };
  let records: PlayRecords = [];
  let looking: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  /** The intent this engine is sending now. */
  let sending: string | undefined;
  /** Ended before this engine began. */
  let old: readonly string[] = [];

  const set = (next: PlayState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const kept = createDeviceValue({
    store,
    key: KEY,
    guard: isPlayRecords,
    onElsewhere: (next) => {
      records = next;
      follow();
      // A coupon may be made and its news be dismissed before this engine reads of either.
      for (const listener of listeners) listener();
    },
    signal,
  });
  const keep = async (next: PlayRecords): Promise<void> => {
    records = next;
    await kept.write(next);
  };
  const mine = (): PlayRecord | undefined =>
    records.find(({ hashedPlayer }) => hashedPlayer === member.player?.hashedPlayer);

  /** Of this player, and nobody knows yet what became of it. */
  const inDoubt = (): PlayRecord | undefined => {
    const record = mine();
    return record?.end === undefined ? record : undefined;
  };
  const change = (record: PlayRecord, fields: Partial<PlayRecord>): Promise<void> =>
    keep(records.map((each) => (each.intent === record.intent ? { ...each, ...fields } : each)));

  /** What is kept of this player's coupon decides, unless this engine is sending it. */
  const follow = (): void => {
    const record = mine();
    if (record === undefined || record.dismissed === true) {
      if (state.phase === 'unknown') set({ phase: 'idle' });
      return;
    }
    if (record.intent === sending) return;
    const next = stateOf(record);
    if (state.phase !== next.phase || !('intent' in state) || state.intent !== record.intent) set(next);
    if (record.end === undefined) lookSoon();
  };

  const lookSoon = (): void => {
    looking ??= setTimeout(() => void lookAt(), LOOK_MS[Math.min(looks, LOOK_MS.length - 1)]);
  };
  const lookAt = async (): Promise<void> => {
    looks += 1;
    // The engine that sends it, here or of another build, holds the lock: while it lives it knows best.
    await inTurn(async () => {
      const record = inDoubt();
      if (record === undefined || signal.aborted) return;
      const patience = await options.settleMs();
      const late = now() - record.sentAt >= patience;
      const settled = await findInHistory(services, record);
      if (settled === undefined || (!settled.found && !late)) return;
      const end = settled.found ? { couponIds: settled.couponIds } : null;
      await change(record, { end });
      if (end === null) set(stateOf({ ...record, end }));
      else await confirm(record, end.couponIds);
    });
    looking = undefined;
    if (inDoubt() !== undefined && !signal.aborted) lookSoon();
    else looks = 0;
  };
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    locks === undefined
      ? work()
      : locks.request(PLAY_LOCK, { signal }, work).catch((error: unknown) => {
          // An engine that ends waits for nothing; what it kept is for the next one.
          if (!signal.aborted) throw error;
        });

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

  const send = async ({ intent, useBonus }: PlayRequest): Promise<PlayState> => {
    const slip = options.slip();
    const { player } = member;
    const items = slip.current();
    const whole = { items, ...slip.terms };
    const settings = acceptance.value ?? noDefaults;
    if (session.tokens === null || player === undefined) return rejected(intent, { kind: 'signedOut' });
    const open = inDoubt();
    if (open !== undefined) return stateOf(open);
    const around = { online: true, liveStale: !options.isLive(), locked: false };
    const [broken] = brokenPlayRules(whole, limits(), around);
    if (broken !== undefined) return rejected(intent, { kind: 'refused', message: ruleText(broken) });
    const consent = oddsConsent(items, settings);
    if (consent.verdict === 'ask') {
      const changes = consent.changes.map(({ eventId, from, to }) => ({ eventId, from, to }));
      return { phase: 'ask', intent, changes };
    }
    const price = priceSlip(whole, limits());
    const order = couponOrder(whole, settings, useBonus, limits());
    const record: PlayRecord = {
      intent,
      hashedPlayer: player.hashedPlayer,
      sentAt: now(),
      price: price.totalPrice,
      couponCount: slip.terms.couponCount,
      itemCount: items.length,
      odd: price.king.odd,
      slip: slipName(items, slip.terms),
      seen: couponsSeen(mine()),
    };
    sending = intent;
    // What an earlier one came to was on screen when this one was tapped.
    await keep([...records.filter(({ hashedPlayer }) => hashedPlayer !== record.hashedPlayer), record]);
    set({ phase: 'sending', intent });
    const answer = await services.request(wager.sendCoupon, {
      body: order,
      headers: { 'Client-Transaction-Id': intent },
    });
    sending = undefined;
    if (answer.ok) {
      const { couponIds } = answer.value.data;
      await change(record, { end: { couponIds } });
      await confirm(record, couponIds);
      return state;
    }
    if (isDefinitive(answer.failure)) {
      await change(record, { end: null, dismissed: true });
      return rejected(intent, answer.failure);
    }
    return stateOf(record);
  };

  void kept.read().then((before) => {
    records = before ?? [];
    old = records.filter(({ end }) => end !== undefined).map(({ intent }) => intent);
    follow();
  });
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
      const record = mine();
      if (record?.end === undefined || record.end === null || old.includes(record.intent)) return undefined;
      return { intent: record.intent, couponIds: record.end.couponIds };
    },
    get isLocked() {
      return state.phase === 'sending' || state.phase === 'unknown';
    },
    play: async (request) => {
      if (state.phase === 'sending' || state.phase === 'unknown') return { ok: true, value: state };
      set({ phase: 'sending', intent: request.intent });
      const slip = options.slip();
      const tapped = slipName(slip.current(), slip.terms);
      await inTurn(async () => {
        // Another engine may have sent one while this one waited: then this slip is not there any more.
        records = (await kept.read()) ?? records;
        await slip.sync();
        const next: PlayState =
          slipName(slip.current(), slip.terms) === tapped ? await send(request) : { phase: 'idle' };
        if (state !== next) set(next);
      });
      follow();
      return { ok: true, value: state };
    },
    dismiss: () => {
      if (state.phase === 'sending' || state.phase === 'unknown') return;
      const record = mine();
      if (record?.end !== undefined) void change(record, { dismissed: true });
      set({ phase: 'idle' });
    },
    look: () => {
      looks = 0;
      if (inDoubt() !== undefined) follow();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** So many are looked through in a history. */
const SEEN = 20;

function couponsSeen(last: PlayRecord | undefined): string[] {
  return last === undefined ? [] : [...last.seen, ...(last.end?.couponIds ?? [])].slice(-SEEN);
}

function stateOf({ intent, price, couponCount, sentAt, end }: PlayRecord): PlayState {
  if (end === undefined) return { phase: 'unknown', intent, price, sentAt: Math.floor(sentAt / 1000) };
  if (end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, couponIds: end.couponIds, couponCount, price };
}

function rejected(intent: string, failure: Failure): PlayState {
  return { phase: 'rejected', intent, failure };
}

/** The service read the order and says no. A session that ended on the way says nothing of the coupon. */
function isDefinitive({ kind, code }: Failure): boolean {
  return kind === 'refused' && code !== 401;
}
