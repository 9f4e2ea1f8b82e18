/**
 * The slip: the selected outcomes, one an event, following their odds, and for how much; the same in every tab. It lives
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
  /** Of an item's event; undefined while the program does not tell it. */
  competitionId(eventId: number): number | undefined;
  /** What the device kept is read: until then nobody can say that it is empty. */
  readonly known: boolean;
  readonly terms: SlipTerms;
  /** What the player took out a moment ago. */
  readonly undo: SlipUndo | undefined;
  toggle(request: SelectionRequest): Promise<Result<{ selected: boolean }>>;
  add(requests: readonly SelectionRequest[]): Promise<Result<TakenIn>>;
  change(change: SlipChange): Promise<Result<null>>;
  open(input: EngineCalls['openSlip']['input']): Promise<Result<TakenIn>>;
  /** It was played: nothing of it comes back. */
  clear(): Promise<void>;
  /** The player empties it, and may take that back. */
  empty(): Promise<void>;
  /** A visitor signed in: the slip is theirs, and goes with their session. */
  claim(): Promise<void>;
  /** A session is over: what was a member's slip goes. */
  leave(): Promise<void>;
  /** Takes over what another engine wrote, also when its word has not come yet. */
  sync(): Promise<void>;
  /** Asks the service for odds that are half a minute old (rule play-26). @returns false where it gives none */
  renew(): Promise<boolean>;
  /** Compares the odds with the service, within the retry budget. */
  revalidate(): void;
  onChange(listener: () => void): () => void;
}

export interface SlipOptions {
  context: EngineContext;
  store: DeviceStore;
  names: SelectionNames;
  limits(): SlipLimits;
  /** A coupon of this slip is on its way, or nobody knows what became of it: nothing may change. */
  isLocked(): boolean;
  isMember(): boolean;
  /** Says, whenever it is asked, whether the session there is now, if there is one, is over. */
  watchEnd(): () => boolean;
  /** Whose the slip is, after what happened to the session so far: a tap after its end is no tap on the slip of before. */
  settled(): Promise<void>;
  signal: AbortSignal;
}

const KEY = 'slip';
/** Less than a tab waits for what it puts in or opens: told to have failed, it is not done afterwards. */
const FIND_MS = 34_000;

export function createSlip(options: SlipOptions): Slip {
  const { context, store, names, limits, isLocked, isMember, watchEnd, settled, signal } = options;
  const shelf = context.book.openShelf(null, null);
  const changes = createListeners();
  const watched = createWatchedEvents(shelf, changes.tell);
  let slip: KeptSlip = emptySlip(limits());
  let known = false;
  /** Markets the program was asked for: the load's, and those that were chosen since. */
  let answered = new Set<number>();
  /** The items of the load's last answer. */
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
    // What may come back is followed too: it comes with the odds of that moment.
    watched.set([...next.items, ...undo.items].map(({ eventId }) => eventId));
    tell();
  };

  const takeOver = (next: KeptSlip): void => {
    undo.drop();
    show(next);
  };

  /** As the player sees it: what may be chosen goes by the markets as they are now, not as they were when chosen. */
  const seen = (kept: KeptSlip): KeptSlip => {
    const items = kept.items.map((item) => withMinBetsNow(item, shelf.events.get(item.eventId)));
    // Where nothing moved it is the same list: a load under way takes another one for a new choice.
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
      // The answer may have taken the place of a market that was chosen meanwhile.
      if (slip.items !== asked) void load.refresh();
      return result;
    },
    now: context.now,
    retries: context.retries,
    onState: tell,
    signal,
  });

  const fullText = (): string => ruleText({ kind: 'tooManyEvents', most: limits().maxEventCount });
  /** What another engine chose, or what was taken back, is on its way although the load is there. */
  const isLoaded = ({ marketId }: KeptItem): boolean =>
    load.state.phase === 'ready' && !load.state.stale && answered.has(marketId);

  const restored = kept.read().then((before) => {
    known = true;
    if (before !== undefined && before.items.length > 0) show(before);
    // Not waited for: a choice can be made while the odds of the earlier ones are on their way.
    void load.refresh();
  });

  const ready = async (): Promise<void> => {
    await restored;
    await settled();
  };
  /** The service may take its time: meanwhile whoever asked may have signed out, or have played the slip. */
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
      // A slip of which nothing can be had does not cost the player the present one.
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
      // At once: nothing of it is shown any more.
      if (slip.ofMember === true) takeOver(empty);
      // Another engine may have emptied it already, and a visitor begun the next one.
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

  /** Exactly as it was; the service is asked what has become of it meanwhile. */
  async function takeBack(id: number): Promise<void> {
    const before = undo.take(id);
    if (before === undefined) return;
    await commit(before);
    void load.refresh();
  }
}

/** A yes to odds leaves what may come back (rule slip-21), what is taken out may; any other change ends the offer. */
const followed: Partial<Record<SlipChange['type'], 'removed' | 'agreed'>> = { remove: 'removed', agree: 'agreed' };

const tooLate: Result<never> = { ok: false, failure: { kind: 'timeout' } };
const locked: Result<never> = {
  ok: false,
  failure: { kind: 'refused', message: 'Kuponunun durumu kontrol ediliyor. Sonuç belli olunca değiştirebilirsin.' },
};
