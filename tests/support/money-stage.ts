/**
 * Money without a browser: a service with faults, and engines that share a device and outlive each other. The
 * stages of plays, pool and withdrawals add their own rows and requests.
 */
import type { Failure } from '../../src/model/failure.ts';
import type { Player, PlayerBalances } from '../../src/model/player.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import type { MoneyParts } from '../../workers/engine/money/money-use.ts';
import { createLimitsSource } from '../../workers/engine/own-limits/limits-source.ts';
import type { Device } from './money-device.ts';
import { answerWith } from './service-answer.ts';

export const SETTLE_MS = 60_000;
/** Later than any settling, with the longest pause between two polls. */
export const SETTLED_MS = SETTLE_MS + 90_000;

/** `notFound`: a gateway's 404, after the service created the order. */
export type Fate = (typeof fates)[number];
export const fates = ['answered', 'refused', 'lostBefore', 'lostAfter', 'gateway', 'notFound', 'cutJson'] as const;
/** The order is made, and its response says nothing of it. */
export const lostAfter = ['lostAfter', 'gateway', 'notFound', 'cutJson'] as const;

export interface MoneyService<Row extends object = object, Body = unknown> extends Services {
  /** The orders that reached it. */
  orders: { body: Body; headers: unknown }[];
  /** Everything it made, as its list has it. */
  rows: Row[];
  /** Queries of its list. */
  asked: Record<string, string>[];
  /** TL the player has. */
  balance: number;
  bonusBalance: number;
  fate: Fate;
  /** Milliseconds by which its clock is ahead of the device's. */
  ahead: number;
  /** True when its clock cannot be read. */
  clockFails: boolean;
  /** Holds back orders until it is settled. */
  hold: Promise<void> | undefined;
  /** Holds back the response with the balance until it is settled. */
  balanceHold: Promise<void> | undefined;
  /** True when list and balance cannot be read. */
  listFails: boolean;
  /** True when the rows of its list are unreadable. */
  listGarbled: boolean;
  /** Its time, epoch seconds. */
  now(): number;
}

interface MoneyServiceParts<Row extends object, Body> {
  listPath: string;
  refusal: Failure;
  /** Rows as the wire has them; as they are by default. */
  wireRows?(rows: Row[]): object[];
  /** Makes the order. @returns the body of the response */
  make(service: MoneyService<Row, Body>, body: Body, tid: string | null): unknown;
}

/** @param tellsId true when rows have the transaction id of their order */
export function moneyService<Row extends object, Body>(
  tellsId: boolean,
  { listPath, refusal, wireRows = (rows) => rows, make }: MoneyServiceParts<Row, Body>,
): MoneyService<Row, Body> {
  const failed = (failure: Failure) => ({ ok: false as const, failure });
  const service: MoneyService<Row, Body> = {
    ...{ orders: [], rows: [], asked: [], balance: 1_000, bonusBalance: 0, fate: 'answered', ahead: 0 },
    ...{ clockFails: false, hold: undefined, balanceHold: undefined, listFails: false, listGarbled: false },
    now: () => (Date.now() + service.ahead) / 1000,
    request: async (call, input) => {
      if (call.path === listPath) {
        service.asked.push(input.query as Record<string, string>);
        if (service.listFails) return failed({ kind: 'network' });
        const rows = wireRows(service.rows);
        const items = service.listGarbled ? rows.map(() => ({})) : rows;
        return answerWith(call, input, { items, page: 1, limit: 20, total: rows.length, totalPage: 1 });
      }
      if (call.path === 'player-balances') {
        await service.balanceHold;
        if (service.listFails) return failed({ kind: 'network' });
        const { balance, bonusBalance } = service;
        return answerWith(call, input, { retailer: null, balance, bonusBalance });
      }
      const body = structuredClone(input.body) as Body;
      service.orders.push({ body, headers: { ...input.headers } });
      const arrived = Date.now();
      await service.hold;
      // The service drops an order after its caller has given up.
      if (Date.now() - arrived > 45_000) return failed({ kind: 'timeout' });
      if (service.fate === 'lostBefore') return failed({ kind: 'network' });
      if (service.fate === 'refused') return failed(refusal);
      const answer = make(service, body, tellsId ? (input.headers?.['Client-Transaction-Id'] ?? null) : null);
      if (service.fate === 'lostAfter') return failed({ kind: 'timeout' });
      if (service.fate === 'gateway') return failed({ kind: 'server', code: 502 });
      if (service.fate === 'notFound') return failed({ kind: 'notFound', code: 404 });
      if (service.fate === 'cutJson') return failed({ kind: 'malformed' });
      return answerWith(call, input, answer);
    },
  };
  return service;
}

/** Common part of the engines of all stages. */
export interface MoneyEngine<State = { phase: string }> {
  readonly state: State;
  /** Number of orders the machine reported as made. */
  readonly made: number;
  /** True while there is something to order: the slip, the marks; a form always is. */
  readonly isFilled: boolean;
  tap(intent: string): Promise<State>;
  /** Fills slip or marks anew. */
  refill(): Promise<void>;
  dismiss(): Promise<void>;
  retryUnresolved(): void;
  onSessionEnd(): Promise<void>;
  onChange(listener: () => void): () => void;
  signIn(hashedPlayer: string | undefined): void;
  die(): void;
}

/** Environment of an engine in a test. */
export interface Around {
  /** The signed-in player; undefined for a visitor. */
  player?: string | undefined;
  /** Loads the code of the member's own limits. */
  loadLimits?: Parameters<typeof createLimitsSource>[1];
  /** Balances the engine already has, so that it does not request them. */
  balances?: PlayerBalances;
  /** An account that is yet to be loaded, or cannot be. */
  account?: { player(): Player | undefined; whenFirstLoaded(): Promise<void>; failure?: Failure };
}

export interface EngineParts {
  parts: MoneyParts;
  signIn(hashedPlayer: string | undefined): void;
  /** Begins a session; its player is set later, with `know`. */
  begin(): void;
  know(hashedPlayer: string): void;
  die(): void;
}

const playerOf = (hashedPlayer: string | undefined): Player | undefined =>
  hashedPlayer === undefined ? undefined : ({ hashedPlayer } as Player);

/** The parts of an engine of player A. Once it is killed it does nothing more: pending writes are not written. */
export function engineParts(
  services: Services & Partial<Pick<MoneyService, 'ahead' | 'clockFails'>>,
  { store, tabStorage, locks }: Device,
  { balances, account, loadLimits, ...as }: Around = {},
): EngineParts {
  const mine = new AbortController();
  const { signal } = mine;
  const sessionListeners = new Set<() => void>();
  const memberListeners = new Set<() => void>();
  let player = playerOf('player' in as ? as.player : 'A');
  let isMember = player !== undefined || account !== undefined;
  let generation = 0;
  const kept = store();
  const listenTo = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const notify = (listeners: Set<() => void>): void => {
    for (const listener of listeners) listener();
  };
  const session = (begun: boolean, next: Player | undefined): void => {
    isMember = begun;
    player = next;
    generation += 1;
    notify(sessionListeners);
  };
  const parts: Omit<MoneyParts, 'ownLimits'> = {
    session: {
      get tokens() {
        return isMember ? {} : null;
      },
      get state() {
        return { phase: isMember ? 'member' : 'visitor', generation };
      },
      onChange: listenTo(sessionListeners),
    } as never,
    member: {
      get player() {
        return account === undefined ? player : account.player();
      },
      balances,
      load: { failure: account?.failure },
      // An engine whose account is known must not wait for it.
      whenFirstLoaded: account?.whenFirstLoaded ?? (() => new Promise(() => undefined)),
      onChange: listenTo(memberListeners),
    } as never,
    services,
    store: { ...kept, write: async (key, value) => !signal.aborted && kept.write(key, value) },
    // A dead engine reaches no tab.
    tabStorage: {
      read: async (list) => (signal.aborted ? undefined : tabStorage.read(list)),
      write: async (list, text) => !signal.aborted && tabStorage.write(list, text),
    },
    locks,
    now: () => Date.now(),
    serverOffset: async () => (services.clockFails === true ? undefined : services.ahead),
    settleMs: async () => SETTLE_MS,
    signal,
  };
  return {
    parts: { ...parts, ownLimits: createLimitsSource(parts, loadLimits).ifStored },
    signIn: (hashedPlayer) => {
      session(hashedPlayer !== undefined, playerOf(hashedPlayer));
      notify(memberListeners);
    },
    begin: () => session(true, undefined),
    know: (hashedPlayer) => {
      player = playerOf(hashedPlayer);
      notify(memberListeners);
    },
    die: () => mine.abort(),
  };
}
