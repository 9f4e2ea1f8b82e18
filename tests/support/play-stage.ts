/** Playing without a browser: a wager service with faults, a device, and engines that share and outlive each other. */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { Player, PlayerBalances } from '../../src/model/player.ts';
import type { OddsAcceptance, PlayState, Selection, SlipTerms } from '../../src/model/slip.ts';
import { defaultAppConfig } from '../../src/domain/default-app-config.ts';
import type { DeviceStore } from '../../src/storage/device/device-database.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import type { TabStorage } from '../../workers/engine/money/stored-intents.ts';
import { type Play, createPlay } from '../../workers/engine/slip/play-slip.ts';
import { makeSelection } from './make-selection.ts';
import { answerWith } from './service-answer.ts';
import { type WireCoupon, wireCoupon, wireCouponPage } from './wire-coupon.ts';

export const SETTLE_MS = 60_000;
/** Later than any settling, with the longest pause between two polls. */
export const SETTLED_MS = SETTLE_MS + 90_000;

/** `notFound`: a gateway's 404, after the service created the coupon. */
export type Fate = (typeof fates)[number];
export const fates = ['answered', 'refused', 'lostBefore', 'lostAfter', 'gateway', 'notFound', 'cutJson'] as const;

type Status = NonNullable<WireCoupon['status']>;

export interface WagerService extends Services {
  coupons: {
    tid: string | null;
    bsid: string;
    a: number;
    pd: number;
    ec: number;
    modd: number;
    tpc: number;
    status: Status;
  }[];
  /** TL the player has. */
  balance: number;
  bonusBalance: number;
  fate: Fate;
  /** Status of the coupons it creates, as it reports them; one with a status of "not made" costs nothing. */
  status: Status;
  /** Holds back orders until it is settled. */
  hold: Promise<void> | undefined;
  /** Holds back the response with the balance until it is settled. */
  purseHold: Promise<void> | undefined;
  historyFails: boolean;
  /** The rows of its history cannot be read. */
  historyGarbled: boolean;
  orders: number;
  /** The last order that reached it. */
  ordered: WireBody<'sendCoupon'> | undefined;
}

/** A wager service: makes a coupon for every order that reaches it. */
export function wager(tellsId = true): WagerService {
  const service: WagerService = {
    coupons: [],
    balance: 1_000,
    bonusBalance: 0,
    fate: 'answered',
    status: -1,
    hold: undefined,
    purseHold: undefined,
    historyFails: false,
    historyGarbled: false,
    orders: 0,
    ordered: undefined,
    request: async (call, input) => {
      if (call.path === 'played-betslips-and-pendings') {
        if (service.historyFails) return { ok: false, failure: { kind: 'network' } };
        const rows = service.coupons.map(({ a, ...coupon }) => wireCoupon({ ...coupon, tp: a }));
        const page = wireCouponPage(rows, 1, 20);
        const garbled = page.items.map(({ bsid }) => ({ bsid }));
        return answerWith(call, input, service.historyGarbled ? { ...page, items: garbled } : page);
      }
      if (call.path === 'player-balances') {
        await service.purseHold;
        if (service.historyFails) return { ok: false, failure: { kind: 'network' } };
        const { balance, bonusBalance } = service;
        return answerWith(call, input, { retailer: null, balance, bonusBalance });
      }
      service.orders += 1;
      const arrived = Date.now();
      await service.hold;
      // The service drops an order after its caller has given up.
      if (Date.now() - arrived > 45_000) return { ok: false, failure: { kind: 'timeout' } };
      if (service.fate === 'lostBefore') return { ok: false, failure: { kind: 'network' } };
      if (service.fate === 'refused')
        return { ok: false, failure: { kind: 'refused', code: 3014, message: 'Bakiyen yetersiz.' } };
      const body = input.body as WireBody<'sendCoupon'>;
      service.ordered = body;
      const bsid = `k${service.coupons.length + 1}`;
      const tid = tellsId ? (input.headers?.['Client-Transaction-Id'] ?? null) : null;
      const a = readText(body.a) * body.cc;
      const modd = readText(body.modd);
      service.coupons.push({
        tid,
        bsid,
        a,
        pd: Date.now() / 1000,
        ec: body.e.length,
        modd,
        tpc: body.cc,
        status: service.status,
      });
      if (![7, 8, 9, 14].includes(service.status)) service[body.ub ? 'bonusBalance' : 'balance'] -= a;
      if (service.fate === 'lostAfter') return { ok: false, failure: { kind: 'timeout' } };
      if (service.fate === 'gateway') return { ok: false, failure: { kind: 'server', code: 502 } };
      if (service.fate === 'notFound') return { ok: false, failure: { kind: 'notFound', code: 404 } };
      if (service.fate === 'cutJson') return { ok: false, failure: { kind: 'malformed' } };
      const answer = { bsid, bsids: [bsid], gi: null, status: service.status, a, odds: body.e.map(({ odd }) => odd) };
      return answerWith(call, input, { ...answer, balance: 0, bonusBalance: 0 });
    },
  };
  return service;
}

/** "1.234,50", as an order writes amounts. */
const readText = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

/** State of a single browser: the storage and locks that its engines share. */
export interface Device {
  store(): DeviceStore;
  tabStorage: TabStorage;
  /** Writes and reads the storage accepts: `full` refuses writes, `refused` refuses writes and reads. */
  takes: { database: 'all' | 'full' | 'refused'; tabs: 'all' | 'refused' };
  locks: LockManager;
  /** The stored part of the slip. */
  slip: { items: Selection[] };
}

export function device(items: Selection[] = oneItem()): Device {
  const takes: Device['takes'] = { database: 'all', tabs: 'all' };
  return { store: sharedStore(takes), tabStorage: sharedTexts(takes), takes, locks: browserLocks(), slip: { items } };
}

export const oneItem = (): Selection[] => [makeSelection({ odd: 250, agreedOdd: 250 })];

function sharedTexts(takes: Device['takes']): TabStorage {
  const texts = new Map<string, string>();
  return {
    read: async (list) => (takes.tabs === 'refused' ? null : (texts.get(list) ?? null)),
    write: async (list, text) => {
      if (takes.tabs === 'refused') return text === null;
      if (text === null) texts.delete(list);
      else texts.set(list, text);
      return true;
    },
  };
}

function sharedStore(takes: Device['takes']): () => DeviceStore {
  const kept = new Map<string, unknown>();
  const listeners = new Set<(key: string) => void>();
  return () => {
    let mine: ((key: string) => void) | undefined;
    return {
      read: async (key, guard) => {
        if (takes.database === 'refused') return undefined;
        const value = structuredClone(kept.get(key));
        return guard(value) ? value : undefined;
      },
      write: async (key, value) => {
        if (takes.database !== 'all') return false;
        kept.set(key, structuredClone(value));
        for (const listener of listeners) if (listener !== mine) listener(key);
        return true;
      },
      onWritten: (listener) => {
        mine = listener;
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      prepare: () => undefined,
      close: () => undefined,
    };
  };
}

function browserLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, options: LockOptions, work: () => Promise<unknown>) => {
      let leave = (): void => undefined;
      const gone = new Promise<void>((resolve) => (leave = resolve));
      options.signal?.addEventListener('abort', leave);
      const mine = last.then(work);
      const unheard = (): void => options.signal?.removeEventListener('abort', leave);
      mine.then(unheard, unheard);
      // A dead engine's lock becomes free.
      last = Promise.race([mine, gone]).catch(() => undefined);
      return mine;
    },
  } as unknown as LockManager;
}

export interface Engine {
  play: Play;
  items: Selection[];
  /** Simulates another engine's change: the slip now contains these items. */
  fill: (items: Selection[]) => void;
  /** Changes the terms without notifying any engine. */
  turn: (terms: Partial<SlipTerms>) => void;
  tap: (intent: string, useBonus?: boolean) => Promise<PlayState>;
  signIn: (hashedPlayer: string | undefined) => void;
  die: () => void;
}

/** Wraps a tab storage so that a dead engine reaches no tab. */
export function whileAlive(storage: TabStorage, signal: AbortSignal): TabStorage {
  return {
    read: async (list) => (signal.aborted ? undefined : storage.read(list)),
    write: async (list, text) => !signal.aborted && storage.write(list, text),
  };
}

/** Environment of an engine in a test. */
export interface Surroundings {
  acceptance?: OddsAcceptance;
  /** Balances the engine already has, so that it does not request them. */
  balances?: PlayerBalances;
  /** True when the hubs are connected; true by default. */
  isLive?: boolean;
  /** Renews the slip's odds. @returns false if the service returns none */
  renew?: (items: Selection[]) => Promise<boolean>;
  /** Resolves when the stored slip has been read; it counts as empty before. */
  reading?: Promise<void>;
}

/** Creates an engine of player A. Once it is killed it does nothing more: pending writes are not written. */
export function engine(
  services: Services,
  { store, tabStorage, locks, slip: written }: Device = device(),
  { acceptance, balances, isLive = true, renew = async () => true, reading }: Surroundings = {},
): Engine {
  const mine = new AbortController();
  const listeners = new Set<() => void>();
  let player: Player | undefined = { hashedPlayer: 'A' } as Player;
  const held = { items: reading === undefined ? written.items : [] };
  const whenLoaded = reading?.then(() => void (held.items = written.items));
  let terms: SlipTerms = { systems: [], multiplier: 50, couponCount: 1 };
  const kept = store();
  const play = createPlay({
    slip: () =>
      ({
        selections: () => held.items,
        terms,
        whenLoaded,
        clearPlayed: async () => {
          held.items = [];
          if (!mine.signal.aborted) written.items = [];
        },
        // A message of another engine may come late, but its writes are visible at once.
        sync: async () => void (held.items = written.items),
        refreshStaleOdds: async () => renew(held.items),
      }) as never,
    session: {
      get tokens() {
        return player === undefined ? null : {};
      },
    } as never,
    member: {
      get player() {
        return player;
      },
      balances,
      refresh: async () => true,
      onChange: (listener: () => void) => listeners.add(listener),
    } as never,
    services,
    acceptance: { value: acceptance } as never,
    store: { ...kept, write: async (key, value) => !mine.signal.aborted && kept.write(key, value) },
    tabStorage: whileAlive(tabStorage, mine.signal),
    locks,
    limits: () => defaultAppConfig.coupon,
    competitionOf: () => 'Süper Lig',
    isLive: () => isLive,
    now: () => Date.now(),
    serverOffset: async () => undefined,
    settleMs: async () => SETTLE_MS,
    signal: mine.signal,
  });
  return {
    play,
    get items() {
      return held.items;
    },
    fill: (items) => void (held.items = items),
    turn: (others) => void (terms = { ...terms, ...others }),
    tap: async (intent, useBonus = false) => {
      const result = await play.run({ intent, useBonus });
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    signIn: (hashedPlayer) => {
      player = hashedPlayer === undefined ? undefined : ({ hashedPlayer } as Player);
      for (const listener of listeners) listener();
    },
    die: () => mine.abort(),
  };
}
