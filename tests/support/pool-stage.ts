/** Playing the pool without a browser: its service and engines. */
import type { WirePoolOrder } from '../../src/contract/services/wire/pool-coupon-wire.ts';
import { defaultAppConfig } from '../../src/domain/default-app-config.ts';
import type { PoolChange, PublishedPoolMarks, PoolPlayState, PoolSign } from '../../src/model/pool.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import { type PoolModule, createPoolModule } from '../../workers/engine/pool/pool-module.ts';
import { type Device } from './money-device.ts';
import { type Around, type MoneyEngine, type MoneyService } from './money-stage.ts';
import { engineParts, moneyService } from './money-stage.ts';

interface Row {
  betSlipId: string;
  tid: string | null;
  gameCycleNo: number;
  playDate: number;
  status: number;
  columnCount: number;
  price: number;
}

export type PoolService = MoneyService<Row, WirePoolOrder>;

/** Makes the coupons of every order that reaches it. */
export function poolService(tellsId = true): PoolService {
  return moneyService(tellsId, {
    listPath: 'SporTotoBetSlip/played',
    refusal: { kind: 'refused', code: 3102, message: 'Program bulunamadı.' },
    make: (service, { betSlip: { gameCycleNo, columns, details } }, tid) => {
      const columnCount = columns.reduce((sum, block) => sum + ways(block), 0);
      const made = Array.from({ length: details.numberOfCoupon }, (_, at) => ({
        betSlipId: `k${service.rows.length + at + 1}`,
        ...{ tid, gameCycleNo, playDate: service.now(), status: -1, columnCount, price: details.stake },
      }));
      service.rows.push(...made);
      service.balance -= details.stake * details.numberOfCoupon;
      const betSlipIds = made.map(({ betSlipId }) => betSlipId);
      return { betSlipId: betSlipIds[0], betSlipIds, status: -1 };
    },
  });
}

const ways = (block: WirePoolOrder['betSlip']['columns'][number]): number =>
  block.reduce((product, { selections }) => product * selections.length, 1);

export interface PoolEngine extends MoneyEngine<PoolPlayState> {
  marks(): PublishedPoolMarks | undefined;
  /** Returns the number of marked signs. */
  marked(): number;
  /** Keys that were reported as changed. */
  dirty: string[];
  /** Number of requests for the service's clock. */
  readonly clockAsked: number;
  change: (change: PoolChange) => Promise<boolean>;
  tap: (intent: string, shown?: { cycle?: number; price?: number }) => Promise<PoolPlayState>;
  /** Begins a session; its player is set later, with `know`. */
  begin: () => void;
  know: (hashedPlayer: string) => void;
}

export interface PoolAround extends Around {
  columnPrice?: number;
}

export function poolEngine(
  services: Services & Partial<Pick<PoolService, 'ahead'>>,
  on: Device,
  { columnPrice, ...around }: PoolAround = {},
): PoolEngine {
  const { parts, ...sessions } = engineParts(services, on, around);
  let made = 0;
  let clockAsked = 0;
  const dirty: string[] = [];
  const listeners = new Set<() => void>();
  const ahead = (): number => services.ahead ?? 0;
  const { soccerPool } = defaultAppConfig;
  const module: PoolModule = createPoolModule({
    ...parts,
    clock: {
      get offset() {
        return ahead();
      },
      now: () => (Date.now() + ahead()) / 1000,
      ask: async () => {
        clockAsked += 1;
        return ahead();
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
    onMade: () => {
      made += 1;
    },
  });
  const topic = module.open((key) => {
    dirty.push(key);
    if (key === 'play') for (const listener of listeners) listener();
  });
  const marks = (): PublishedPoolMarks | undefined => topic.read('marks') as PublishedPoolMarks | undefined;
  const marked = (): number => marks()?.blocks.flat(2).length ?? 0;
  const change = async (one: PoolChange): Promise<boolean> => (await module.calls.changePool(one)).ok;
  return {
    ...sessions,
    marks,
    marked,
    dirty,
    change,
    get state() {
      return topic.read('play') as PoolPlayState;
    },
    get made() {
      return made;
    },
    get clockAsked() {
      return clockAsked;
    },
    get isFilled() {
      return marked() > 0;
    },
    refill: async () => {
      await change(enterRound());
      await change(fillBlock(0));
    },
    tap: async (intent, { cycle = CYCLE, price = 1_000 } = {}) => {
      const result = await module.calls.playPool({ intent, cycle, price });
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    dismiss: async () => void (await change({ type: 'playSeen' })),
    retryUnresolved: module.retryUnresolved,
    onSessionEnd: module.onSessionEnd,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
