/**
 * The stored record of a money request, written before its first byte is sent (money-2), and the state it shows. A use
 * adds fields to find its own orders by. The only reference to the player is the hash of the account.
 */
import { isPlainObject, isWholeNumber } from '../../../src/lib/guards.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { CommonMoneyState, DetailedMoneyState, Doubt, MoneyState } from '../../../src/model/money-call.ts';

export interface Intent<End> {
  /** The `Client-Transaction-Id`. */
  intent: string;
  hashedPlayer: string;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Offset from the device's clock to the service's at that time, ms; absent until it is known. */
  serverOffset?: number;
  /** The balance that pays for it (main or bonus) before it was sent, kuruş; absent when it was not known. */
  purse?: number;
  /** Ids of earlier orders of the account; none of them can be the searched one. */
  seen: readonly string[];
  /**
   * The outcome, null when nothing was made. Stored at once, so that it survives an engine's death; absent while
   * unknown.
   */
  end?: End | null;
  /**
   * True when list and balance proved that nothing was made. A null `end` without it is an older build's guess (skew),
   * so the record is unresolved.
   */
  proven?: boolean;
  /**
   * True when the order was made but its slip may not be emptied yet, because an engine may have died between the two.
   */
  unfinished?: boolean;
  /** True when it counts for the player's own limits, which have its outcome before the record has it (balance-6). */
  isLimited?: boolean;
  /** True when the player has seen the outcome, or has stopped waiting for it. */
  dismissed?: boolean;
}

/** The fields that change after sending. */
export type IntentChange<End> = Pick<Intent<End>, 'end' | 'proven' | 'unfinished' | 'dismissed' | 'serverOffset'>;

/** True while the outcome is unknown. */
export function isUnresolved({ end, proven }: Intent<unknown>): boolean {
  return end === undefined || (end === null && proven !== true);
}

/** The outcome of the record; undefined when nothing was made, and while it is unknown. */
export function outcomeOf<End>(record: Intent<End> | undefined): End | undefined {
  return record?.end ?? undefined;
}

export interface Tap {
  /** Id of the tap, made in the tab. */
  intent: string;
  /** True when paid with the bonus balance. */
  useBonus?: boolean;
}

/** The context of a tap. */
export interface TapContext<Kept> {
  hashedPlayer: string;
  /** The player's previous record. */
  last: Kept | undefined;
  /** The balance that pays for it, kuruş; undefined when unknown. */
  balanceBefore: number | undefined;
  now: number;
}

/** Number of earlier orders of the account that a record lists. */
const SEEN = 20;

/**
 * The fields that the records of all uses have, for a new tap.
 * @param idsOf the ids of the previous order's outcome
 */
export function newIntent<End>(
  { intent }: Tap,
  { hashedPlayer, last, balanceBefore, now }: TapContext<Intent<End>>,
  idsOf: (end: End) => readonly string[],
): Intent<End> {
  const end = outcomeOf(last);
  return {
    intent,
    hashedPlayer,
    sentAt: now,
    ...(balanceBefore === undefined ? {} : { purse: balanceBefore }),
    seen: [...(last?.seen ?? []), ...(end === undefined ? [] : idsOf(end))].slice(-SEEN),
  };
}

/**
 * The state of a record, shown in every tab.
 * @param sent the use's own fields of an unresolved request
 * @param made the use's own fields of a confirmed request
 */
export function stateOfRecord<End, Sent extends object, Made extends object>(
  record: Intent<End>,
  doubt: Doubt = 'checking',
  sent: Sent,
  made: (end: End) => Made,
):
  | CommonMoneyState
  | ({ phase: 'unknown'; intent: string; sentAt: number; doubt: Doubt } & Sent)
  | ({ phase: 'confirmed'; intent: string } & Made) {
  const { intent, sentAt } = record;
  if (isUnresolved(record)) return { phase: 'unknown', intent, sentAt: Math.floor(sentAt / 1_000), doubt, ...sent };
  const end = outcomeOf(record);
  return end === undefined ? { phase: 'notMade', intent } : { phase: 'confirmed', intent, ...made(end) };
}

/** The state after a refusal by the service or by the product itself. */
export function rejectedState(intent: string, failure: Failure): CommonMoneyState {
  return { phase: 'rejected', intent, failure };
}

type AnyState = MoneyState<DetailedMoneyState>;

/** True while no other request may be sent. */
export const blocksRequests = ({ phase }: AnyState): boolean => phase === 'sending' || phase === 'unknown';
export const intentOf = (state: AnyState): string | undefined => (state.phase === 'idle' ? undefined : state.intent);
export const doubtOf = (state: AnyState): Doubt | undefined => (state.phase === 'unknown' ? state.doubt : undefined);

/** The stored records of one use. */
export interface IntentStorage<Kept> {
  /** Key of the records. */
  key: string;
  isRecord: (value: unknown) => value is Kept;
  /** The record as a sign-out leaves it; the same object when there is nothing to strip. */
  strip(record: Kept): Kept;
}

/** Names of a record's text and whole-number fields, and the guard of its outcome. */
interface RecordShape {
  stringFields: readonly string[];
  integerFields: readonly string[];
  isOutcome(end: unknown): boolean;
}

/** True when a stored value is a record of this shape. */
export function isRecordOfShape(
  record: unknown,
  { stringFields: texts, integerFields: numbers, isOutcome: isEnd }: RecordShape,
): boolean {
  return (
    isPlainObject(record) &&
    ['intent', 'hashedPlayer', ...texts].every((name) => typeof record[name] === 'string') &&
    ['sentAt', ...numbers].every((name) => isWholeNumber(record[name])) &&
    (record['end'] === undefined || record['end'] === null || isEnd(record['end'])) &&
    (record['serverOffset'] === undefined || isWholeNumber(record['serverOffset'])) &&
    isStringArray(record['seen'])
  );
}

export function isStringArray(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
