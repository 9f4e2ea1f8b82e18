/**
 * The slip: the selected outcomes, one per event, with live odds, and the terms; the same in every tab. It is stored
 * here and on the device, so that a reload of the only tab, which ends the engine, keeps it.
 */
import { isRecent } from '../../../src/lib/age.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { EngineCalls, SelectionRequest } from '../../../src/contract/port/engine-contract.ts';
import { STALE_ODDS_MS, TAP_APPLY_DEADLINE_MS } from '../../../src/contract/time-limits.ts';
import type { SlipChange, SlipTerms, SlipUndo, Selection, AdditionResult } from '../../../src/model/slip.ts';
import { resetIfEmpty, isSameOutcome, adjustSlip, removeItem } from '../../../src/domain/slip/change-slip.ts';
import { ruleText } from '../../../src/domain/slip/slip-rule-text.ts';
import { type SlipLimits, emptySlip } from '../../../src/domain/slip/slip-state.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { loadPinnedMarkets } from '../book/pinned-markets.ts';
import type { EngineContext } from '../context.ts';
import { createDeviceValue } from '../device/device-value.ts';
import { withDeadline } from '../calls/with-deadline.ts';
import { createLoad } from '../calls/create-load.ts';
import { type StoredSlipItem, type StoredSlip, isStoredSlip, isSameSlip } from './stored-slip.ts';
import { applySlipChange, withTerms, type SlipAdditions, addToSlip } from './apply-slip-change.ts';
import { type SelectionNames, describeSlipItem, withCurrentMinBets } from './describe-slip-item.ts';
import { type PinRequest, type PinnedItem, pinItems } from './pin-items.ts';
import { createSlipUndoOffer } from './slip-undo-offer.ts';
import { signedOutResult } from '../session/session.ts';
import { createWatchedEvents } from './watched-events.ts';

export interface SlipStore {
  selections(): Selection[];
  /** Competition of an item's event; undefined until the event is loaded. */
  competitionId(eventId: number): number | undefined;
  /** True once the stored slip is read; before that nobody can say that the slip is empty. */
  readonly isLoaded: boolean;
  readonly whenLoaded: Promise<void>;
  readonly terms: SlipTerms;
  /** The offer to undo the last change; undefined when there is none. */
  readonly undo: SlipUndo | undefined;
  toggle(request: SelectionRequest): Promise<Result<{ selected: boolean }>>;
  add(requests: readonly SelectionRequest[]): Promise<Result<AdditionResult>>;
  change(change: SlipChange): Promise<Result<null>>;
  open(input: EngineCalls['openSlip']['input']): Promise<Result<AdditionResult>>;
  /** Empties the slip after it was played, without undo. */
  clearPlayed(): Promise<void>;
  /** Empties the slip for the player, who may undo it. */
  clearWithUndo(): Promise<void>;
  /** Makes a visitor's slip the member's after a sign-in, so that it is cleared with the session. */
  claim(): Promise<void>;
  /** Clears a member's slip when the session is over. */
  onSessionEnd(): Promise<void>;
  /** Reads what another engine wrote, also when its notification has not come yet. */
  sync(): Promise<void>;
  /** Refetches odds that are half a minute old (rule play-26). @returns false when the service gives none */
  refreshStaleOdds(): Promise<boolean>;
  /** Refetches the odds, within the retry budget. */
  revalidate(): void;
  onChange(listener: () => void): () => void;
}

interface SlipStoreOptions {
  context: EngineContext;
  store: DeviceStore;
  names: SelectionNames;
  limits(): SlipLimits;
  /** Returns true while a coupon of this slip is in flight or unresolved: nothing may change. */
  isLocked(): boolean;
  isMember(): boolean;
  /** Returns a function that is true once the current session has ended. */
  watchSessionEnd(): () => boolean;
  /** Settles when the slip belongs to the current session: a tap after a sign-out must not change the old slip. */
  whenOwned(): Promise<void>;
  signal: AbortSignal;
}

/** Less than a tab's timeout for adding or opening: a request reported as failed is not executed afterwards. */
const FIND_MS = 34_000;

export function createSlipStore(options: SlipStoreOptions): SlipStore {
  const { context, store, names, limits, isLocked, isMember, watchSessionEnd, whenOwned, signal } = options;
  const shelf = context.book.openEventStore(null, null);
  const changes = createListeners();
  const watched = createWatchedEvents(shelf, changes.notify);
  let slip: StoredSlip = emptySlip(limits());
  let known = false;
  /** Ids of the markets that were loaded: those of the last load, and those chosen since. */
  let answered = new Set<number>();
  /** The items of the load's last response. */
  let renewed: readonly StoredSlipItem[] = [];

  const kept = createDeviceValue({
    store,
    key: 'slip',
    guard: isStoredSlip,
    onExternalWrite: (next) => {
      takeOver(next);
      void load.refresh();
    },
    signal,
  });

  const tell = changes.notify;
  const undo = createSlipUndoOffer({ now: context.now, onExpired: () => show(slip), signal });

  const show = (next: StoredSlip): void => {
    slip = next;
    // Items that may come back are followed too, so that they return with their current odds.
    watched.set([...next.items, ...undo.items].map(({ eventId }) => eventId));
    tell();
  };

  const takeOver = (next: StoredSlip): void => {
    undo.drop();
    show(next);
  };

  /** The slip with the current MBS of its markets, which decides what may be chosen. */
  const seen = (kept: StoredSlip): StoredSlip => {
    const items = kept.items.map((item) => withCurrentMinBets(item, shelf.events.get(item.eventId)));
    // An unchanged list stays the same array, because a load in flight takes another array for a new choice.
    return items.every((item, place) => item === kept.items[place]) ? kept : { ...kept, items };
  };

  const commit = async (next: StoredSlip, taken?: SlipUndo['kind'] | 'agreed'): Promise<void> => {
    const fit: StoredSlip = { ...adjustSlip(seen(next), limits()), ofMember: isMember() };
    if (taken === undefined) {
      if (!isSameSlip(seen(slip), fit)) undo.drop();
    } else if (taken !== 'agreed') undo.offer(taken, seen(slip), fit);
    show(fit);
    await kept.write(fit);
  };

  const load = createLoad({
    work: async () => {
      const asked = slip.items;
      const result = await loadPinnedMarkets(context, shelf, asked, signal);
      if (result.ok) {
        answered = new Set(asked.map(({ marketId }) => marketId));
        renewed = asked;
      }
      // The response may have replaced a market that was chosen meanwhile.
      if (slip.items !== asked) void load.refresh();
      return result;
    },
    now: context.now,
    retries: context.retries,
    onState: tell,
    signal,
  });

  const fullText = (): string => ruleText({ kind: 'tooManyEvents', most: limits().maxEventCount });
  /** True when the item's market is loaded; choices of another engine and restored items may not be yet. */
  const isLoaded = ({ marketId }: StoredSlipItem): boolean =>
    load.state.phase === 'ready' && !load.state.stale && answered.has(marketId);

  const restored = kept.read().then((before) => {
    known = true;
    if (before !== undefined && before.items.length > 0) show(before);
    // The load is not awaited, so that a choice can be made while it is in flight.
    void load.refresh();
  });

  const ready = async (): Promise<void> => {
    await restored;
    await whenOwned();
  };
  /** Loads the outcomes. Fails when the player signed out, or the slip was played, meanwhile. */
  const find = async (
    requests: readonly PinRequest[],
    isOver: () => boolean,
    within = FIND_MS,
  ): Promise<Result<Result<PinnedItem>[]>> => {
    const found = await withDeadline(within, signal, (over) => pinItems(context, requests, over));
    if (isOver()) return signedOutResult;
    return isLocked() ? locked : found;
  };

  const hold = async ({ slip: next, events }: SlipAdditions, taken?: SlipUndo['kind']): Promise<void> => {
    for (const event of events.values()) shelf.put(event);
    for (const { eventId, marketId } of next.items) if (events.has(eventId)) answered.add(marketId);
    await commit(next, taken);
  };

  return {
    selections: () =>
      slip.items.map((item) => describeSlipItem(item, shelf.events.get(item.eventId), isLoaded(item), names)),
    competitionId: (eventId) => shelf.events.get(eventId)?.competitionId,
    get isLoaded() {
      return known;
    },
    whenLoaded: restored,
    get terms() {
      const { systems, multiplier, couponCount } = resetIfEmpty(slip, limits());
      return { systems: [...systems], multiplier, couponCount };
    },
    get undo() {
      return undo.current;
    },
    toggle: async (request) => {
      const isOver = watchSessionEnd();
      const until = performance.now() + TAP_APPLY_DEADLINE_MS;
      await ready();
      if (isLocked()) return locked;
      const within = until - performance.now();
      if (within <= 0) return tooLate;
      if (slip.items.some((item) => isSameOutcome(item, request))) {
        await commit(removeItem(seen(slip), request.eventId, limits()));
        return { ok: true, value: { selected: false } };
      }
      const found = await find([request], isOver, within);
      if (!found.ok) return found;
      const [pinned] = found.value;
      if (pinned?.ok === false) return pinned;
      const taken = addToSlip(seen(slip), found.value, limits());
      if (taken.events.size === 0) return { ok: false, failure: { kind: 'refused', message: fullText() } };
      await hold(taken);
      return { ok: true, value: { selected: true } };
    },
    add: async (requests) => {
      const isOver = watchSessionEnd();
      await ready();
      if (isLocked()) return locked;
      const found = await find(requests, isOver);
      if (!found.ok) return found;
      const taken = addToSlip(seen(slip), found.value, limits());
      if (taken.events.size > 0) await hold(taken);
      return { ok: true, value: taken.summary };
    },
    change: async (change) => {
      await ready();
      if (isLocked()) return locked;
      if (change.type === 'undo') await takeBack(change.id);
      else await commit(applySlipChange(seen(slip), change, limits()), followed[change.type]);
      return { ok: true, value: null };
    },
    open: async ({ items, terms }) => {
      const isOver = watchSessionEnd();
      await ready();
      if (isLocked()) return locked;
      const found = await find(items, isOver);
      if (!found.ok) return found;
      const taken = addToSlip(emptySlip(limits()), found.value, limits());
      // The present slip stays when no item of the new one is on offer.
      if (taken.events.size > 0) await hold({ ...taken, slip: withTerms(taken.slip, terms) }, 'replaced');
      return { ok: true, value: taken.summary };
    },
    clearPlayed: async () => {
      await restored;
      await commit({ ...slip, items: [] });
    },
    clearWithUndo: async () => {
      await ready();
      await commit({ ...slip, items: [] }, 'cleared');
    },
    claim: async () => {
      await restored;
      if (slip.items.length > 0 && slip.ofMember !== true) await commit(slip);
    },
    onSessionEnd: async () => {
      await restored;
      const empty: StoredSlip = emptySlip(limits());
      // The slip is cleared at once, so that nothing of it is shown any more.
      if (slip.ofMember === true) takeOver(empty);
      // Another engine may have cleared it already, and a visitor may have begun the next one.
      const written = await kept.read();
      if (written?.ofMember !== true) return;
      takeOver(empty);
      await kept.write(empty);
    },
    sync: async () => {
      await restored;
      const written = await kept.read();
      if (written !== undefined && JSON.stringify(written) !== JSON.stringify(slip)) takeOver(written);
    },
    refreshStaleOdds: async () => {
      await restored;
      if (renewed !== slip.items || !isRecent(load.state.at * 1000, context.now(), STALE_ODDS_MS)) await load.refresh();
      return load.state.phase === 'ready' && !load.state.stale;
    },
    revalidate: () => {
      if (slip.items.length > 0) load.revalidate();
    },
    onChange: changes.add,
  };

  /** Restores the slip as it was, then refetches its markets. */
  async function takeBack(id: number): Promise<void> {
    const before = undo.take(id);
    if (before === undefined) return;
    await commit(before);
    void load.refresh();
  }
}

/** Effect on the offer to undo (rule slip-21): agreeing to odds keeps it, a removal makes one, all others end it. */
const followed: Partial<Record<SlipChange['type'], 'removed' | 'agreed'>> = { remove: 'removed', agree: 'agreed' };

const tooLate: Result<never> = { ok: false, failure: { kind: 'timeout' } };
const locked: Result<never> = {
  ok: false,
  failure: { kind: 'refused', message: 'Kuponunun durumu kontrol ediliyor. Sonuç belli olunca değiştirebilirsin.' },
};
