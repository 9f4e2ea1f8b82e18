/**
 * Finds whether this device stores limits that a member set, and loads their part of the engine only then (rule
 * balance-10).
 */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { once } from '../../../src/lib/once.ts';
import type { Failure } from '../../../src/model/failure.ts';
import { OWN_LIMITS_KEY } from './limited-order.ts';
import type { OwnLimitsOptions, OwnLimitsPart } from './own-limits.ts';

export interface LimitsSource {
  /** Loads the part. */
  part(): Promise<OwnLimitsPart>;
  /**
   * The part when limits of any member are stored on this device, otherwise undefined. Rejects when it cannot be loaded:
   * then nothing may be sent.
   */
  ifStored(): Promise<OwnLimitsPart | undefined>;
  change: CallHandlers<'changeOwnLimits'>['changeOwnLimits'];
  /** The same read, except that the ways to deposit are refused during the member's pause (rule balance-7). */
  guardDeposit(read: CallHandlers<'read'>['read']): CallHandlers<'read'>['read'];
}

/** @param load loads the code of the part */
export function createLimitsSource(options: OwnLimitsOptions, load = () => import('./own-limits.ts')): LimitsSource {
  const { store, tabStorage } = options;
  const part = once(async () => (await load()).createOwnLimits(options));
  const ifStored = async (): Promise<OwnLimitsPart | undefined> => {
    const onDevice = await store.read(OWN_LIMITS_KEY, Array.isArray);
    return onDevice?.length || (await tabStorage.read(OWN_LIMITS_KEY)) ? part() : undefined;
  };
  return {
    part,
    ifStored,
    change: (change) =>
      part().then(
        (own) => own.change(change),
        () => ({ ok: false, failure: { kind: 'network' } }),
      ),
    guardDeposit: (read) => async (request) => {
      if (request.name === 'getDepositWays') {
        const failure = await ifStored().then(
          (own) => own?.depositFailure(),
          (): Failure => ({ kind: 'limitsUnread' }),
        );
        if (failure !== undefined) return { ok: false, failure };
      }
      return read(request);
    },
  };
}
