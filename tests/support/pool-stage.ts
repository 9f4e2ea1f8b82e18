/** Playing the pool without a browser: its service with faults, and engines that share a device and outlive each other. */
import type { WirePoolOrder } from '../../src/contract/services/wire/pool-coupon-wire.ts';
import { defaultAppConfig } from '../../src/domain/default-app-config.ts';
import type { Player } from '../../src/model/player.ts';
import type { PoolChange, PublishedPoolMarks, PoolPlayState, PoolSign } from '../../src/model/pool.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import { type PoolModule, createPoolModule } from '../../workers/engine/pool/pool-module.ts';
import { type Device, type Fate, SETTLE_MS, whileAlive } from './play-stage.ts';
import { answerWith } from './service-answer.ts';

export { type Fate, SETTLED_MS } from './play-stage.ts';

/** An order as the service received it. */
export interface PoolOrder {
  body: WirePoolOrder;
  headers: unknown;
}

interface Row {
  betSlipId: string;
  tid: string | null;
  gameCycleNo: number;
  playDate: number;
  status: number;
  columnCount: number;
  price: number;
}

export interface PoolService extends Services {
  orders: PoolOrder[];
  rows: Row[];
  /** Queries of its list. */
  asked: Record<string, string>[];
  /** TL the player has. */
  balance: number;
  fate: Fate;
  /** Holds back orders until it is settled. */
  hold: Promise<void> | undefined;
  listFails: boolean;
}

/** Makes the coupons of every order that reaches it. */
export function poolService(tellsId = true): PoolService {
  const service: PoolService = {
    orders: [],
    rows: [],
    asked: [],
    balance: 1_000,
    fate: 'answered',
    hold: undefined,
    listFails: false,
    request: async (call, input) => {
      if (call.path === 'player-balances') {
        return answerWith(call, input, { retailer: null, balance: service.balance, bonusBalance: 77 });
      }
      if (call.path === 'SporTotoBetSlip/played') {
        service.asked.push(input.query as Record<string, string>);
        if (service.listFails) return { ok: false, failure: { kind: 'network' } };
        const { length: total } = service.rows;
        return answerWith(call, input, { items: service.rows, page: 1, limit: 20, total, totalPage: 1 });
      }
      const body = structuredClone(input.body) as WirePoolOrder;
      service.orders.push({ body, headers: { ...input.headers } });
      await service.hold;
      if (service.fate === 'lostBefore') return { ok: false, failure: { kind: 'network' } };
      if (service.fate === 'refused') {
        return { ok: false, failure: { kind: 'refused', code: 3102, message: 'Program bulunamadı.' } };
      }
      const { gameCycleNo, columns, details } = body.betSlip;
      const columnCount = columns.reduce((sum, block) => sum + ways(block), 0);
      const made = Array.from({ length: details.numberOfCoupon }, (_, at) => ({
        betSlipId: `k${service.rows.length + at + 1}`,
        tid: tellsId ? (input.headers?.['Client-Transaction-Id'] ?? null) : null,
        ...{ gameCycleNo, playDate: Date.now() / 1000, status: -1, columnCount, price: details.stake },
      }));
      service.rows.push(...made);
      service.balance -= details.stake * details.numberOfCoupon;
      if (service.fate === 'lostAfter') return { ok: false, failure: { kind: 'timeout' } };
      if (service.fate === 'gateway') return { ok: false, failure: { kind: 'server', code: 502 } };
      if (service.fate === 'cutJson') return { ok: false, failure: { kind: 'malformed' } };
      const betSlipIds = made.map(({ betSlipId }) => betSlipId);
      return answerWith(call, input, { betSlipId: betSlipIds[0], betSlipIds, status: -1 });
    },
  };
  return service;
}

const ways = (block: WirePoolOrder['betSlip']['columns'][number]): number =>
  block.reduce((product, { selections }) => product * selections.length, 1);

export interface PoolEngine {
  module: PoolModule;
  marks(): PublishedPoolMarks | undefined;
  /** Returns the number of marked signs. */
  marked(): number;
  state(): PoolPlayState;
  /** Keys that were reported as changed. */
  dirty: string[];
  /** Number of coupons the service reported as made. */
  readonly made: number;
  /** Number of requests for the service's clock. */
  readonly clockAsked: number;
  change: (change: PoolChange) => Promise<boolean>;
  tap: (intent: string, shown?: { cycle?: number; price?: number }) => Promise<PoolPlayState>;
  signIn: (hashedPlayer: string | undefined) => void;
  /** Begins a session; its player is set later, with `know`. */
  begin: () => void;
  know: (hashedPlayer: string) => void;
  die: () => void;
}

export interface PoolEngineOptions {
  /** Milliseconds by which the service's clock is ahead of the device's. */
  ahead?: number;
  columnPrice?: number;
  /** True to cut the engine off from messages about writes of other engines. */
  deaf?: boolean;
  player?: string | undefined;
}

/** Creates an engine of player A. Once it is killed it does nothing more: pending writes are not written. */
export function poolEngine(
  services: Services,
  { store, tabStorage, locks }: Device,
  { ahead = 0, columnPrice, deaf = false, ...as }: PoolEngineOptions = {},
): PoolEngine {
  const mine = new AbortController();
  const sessionListeners = new Set<() => void>();
  const memberListeners = new Set<() => void>();
  const playerOf = (hashedPlayer: string | undefined): Player | undefined =>
    hashedPlayer === undefined ? undefined : ({ hashedPlayer } as Player);
  let player = playerOf('player' in as ? as.player : 'A');
  let isMember = player !== undefined;
  let generation = 0;
  let made = 0;
  let clockAsked = 0;
  const dirty: string[] = [];
  const kept = store();
  const { soccerPool } = defaultAppConfig;
  const module = createPoolModule({
    session: {
      get tokens() {
        return isMember ? {} : null;
      },
      get state() {
        return { phase: isMember ? 'member' : 'visitor', generation };
      },
      onChange: (listener: () => void) => sessionListeners.add(listener),
    } as never,
    member: {
      get player() {
        return player;
      },
      onChange: (listener: () => void) => {
        memberListeners.add(listener);
        return () => memberListeners.delete(listener);
      },
    } as never,
    services,
    store: {
      ...kept,
      write: async (key, value) => !mine.signal.aborted && kept.write(key, value),
      ...(deaf ? { onWritten: () => () => undefined } : {}),
    },
    tabStorage: whileAlive(tabStorage, mine.signal),
    locks,
    clock: {
      offset: ahead,
      now: () => (Date.now() + ahead) / 1000,
      ask: async () => {
        clockAsked += 1;
        return ahead;
      },
      onChange: () => () => undefined,
    },
    reference: {
      appConfig: {
        value:
          columnPrice === undefined ? undefined : { ...defaultAppConfig, soccerPool: { ...soccerPool, columnPrice } },
        use: () => () => undefined,
      } as never,
    },
    now: () => Date.now(),
    serverOffset: async () => ahead,
    settleMs: async () => SETTLE_MS,
    onMade: () => {
      made += 1;
    },
    signal: mine.signal,
  });
  const tell = (listeners: Set<() => void>): void => {
    for (const listener of listeners) listener();
  };
  const session = (begun: boolean, next: Player | undefined): void => {
    isMember = begun;
    player = next;
    generation += 1;
    tell(sessionListeners);
  };
  const topic = module.open((key) => dirty.push(key));
  const marks = (): PublishedPoolMarks | undefined => topic.read('marks') as PublishedPoolMarks | undefined;
  return {
    module,
    marks,
    marked: () => marks()?.blocks.flat(2).length ?? 0,
    state: () => topic.read('play') as PoolPlayState,
    dirty,
    get made() {
      return made;
    },
    get clockAsked() {
      return clockAsked;
    },
    change: async (change) => (await module.calls.changePool(change)).ok,
    tap: async (intent, { cycle = CYCLE, price = 1_000 } = {}) => {
      const result = await module.calls.playPool({ intent, cycle, price });
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    signIn: (hashedPlayer) => {
      session(hashedPlayer !== undefined, playerOf(hashedPlayer));
      tell(memberListeners);
    },
    begin: () => session(true, undefined),
    know: (hashedPlayer) => {
      player = playerOf(hashedPlayer);
      tell(memberListeners);
    },
    die: () => mine.abort(),
  };
}

export const CYCLE = 360;

export const enterRound = (cycle = CYCLE, closesAt: number | null = null): PoolChange => ({
  ...{ type: 'round', cycle, roundName: `${cycle}. hafta`, closesAt },
});

/** A change that puts one sign on each of the fifteen matches of a block; blocks count from 0. */
export const fillBlock = (block: number, sign: PoolSign = 1): PoolChange => ({
  ...{ type: 'fill', cycle: CYCLE, block },
  marks: Array.from({ length: 15 }, (_, at) => ({ match: at + 1, sign })),
});

export const markMatch = (block: number, match: number, sign: PoolSign): PoolChange => ({
  ...{ type: 'mark', cycle: CYCLE, block, match, sign, on: true },
});
