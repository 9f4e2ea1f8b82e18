/** A member's own limits as orders meet them. */
import type { Failure } from '../../../src/model/failure.ts';

/** Key of the stored limits, in the device's database and in the storage of a tab. */
export const OWN_LIMITS_KEY = 'ownLimits';

/** An order that is about to be stored and sent. */
export interface LimitedOrder {
  /** Name of its use: the lock under which it is sent. */
  use: string;
  hashedPlayer: string;
  intent: string;
  /** Kuruş of the balance; 0 when it is paid with the bonus. */
  amount: number;
  /** The player's previous record of the same use. */
  last: { intent: string; end?: unknown } | undefined;
}

export interface OrderGate {
  /** Measures the service's clock. Without a response, the last known time counts. */
  measure(): Promise<void>;
  /** Counts an order before it is sent. @returns the failure that says why it must not be sent */
  reserve(order: LimitedOrder): Promise<Failure | undefined>;
  /** Records whether the order was made; one that was not made no longer counts. */
  settle(intent: string, isMade: boolean): Promise<void>;
}
