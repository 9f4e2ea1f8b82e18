/** The interface between the at-most-once machine and its uses: coupons, pool coupons and withdrawals. */
import type { Result } from '../../../src/model/failure.ts';
import type { Doubt, MoneyState, DetailedMoneyState } from '../../../src/model/money-call.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import type { Services } from '../calls/services.ts';
import type { OrderGate } from '../own-limits/limited-order.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import type { OutcomeFinding } from './find-outcome.ts';
import type { Intent, IntentStorage, Tap, TapContext } from './intent.ts';
import type { TabStorage } from './stored-intents.ts';

/** Dependencies shared by all uses. */
export interface MoneyParts {
  session: Session;
  member: Member;
  services: Services;
  store: DeviceStore;
  /** Stores intents that the device's database refuses. */
  tabStorage: TabStorage;
  locks: LockManager | undefined;
  now(): number;
  /** Offset from the device's clock to the service's, ms; undefined when it cannot be measured. */
  serverOffset(): Promise<number | undefined>;
  /** Milliseconds after which an order that the list does not show was not made. */
  settleMs(): Promise<number>;
  /** The limits that members set on this device; undefined without any. Rejects when they cannot be loaded. */
  ownLimits(): Promise<OrderGate | undefined>;
  signal: AbortSignal;
}

/**
 * Either the state that says why nothing is sent, or the record to store and the function that sends it with the given
 * headers, which name the intent to the service (money-2).
 */
type PreparedRequest<Kept, End, Told extends DetailedMoneyState> =
  | { state: MoneyState<Told> }
  | { record: Kept; send(headers: Record<string, string>): Promise<Result<End>> };

export interface MoneyUse<Request extends Tap, End, Kept extends Intent<End>, Told extends DetailedMoneyState> {
  /** Name of the lock: one request at a time on this device, in all engines. */
  lock: string;
  storage: IntentStorage<Kept>;
  /** Identifies the subject of a tap. If it changes while the tap waits for the lock, nothing is sent. */
  subjectOf(last: Kept | undefined): string;
  /** Resolves when the subject has been read from the device: a new engine may be called before. */
  readonly whenLoaded?: () => Promise<void>;
  /** Takes over what other engines have written, apart from the records. */
  sync(): Promise<void>;
  prepare(request: Request, around: TapContext<Kept>): PreparedRequest<Kept, End, Told>;
  /** Kuruş of the balance that the order stakes; absent for a use that no limit concerns. */
  stakeOf?(record: Kept): number;
  findOutcome(record: Kept, late: boolean): Promise<OutcomeFinding<End>>;
  /** The state to show for a stored record. */
  stateOf(record: Kept, doubt?: Doubt): MoneyState<Told>;
  /** Called after an order was made and shown; repeated when it is unknown if the first call was completed. */
  onSucceeded(record: Kept): Promise<void>;
}
