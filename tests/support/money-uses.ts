/** The three uses of at-most-once requests, for tests of the rules that all of them share. */
import { beforeEach, vi } from 'vitest';
import { emptyPoolDraft } from '../../src/domain/pool/change-draft.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import type { Device } from './money-device.ts';
import type { Around, MoneyEngine, MoneyService } from './money-stage.ts';
import { ownDevice } from './own-device.ts';
import { playEngine, wager } from './play-stage.ts';
import { CYCLE, poolEngine, poolService } from './pool-stage.ts';
import { payments, withdrawEngine } from './withdraw-stage.ts';

export interface MoneyUseOfTest {
  name: string;
  /** Key of its records in the device's database. */
  key: string;
  /** Path of its order. */
  orderPath: string;
  lock: string;
  /** True when an order empties what was ordered: a slip or marks, but no form. */
  empties: boolean;
  service(tellsId?: boolean): MoneyService;
  engine(services: Services, on: Device, around?: Around): MoneyEngine;
  /** Fills the device with something to order. */
  prepare?(on: Device): Promise<unknown>;
}

export const uses: readonly MoneyUseOfTest[] = [
  {
    ...{ name: 'a coupon', key: 'plays', orderPath: 'sendCoupon', lock: 'tribun:play', empties: true },
    service: wager,
    engine: playEngine,
  },
  {
    ...{ name: 'a pool coupon', key: 'poolPlays', orderPath: 'SporToto/play', lock: 'tribun:pool', empties: true },
    service: poolService,
    engine: poolEngine,
    prepare: (on) => {
      const blocks = emptyPoolDraft.blocks.with(
        0,
        Array.from({ length: 15 }, () => [1]),
      );
      const round = { cycle: CYCLE, roundName: `${CYCLE}. hafta`, closesAt: null };
      return on.store().write('poolMarks', { ...emptyPoolDraft, ...round, blocks, owner: '', aside: null });
    },
  },
  {
    ...{ name: 'a withdrawal', key: 'withdrawals', orderPath: 'withdraw', lock: 'tribun:withdraw', empties: false },
    service: payments,
    engine: withdrawEngine,
  },
];

export interface MoneyRun {
  readonly device: Device;
  /** An engine of this use, on the device of the running test unless another one is given. */
  start(services: Services, around?: Around, on?: Device): MoneyEngine;
  /** True when a request is an order. */
  isOrder(call: { path: string }): boolean;
}

/** Prepares a device for each test of a use. */
export function moneyRun(use: MoneyUseOfTest): MoneyRun {
  const own = ownDevice();
  beforeEach(async () => {
    await use.prepare?.(own.device);
  });
  return {
    get device() {
      return own.device;
    },
    start: (services, around, on = own.device) => own.keep(use.engine(services, on, around)),
    isOrder: ({ path }) => path.endsWith(use.orderPath),
  };
}

export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Makes the service hold back the response to orders. @returns the function that releases it */
export function holdOrders(service: MoneyService): () => void {
  let release = (): void => undefined;
  service.hold = new Promise((resolve) => (release = resolve));
  return () => release();
}
