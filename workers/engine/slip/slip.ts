/**
 * The slip: the selected outcomes, one per event, with live odds, and the terms; the same in every tab. It is stored
 * here and on the device, so that a reload of the only tab, which ends the engine, keeps it.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { EngineCalls, SelectionRequest } from '../../../src/contract/port/engine.ts';
import { OLD_ODDS_MS } from '../../../src/contract/odds-age.ts';
import { TAP_TAKEN_MS } from '../../../src/contract/tap-times.ts';
import type { SlipChange, SlipTerms, SlipUndo, Selection, TakenIn } from '../../../src/model/slip.ts';
import { begun, isSameOutcome, refit, removeItem } from '../../../src/domain/slip/change-slip.ts';
import { ruleText } from '../../../src/domain/slip/slip-rule-text.ts';
import { type SlipLimits, emptySlip } from '../../../src/domain/slip/slip.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { loadPinnedMarkets } from '../book/pinned-markets.ts';
import type { EngineContext } from '../context.ts';
import { createDeviceValue } from '../device/device-value.ts';
import { withDeadline } from '../calls/deadline.ts';
import { createLoad } from '../calls/load.ts';
import { type KeptItem, type KeptSlip, isKeptSlip, isSameSlip } from './kept-slip.ts';
import { changedSlip, withTerms } from './slip-changes.ts';
import { type SelectionNames, describeItem, withMinBetsNow } from './slip-items.ts';
import { type PinRequest, type PinnedItem, pinItems } from './pin-items.ts';
import { createSlipUndo } from './slip-undo.ts';
import { signedOut } from '../session/signed-out.ts';
import { type Taken, takeIn } from './take-in.ts';
import { createWatchedEvents } from './watched-events.ts';

export interface Slip {
  current(): Selection[];
  /** Competition of an item's event; undefined until the event is loaded. */
  competitionId(eventId: number): number | undefined;
  /** True once the stored slip is read; before that nobody can say that the slip is empty. */
  readonly known: boolean;
  readonly terms: SlipTerms;
  /** The offer to undo the last change; undefined when there is none. */
  readonly undo: SlipUndo | undefined;
  toggle(request: SelectionRequest): Promise<Result<{ selected: boolean }>>;
  add(requests: readonly SelectionRequest[]): Promise<Result<TakenIn>>;
  change(change: SlipChange): Promise<Result<null>>;
  open(input: EngineCalls['openSlip']['input']): Promise<Result<TakenIn>>;
  /** Empties the slip after it was played, without undo. */
  clear(): Promise<void>;
  /** Empties the slip for the player, who may undo it. */
  empty(): Promise<void>;
  /** Makes a visitor's slip the member's after a sign-in, so that it is cleared with the session. */
  claim(): Promise<void>;
  /** Clears a member's slip when the session is over. */
  leave(): Promise<void>;
  /** Reads what another engine wrote, also when its notification has not come yet. */
  sync(): Promise<void>;
  /** Refetches odds that are half a minute old (rule play-26). @returns false when the service gives none */
  renew(): Promise<boolean>;
  /** Refetches the odds, within the retry budget. */
  revalidate(): void;
  onChange(listener: () => void): () => void;
}

export interface SlipOptions {
  context: EngineContext;
  store: DeviceStore;
  names: SelectionNames;
  limits(): SlipLimits;
  /** Returns true while a coupon of this slip is in flight or unresolved: nothing may change. */
  isLocked(): boolean;
  isMember(): boolean;
  /** Returns a function that is true once the current session has ended. */
  watchEnd(): () => boolean;
  /** Settles when the slip belongs to the current session: a tap after a sign-out must not change the old slip. */
  settled(): Promise<void>;
  signal: AbortSignal;
}

const KEY = 'slip';
/** Less than a tab's timeout for adding or opening: a request reported as failed is not executed afterwards. */
const FIND_MS = 34_000;

export function createSlip(options: SlipOptions): Slip {
  const { context, store, names, limits, isLocked, isMember, watchEnd, settled, signal } = options;
  const shelf = context.book.openShelf(null, null);
  const changes = createListeners();
  const watched = createWatchedEvents(shelf, changes.tell);
  let slip: KeptSlip = emptySlip(limits());
  let known = false;
  /** Ids of the markets that were loaded: those of the last load, and those chosen since. */
  let answered = new Set<number>();
  /** The items of the load's last response. */
  let renewed: readonly KeptItem[] = [];

  const kept = createDeviceValue({
    store,
    key: KEY,
    guard: isKeptSlip,
    onElsewhere: (next) => {
      takeOver(next);
      void load.refresh();
    },
    signal,
  });

  const tell = changes.tell;
  const undo = createSlipUndo({ now: context.now, onOver: () => show(slip), signal });

  const show = (next: KeptSlip): void => {
    slip = next;
    // Items that may come back are followed too, so that they return with their current odds.
    watched.set([...next.items, ...undo.items].map(({ eventId }) => eventId));
    tell();
  };

  const takeOver = (next: KeptSlip): void => {
    undo.drop();
    show(next);
  };

  /** The slip with the current MBS of its markets, which decides what may be chosen. */
  const seen = (kept: KeptSlip): KeptSlip => {
    const items = kept.items.map((item) => withMinBetsNow(item, shelf.events.get(item.eventId)));
    // An unchanged list stays the same array, because a load in flight takes another array for a new choice.
    return items.every((item, place) => item === kept.items[place]) ? kept : { ...kept, items };
  };

  const commit = async (next: KeptSlip, taken?: SlipUndo['kind'] | 'agreed'): Promise<void> => {
    const fit: KeptSlip = { ...refit(seen(next), limits()), ofMember: isMember() };
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
  const isLoaded = ({ marketId }: KeptItem): boolean =>
    load.state.phase === 'ready' && !load.state.stale && answered.has(marketId);

  const restored = kept.read().then((before) => {
    known = true;
    if (before !== undefined && before.items.length > 0) show(before);
    // The load is not awaited, so that a choice can be made while it is in flight.
    void load.refresh();
  });

  const ready = async (): Promise<void> => {
    await restored;
    await settled();
  };
  /** Loads the outcomes. Fails when the player signed out, or the slip was played, meanwhile. */
  const find = async (
    requests: readonly PinRequest[],
    isOver: () => boolean,
    within = FIND_MS,
  ): Promise<Result<Result<PinnedItem>[]>> => {
    const found = await withDeadline(within, signal, (over) => pinItems(context, requests, over));
    if (isOver()) return signedOut;
    return isLocked() ? locked : found;
  };

  const hold = async ({ slip: next, events }: Taken, taken?: SlipUndo['kind']): Promise<void> => {
    for (const event of events.values()) shelf.put(event);
    for (const { eventId, marketId } of next.items) if (events.has(eventId)) answered.add(marketId);
    await commit(next, taken);
  };

  return {
    current: () => slip.items.map((item) => describeItem(item, shelf.events.get(item.eventId), isLoaded(item), names)),
    competitionId: (eventId) => shelf.events.get(eventId)?.competitionId,
    get known() {
      return known;
    },
    get terms() {
      const { systems, multiplier, couponCount } = begun(slip, limits());
      return { systems: [...systems], multiplier, couponCount };
    },
    get undo() {
      return undo.shown;
    },
    toggle: async (request) => {
      const isOver = watchEnd();
      const until = context.now() + TAP_TAKEN_MS;
      await ready();
      if (isLocked()) return locked;
      const within = until - context.now();
      if (within <= 0) return tooLate;
      if (slip.items.some((item) => isSameOutcome(item, request))) {
        await commit(removeItem(seen(slip), request.eventId, limits()));
        return { ok: true, value: { selected: false } };
      }
      const found = await find([request], isOver, within);
      if (!found.ok) return found;
      const [pinned] = found.value;
      if (pinned?.ok === false) return pinned;
      const taken = takeIn(seen(slip), found.value, limits());
      if (taken.events.size === 0) return { ok: false, failure: { kind: 'refused', message: fullText() } };
      await hold(taken);
      return { ok: true, value: { selected: true } };
    },
    add: async (requests) => {
      const isOver = watchEnd();
      await ready();
      if (isLocked()) return locked;
      const found = await find(requests, isOver);
      if (!found.ok) return found;
      const taken = takeIn(seen(slip), found.value, limits());
      if (taken.events.size > 0) await hold(taken);
      return { ok: true, value: taken.told };
    },
    change: async (change) => {
      await ready();
      if (isLocked()) return locked;
      if (change.type === 'undo') await takeBack(change.id);
      else await commit(changedSlip(seen(slip), change, limits()), followed[change.type]);
      return { ok: true, value: null };
    },
    open: async ({ items, terms }) => {
      const isOver = watchEnd();
      await ready();
      if (isLocked()) return locked;
      const found = await find(items, isOver);
      if (!found.ok) return found;
      const taken = takeIn(emptySlip(limits()), found.value, limits());
      // The present slip stays when no item of the new one is on offer.
      if (taken.events.size > 0) await hold({ ...taken, slip: withTerms(taken.slip, terms) }, 'replaced');
      return { ok: true, value: taken.told };
    },
    clear: async () => {
      await restored;
      await commit({ ...slip, items: [] });
    },
    empty: async () => {
      await ready();
      await commit({ ...slip, items: [] }, 'cleared');
    },
    claim: async () => {
      await restored;
      if (slip.items.length > 0 && slip.ofMember !== true) await commit(slip);
    },
    leave: async () => {
      await restored;
      const empty: KeptSlip = emptySlip(limits());
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
    renew: async () => {
      await restored;
      const isRecent = renewed === slip.items && context.now() - load.state.at * 1000 < OLD_ODDS_MS;
      if (!isRecent) await load.refresh();
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
