/** The limits a member set on this device, as the orders of one use meet them: a stake is counted before it is sent. */
import type { Failure } from '../../../src/model/failure.ts';
import type { Intent, Tap } from '../money/intent.ts';
import type { MoneyParts, MoneyUse } from '../money/money-use.ts';
import type { DetailedMoneyState } from '../../../src/model/money-call.ts';

interface OrderLimits<Kept> {
  /**
   * Loads the limits and their time. @returns undefined without any, otherwise a function that counts the order, or
   * returns the failure that says why it must not be sent
   */
  open(): Promise<((record: Kept, last: Kept | undefined) => Promise<Failure | undefined>) | undefined>;
  /** Records the outcome of an order that was counted. */
  settle(record: Kept, isMade: boolean): Promise<void>;
}

export function createOrderLimits<Request extends Tap, End, Kept extends Intent<End>, Told extends DetailedMoneyState>(
  { lock, stakeOf }: MoneyUse<Request, End, Kept, Told>,
  ifStored: MoneyParts['ownLimits'],
): OrderLimits<Kept> {
  return {
    open: async () => {
      if (stakeOf === undefined) return undefined;
      const own = await ifStored().catch(() => null);
      if (own === undefined) return undefined;
      await own?.measure();
      return async (record, last) =>
        own === null ? { kind: 'limitsUnread' } : own.reserve({ ...record, use: lock, amount: stakeOf(record), last });
    },
    settle: async ({ intent, isLimited }, isMade) => {
      if (isLimited !== true) return;
      // A stake whose outcome cannot be recorded stays open and counts; the order itself must not fail by it.
      await ifStored()
        .then((own) => own?.settle(intent, isMade))
        .catch(() => undefined);
    },
  };
}
